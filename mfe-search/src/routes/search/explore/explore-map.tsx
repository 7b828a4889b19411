import { css } from '@emotion/react';
import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { useMediaQuery } from '@storefront/shared/ui/carousel/use-media-query';
import { from, below, space } from '@storefront/shared/ui/tokens';

import { placePath, type ExploreChoice } from '../../../domain/explore-params';
import { MapLoading } from '../../../features/map/map-loading';

import { PlaceCard } from '../../../features/explore/place-card';
import { PlacesMapFrame } from './places-map-frame';

interface ExploreMapProps {
  /** `null` while it is loading. */
  readonly explore: Explore | null;
  readonly query: SearchQuery;
  readonly choice: ExploreChoice;
  readonly hovered: number | null;
  readonly onSelect: (destinationId: number | null) => void;
}

/** The map with the selected place below it: beside the list on large screens, else instead of it. */
export function ExploreMap({ explore, query, choice, hovered, onSelect }: ExploreMapProps) {
  // `null` on a server and while the browser takes over its document: both render the frame of the map.
  const isBeside = useMediaQuery('(min-width: 1024px)');
  const { destinations = [], basis } = explore ?? {};
  const selected = destinations.find(({ destinationId }) => destinationId === choice.place);
  return (
    <div css={[columnStyles, !choice.showsMap && besideListStyles]}>
      <div css={mapStyles}>
        {explore && isBeside !== null && (isBeside || choice.showsMap) ? (
          <PlacesMapFrame
            destinations={destinations}
            budget={choice.budget}
            selected={selected?.destinationId ?? null}
            hovered={hovered}
            onSelect={onSelect}
          />
        ) : (
          <MapLoading />
        )}
      </div>
      {selected && <PlaceCard place={selected} path={placePath(query, selected, basis === 'request')} />}
    </div>
  );
}

const columnStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  ${from.large} {
    position: sticky;
    top: ${space.m};
  }
`;

const besideListStyles = css`
  ${below.large} {
    display: none;
  }
`;

const mapStyles = css`
  display: grid;
  height: 376px;

  ${from.large} {
    height: 404px;
  }
`;
