import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';

import { tilesOf } from '../../parts/tiles/tiles-of';

import { DestinationCard } from './destination-card';

interface DestinationCarouselProps {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
  /** Scene families of the media service for the pictures. */
  readonly scenes: readonly string[];
}

/** Renders destinations of one kind: four at a time on wide windows, otherwise all in a grid (HOME-11 to HOME-15). */
export function DestinationCarousel({ title, entries, scenes }: DestinationCarouselProps) {
  return (
    <Container>
      <Carousel
        label={title}
        heading={<SectionHeading size="page">{title}</SectionHeading>}
        layout="four-or-grid"
        slides={tilesOf(entries, scenes).flatMap(({ label, path, scene }) =>
          path === null ? [] : [<DestinationCard key={label} name={label} path={path} scene={scene} />],
        )}
      />
    </Container>
  );
}
