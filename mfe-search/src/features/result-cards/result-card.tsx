import { HotelCard } from '@storefront/shared/composites/hotel-card/hotel-card';
import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import type { ReactNode } from 'react';

import { departureLabel, holdBagLabel, type OfferFlight } from '../../domain/offer-flight';

import { cardAmenities } from '../../domain/card-amenities';
import { CardPhoto } from './card-photo';
import { useHotel } from '../../parts/hotel-records/hotel-records-context';

interface ResultCardProps {
  readonly deal: GroupedDeal;
  /** The package whose price is shown. */
  readonly offer: BoardOption;
  /** Its flight, if the response contains it. */
  readonly flight: OfferFlight | undefined;
  readonly guests: number;
  readonly showTotal: boolean;
  readonly highlighted: boolean;
  /** The first card: on a phone its photo is the largest picture of the first screen. */
  readonly isFirst: boolean;
  /** The holiday details page, for a new tab; a plain click opens the hotel dialog. */
  readonly path: string;
  readonly onOpen: () => void;
  /** Rendered over the corner of the picture. */
  readonly pictureOverlay?: ReactNode;
}

/** Number of styles on a card (SRCH-CARD-05). */
const MAX_STYLES = 2;

/** One deal as a card, with the record of its hotel. */
export function ResultCard(props: ResultCardProps) {
  const { deal, offer, flight, guests, showTotal, highlighted, isFirst, path, onOpen, pictureOverlay } =
    props;
  const state = useHotel(deal.giataId);
  const hotel = state.kind === 'loaded' ? state.hotel : null;
  const styles = (hotel?.reviews?.styles ?? []).slice(0, MAX_STYLES);

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
          <CardPhoto key={deal.giataId} giataId={deal.giataId} state={state} priority={isFirst} />
          {pictureOverlay}
        </>
      }
      facts={{
        departure: departureLabel(offer.departureAirportCode, flight),
        date: deal.departureDate,
        nights: deal.nights,
        rooms: offer.rooms,
        ...(flight && { bags: holdBagLabel(flight) }),
      }}
      chips={[...cardAmenities(hotel?.amenities ?? []), ...styles]}
      boards={deal.boards}
      board={offer.boardBasis}
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
