import { css } from '@emotion/react';
import type { Explore, ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { useMediaQuery } from '@storefront/shared/ui/carousel/use-media-query';
import { from, below, space } from '@storefront/shared/ui/tokens';
import { useMemo } from 'react';

import { placePath, type ExploreChoice } from '../../../domain/explore-params';
import { MapLoading } from '../../../features/map/map-loading';

import { PlaceCard } from '../../../features/explore/place-card';
import { PlacesMapFrame } from './places-map-frame';

interface ExploreMapProps {
  /** `null` while it is loading. */
  readonly explore: Explore | null;
  /** The place of the card below the map. */
  readonly selected: ExploreDestination | null;
  readonly query: SearchQuery;
  readonly choice: ExploreChoice;
  readonly hovered: number | null;
  readonly onSelect: (destinationId: number | null) => void;
}

/** The map with the selected place below it: beside the list on large screens, else instead of it. */
export function ExploreMap({ explore, selected, query, choice, hovered, onSelect }: ExploreMapProps) {
  // `null` on a server and while the browser takes over its document: both render the frame of the map.
  const isBeside = useMediaQuery('(min-width: 1024px)');
  return (
    <div css={[columnStyles, !choice.showsMap && besideListStyles]}>
      <div css={mapStyles}>
        {explore && isBeside !== null && (isBeside || choice.showsMap) ? (
          <LoadedMap
            destinations={explore.destinations}
            choice={choice}
            cardId={selected?.destinationId ?? null}
            hovered={hovered}
            onSelect={onSelect}
          />
        ) : (
          <MapLoading />
        )}
      </div>
      {explore && selected && (
        <PlaceCard place={selected} path={placePath(query, selected, explore.basis === 'request')} />
      )}
    </div>
  );
}

interface LoadedMapProps extends Pick<ExploreMapProps, 'choice' | 'hovered' | 'onSelect'> {
  readonly destinations: Explore['destinations'];
  /** The place of the card. One that nobody has chosen is marked, and the map does not move to it. */
  readonly cardId: number | null;
}

function LoadedMap({ destinations, choice, cardId, hovered, onSelect }: LoadedMapProps) {
  const { budget, flightHours, warm, place } = choice;
  const filters = useMemo(() => ({ budget, flightHours, warm }), [budget, flightHours, warm]);
  return (
    <PlacesMapFrame
      destinations={destinations}
      filters={filters}
      selected={cardId === place ? cardId : null}
      hovered={hovered ?? cardId}
      onSelect={onSelect}
    />
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
