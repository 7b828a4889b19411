import { css } from '@emotion/react';
import { findDestination } from '@storefront/shared/domain/catalogue/destinations';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { Button } from '@storefront/shared/ui/button';
import { belowCompactHeader, COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useRef, useState } from 'react';

import { formatBounds, type MapBounds } from '../../domain/map-bounds';
import { PAGE_SIZE } from '../../domain/results-view';
import { MapCard } from '../../features/map/map-card';
import { ResultsMap } from '../../features/map/results-map';

import { useMapHotels } from './use-map-hotels';
import type { SearchPage } from './use-search-page';

interface PageMapProps {
  readonly page: SearchPage;
  /** The hotel whose card has the pointer or the focus. */
  readonly hovered: number | null;
  readonly onOpen: (giataId: number) => void;
}

/** Minimum viewport width at which the map is beside the list. */
const BESIDE_PX = 1024;

/** The map of all hotels that pass the filters: beside the list on large screens, instead of it on small ones. */
export function PageMap({ page, hovered, onOpen }: PageMapProps) {
  const { state, query, choice, change } = page;
  const hotels = useMapHotels(page);
  const { selected, select } = useSelectedHotel(page, hotels);
  const { setMoved, canSearchHere, searchHere } = useMovedArea(page);
  const box = useRef<HTMLDivElement>(null);
  // On phones the map starts below the fold and is scrolled into view.
  useEffect(() => {
    if (!window.matchMedia(`(min-width: ${BESIDE_PX}px)`).matches) box.current?.scrollIntoView();
  }, []);
  const priceNote = choice.priceMode === 'total' ? 'in total' : 'per person';

  return (
    <div css={mapStyles} ref={box}>
      <div css={frameStyles}>
        <ResultsMap
          hotels={hotels}
          airportCode={findDestination(query.destinationId)?.code ?? null}
          selected={selected?.giataId ?? null}
          hovered={hovered}
          onSelect={select}
          bounds={choice.area}
          onMove={setMoved}
          label="Map of all hotels"
          priceNote={priceNote}
          isPending={isFinding(state)}
        />
        {canSearchHere && (
          <div css={searchHereStyles}>
            <Button look="action" onClick={searchHere}>
              Search this area
            </Button>
          </div>
        )}
      </div>
      {selected && (
        <MapCard
          key={selected.giataId}
          hotel={selected}
          priceLabel={selected.priceLabel}
          priceNote={priceNote}
          onOpen={() => onOpen(selected.giataId)}
          onClose={() => select(null)}
        />
      )}
      <p role="status" css={noteStyles}>
        {noteFor(state, hotels.length)}
      </p>
      {choice.area && (
        <div>
          <Button look="outline" onClick={() => change({ area: null }, { stay: true })}>
            Show the whole map
          </Button>
        </div>
      )}
    </div>
  );
}

/** The part of the map that the shopper has moved it to, until the list is limited to it. */
function useMovedArea({ choice: { area }, change }: SearchPage) {
  const [moved, setMoved] = useState<MapBounds | null>(null);
  const canSearchHere = moved !== null && (area === null || formatBounds(moved) !== formatBounds(area));
  const searchHere = () => {
    change({ area: moved }, { stay: true });
    setMoved(null);
  };
  return { setMoved, canSearchHere, searchHere };
}

/** The selected pin. The list turns to the page of its hotel and scrolls to its card. */
function useSelectedHotel(page: SearchPage, hotels: ReturnType<typeof useMapHotels>) {
  const { state, choice, change } = page;
  const [id, setId] = useState<number | null>(null);
  const selected = hotels.find(({ giataId }) => giataId === id) ?? null;
  const isListed = state.kind === 'ready' && state.view.cards.some(({ giataId }) => giataId === id);
  useEffect(() => {
    if (isListed) document.querySelector(`[data-giata="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isListed]);

  const select = (giataId: number | null) => {
    setId(giataId);
    const hotel = hotels.find((other) => other.giataId === giataId);
    const listPage = hotel ? Math.floor(hotel.position / PAGE_SIZE) + 1 : choice.page;
    if (listPage !== choice.page) change({ page: listPage }, { replace: true, stay: true });
  };
  return { selected, select };
}

/** Whether the places of hotels are still being requested. */
function isFinding(state: SearchPage['state']): boolean {
  return state.kind !== 'ready' || (state.coordinates !== 'complete' && state.coordinates !== 'failed');
}

function noteFor(state: SearchPage['state'], visible: number): string {
  if (state.kind !== 'ready') return '';
  const { coordinates, view } = state;
  if (coordinates === 'failed')
    return `The map shows ${visible} of the ${pluralize(view.cards.length, 'hotel', 'hotels')} of this page. The places of the others are not known just now.`;
  if (coordinates !== 'complete') return `Finding the places of ${pluralize(view.total, 'hotel', 'hotels')}`;
  if (visible === view.total)
    return `The map shows all ${pluralize(visible, 'hotel', 'hotels')} of the list.`;
  return `The map shows ${visible} of the ${pluralize(view.total, 'hotel', 'hotels')} of the list. ${placesAreUnknown(view.total - visible)}`;
}

const mapStyles = css`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  scroll-margin-top: calc(56px + ${space.m});

  ${from.large} {
    position: sticky;
    top: ${space.m};

    ${belowCompactHeader} {
      top: calc(${COMPACT_HEADER_HEIGHT} + ${space.m});
    }
  }
`;

const frameStyles = css`
  position: relative;
  isolation: isolate;
  /* Leaves room for the card of the selected hotel below, which so never moves the map. */
  height: clamp(300px, calc(100dvh - 424px), 640px);
  overflow: hidden;
  border-radius: ${radius.card};
  box-shadow: ${shadow.card};

  ${from.large} {
    height: max(420px, calc(100dvh - 344px));
  }
`;

const searchHereStyles = css`
  position: absolute;
  z-index: 1000;
  top: ${space.s};
  left: 50%;
  transform: translateX(-50%);
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

function placesAreUnknown(count: number): string {
  return count === 1 ? 'The place of one is not known.' : `The places of ${count} are not known.`;
}
