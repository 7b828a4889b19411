import { css } from '@emotion/react';
import { findDestination } from '@storefront/shared/domain/catalogue/destinations';
import { displayPrice } from '@storefront/shared/composites/hotel-card/holiday-price';
import { Button } from '@storefront/shared/ui/button';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useRef, useState } from 'react';

import { offerOf } from '../../domain/offer';
import { useHotels } from '../../parts/hotel-records/hotel-records-context';
import type { MapHotel } from '../../features/map/map-hotel';
import { ResultsMap } from '../../features/map/results-map';

import type { SearchPage } from './use-search-page';

interface PageMapProps {
  readonly page: SearchPage;
  /** The hotel whose card has the pointer or the focus. */
  readonly hovered: number | null;
  readonly onOpen: (giataId: number) => void;
}

/** Minimum viewport width at which the map is beside the list. */
const BESIDE_PX = 1024;

/** The map of the hotels on the page: beside the list on large screens, instead of it on small ones. */
export function PageMap({ page, hovered, onOpen }: PageMapProps) {
  const { state, query, choice } = page;
  const [selected, setSelected] = useState<number | null>(null);
  const hotels = useMapHotels(page);
  const cards = state.kind === 'ready' ? state.view.cards : [];
  const box = useRef<HTMLDivElement>(null);
  // On phones the map starts below the fold and is scrolled into view.
  useEffect(() => {
    if (!window.matchMedia(`(min-width: ${BESIDE_PX}px)`).matches) box.current?.scrollIntoView();
  }, []);
  const chosen = hotels.find(({ giataId }) => giataId === selected);

  const select = (giataId: number | null) => {
    setSelected(giataId);
    // On large screens the list scrolls to the selected hotel.
    document.querySelector(`[data-giata="${giataId}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div css={mapStyles} ref={box}>
      <div css={frameStyles}>
        <ResultsMap
          hotels={hotels}
          airportCode={findDestination(query.destinationId)?.code ?? null}
          selected={chosen ? selected : null}
          hovered={hovered}
          onSelect={select}
          label="Map of the hotels on this page"
          priceNote={choice.priceMode === 'total' ? 'in total' : undefined}
        />
        {chosen && (
          <div css={chosenStyles}>
            <div>
              <strong css={nameStyles}>{chosen.name}</strong>
              <span>{chosen.priceLabel}</span>
            </div>
            <Button look="action" onClick={() => onOpen(chosen.giataId)}>
              View hotel
            </Button>
          </div>
        )}
      </div>
      <p css={noteStyles}>{noteFor(hotels.length, cards.length)}</p>
    </div>
  );
}

/** The hotels of the page whose coordinates are available. */
function useMapHotels({ state, choice, guests }: SearchPage): readonly MapHotel[] {
  const cards = state.kind === 'ready' ? state.view.cards : [];
  const records = useHotels(cards.map(({ giataId }) => giataId));
  return cards.flatMap((deal) => {
    const record = records.get(deal.giataId);
    const reviews = record?.kind === 'loaded' ? record.hotel?.reviews : null;
    const offer = offerOf(deal, choice.boards);
    if (!offer || reviews?.latitude == null || reviews.longitude == null) return [];
    return [
      {
        giataId: deal.giataId,
        name: deal.title,
        price: offer.pricePerPerson,
        priceLabel: displayPrice(offer.pricePerPerson, { guests, showTotal: choice.priceMode === 'total' }),
        latitude: reviews.latitude,
        longitude: reviews.longitude,
      },
    ];
  });
}

function noteFor(visible: number, all: number): string {
  if (visible === all) return 'The map shows the hotels of this page.';
  return `The map shows ${visible} of the ${all} hotels of this page. The place of the others is not known.`;
}

const mapStyles = css`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  scroll-margin-top: calc(56px + ${space.m});

  ${from.large} {
    position: sticky;
    top: calc(var(--header-height, 0px) + ${space.m});
  }
`;

const frameStyles = css`
  position: relative;
  isolation: isolate;
  height: max(360px, calc(100dvh - 220px));
  overflow: hidden;
  border-radius: ${radius.card};
  box-shadow: ${shadow.card};

  ${from.large} {
    height: max(420px, calc(100dvh - 140px));
  }
`;

const chosenStyles = css`
  position: absolute;
  z-index: 1000;
  right: ${space.s};
  bottom: ${space.xl};
  left: ${space.s};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  font: ${text.body} ${family.body};
`;

const nameStyles = css`
  display: block;
  overflow-wrap: anywhere;
  font: 700 ${text.lead} ${family.heading};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
