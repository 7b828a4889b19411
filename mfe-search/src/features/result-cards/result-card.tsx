import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { HotelCard } from '@storefront/shared/composites/hotel-card/hotel-card';
import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import type { ReactNode } from 'react';

import { bagWords, type HoldBag } from '../../domain/hold-bag';

import { cardAmenities } from '../../domain/card-amenities';
import { CardPhoto } from './card-photo';
import { useHotel } from '../../parts/hotel-records/hotel-records-context';

interface ResultCardProps {
  readonly deal: GroupedDeal;
  /** The package whose price is shown. */
  readonly offer: BoardOption;
  /** Of its flight, where the answer tells. */
  readonly bag: HoldBag | undefined;
  readonly guests: number;
  readonly showTotal: boolean;
  readonly highlighted: boolean;
  /** The details of the holiday, for a new tab; a plain press opens the hotel in place. */
  readonly path: string;
  readonly onOpen: () => void;
  /** On the corner of the picture. */
  readonly corner?: ReactNode;
}

/** Styles on a card (SRCH-CARD-05). */
const MOST_STYLES = 2;

/** One deal of the results as a card, with what the back office knows of its hotel. */
export function ResultCard(props: ResultCardProps) {
  const { deal, offer, bag, guests, showTotal, highlighted, path, onOpen, corner } = props;
  const state = useHotel(deal.giataId);
  const hotel = state.kind === 'known' ? state.hotel : null;
  const styles = (hotel?.reviews?.styles ?? []).slice(0, MOST_STYLES);

  return (
    <HotelCard
      hotel={{
        title: deal.title,
        location: deal.location,
        starClass: deal.starClass,
        reviewScore: hotel?.reviewScore ?? deal.reviewScore,
        reviewCount: hotel?.reviewCount ?? deal.reviewCount,
        imageUrl: null,
        loading: state.kind === 'loading',
      }}
      picture={
        <>
          <CardPhoto key={deal.giataId} giataId={deal.giataId} state={state} />
          {corner}
        </>
      }
      facts={{
        airports: deal.airports.map(airportName),
        date: deal.departureDate,
        nights: deal.nights,
        ...(bag && { bags: bagWords(bag) }),
      }}
      chips={[...cardAmenities(hotel?.amenities ?? []), ...styles]}
      boards={deal.boards}
      price={{
        perPerson: offer.pricePerPerson,
        total: timesPence(offer.pricePerPerson, guests),
        guests,
        showTotal,
      }}
      link={{ to: path, state: { deal } }}
      onOpen={onOpen}
      highlighted={highlighted}
    />
  );
}
