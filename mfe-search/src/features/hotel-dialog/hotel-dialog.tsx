import { HotelDetailsDialog } from '@storefront/shared/composites/hotel-details/hotel-details-dialog';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { roomTexts } from '@storefront/shared/domain/rooms/room-lines';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { FlightFilters } from '../../domain/flight-filters';
import { offerOf } from '../../domain/offer';
import { useHotel, type HotelState } from '../../parts/hotel-records/hotel-records-context';

import { holidayPath } from '../../domain/holiday-path';

interface HotelDialogProps {
  readonly deal: GroupedDeal;
  readonly query: SearchQuery;
  /** Selected boards of the list: the cheapest of them is preselected (SRCH-MOD-03). */
  readonly boards: readonly string[];
  readonly flightFilters: FlightFilters;
  readonly showTotal: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The details of a hotel, and the link that continues with the selected board (SRCH-MOD-01, DEC-10). */
export function HotelDialog(props: HotelDialogProps) {
  const { deal, query, boards, flightFilters, showTotal, open, onOpenChange } = props;
  const state = useHotel(deal.giataId);
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(null);
  }
  const offer =
    deal.boards.find(({ boardBasis }) => boardBasis === chosen) ?? offerOf(deal, boards) ?? deal.boards[0];
  if (!offer) return null;

  const guests = guestCount(query.rooms);
  return (
    <HotelDetailsDialog
      open={open}
      onOpenChange={onOpenChange}
      state={stateOf(state)}
      name={deal.title}
      boards={deal.boards}
      board={offer.boardBasis}
      onBoardChange={setChosen}
      rooms={
        offer.rooms.includes('')
          ? []
          : roomTexts(
              offer.rooms.map((name) => ({ name })),
              query.rooms,
            )
      }
      price={{
        perPerson: offer.pricePerPerson,
        total: timesPence(offer.pricePerPerson, guests),
        guests,
        showTotal,
      }}
      action={
        // Replaces the history entry of the dialog, so that Back leads to the list.
        <ButtonLink
          look="call"
          to={holidayPath(deal, offer, query, flightFilters)}
          state={{ deal, searchPath: pathname + search }}
          replace
        >
          Continue
        </ButtonLink>
      }
    />
  );
}

function stateOf(state: HotelState) {
  if (state.kind === 'loading') return state;
  return state.hotel === null
    ? ({ kind: 'failed' } as const)
    : ({ kind: 'loaded', hotel: state.hotel } as const);
}
