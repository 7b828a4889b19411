import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';

import { tilesOf } from '../../parts/tiles/tiles-of';

import { DestinationCard } from './destination-card';

interface DestinationCarouselProps {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
  /** Families of the media service that their pictures come from. */
  readonly scenes: readonly string[];
}

/** Destinations of one kind: four at a time on a wide window, all of them in a grid on others (HOME-11 to HOME-15). */
export function DestinationCarousel({ title, entries, scenes }: DestinationCarouselProps) {
  return (
    <Container>
      <Carousel
        label={title}
        heading={<SectionHeading size="page">{title}</SectionHeading>}
        layout="destinations"
        slides={tilesOf(entries, scenes).flatMap(({ label, path, scene }) =>
          path === null ? [] : [<DestinationCard key={label} name={label} path={path} scene={scene} />],
        )}
      />
    </Container>
  );
}
