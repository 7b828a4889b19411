import { boardName } from '@storefront/shared/board-basis/board-basis';
import { airportName } from '@storefront/shared/catalogue/airport-names';
import { formatDay } from '@storefront/shared/dates/format-day';
import type { GroupedDeal } from '@storefront/shared/hotels/group-deals';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import { formatPounds, timesPence } from '@storefront/shared/pricing/pence';
import { detailsPath } from '@storefront/shared/search-query/details-path';
import type { SearchQuery } from '@storefront/shared/search-query/search-query';
import { Badge } from '@storefront/shared/ui/badge';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Chip } from '@storefront/shared/ui/chip';
import { Picture } from '@storefront/shared/ui/picture';
import { Price } from '@storefront/shared/ui/price';
import { Rating } from '@storefront/shared/ui/rating';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stars } from '@storefront/shared/ui/stars';
import { CalendarDays, Luggage, MapPin, Plane } from 'lucide-react';
import { Link } from 'react-router';

import { cardAmenities } from './card-amenities';
import * as styles from './result-card.styles';
import { useHotel } from './use-hotel';

interface ResultCardProps {
  readonly deal: GroupedDeal;
  readonly query: SearchQuery;
  readonly showTotal: boolean;
  readonly highlighted: boolean;
}

/** One hotel on one date: what it is, what is included, and what it costs with each board. */
export function ResultCard({ deal, query, showTotal, highlighted }: ResultCardProps) {
  const state = useHotel(deal.giataId);
  const hotel = state.kind === 'known' ? state.hotel : null;
  const score = hotel?.reviewScore ?? deal.reviewScore;
  const chips = [...cardAmenities(hotel?.amenities ?? []), ...(hotel?.reviews?.styles ?? []).slice(0, 2)];

  return (
    <article css={[styles.card, highlighted && styles.highlighted]} aria-labelledby={`hotel-${deal.giataId}`}>
      <div css={styles.picture}>
        {state.kind === 'loading' ? (
          <Skeleton height="100%" radius="field" />
        ) : (
          <Picture
            src={hotel?.images[0] ?? null}
            alt=""
            ratio="fill"
            sizes="(min-width: 768px) 280px, 100vw"
          />
        )}
        {highlighted && (
          <span css={styles.badge}>
            <Badge tone="sun">YOUR SELECTED DEAL</Badge>
          </span>
        )}
      </div>
      <div css={styles.words}>
        <p css={styles.fact}>
          <MapPin size={16} aria-hidden /> {deal.location}
        </p>
        <h3 css={styles.title} id={`hotel-${deal.giataId}`}>
          <Link to={pathOf(deal, query)} state={{ deal }} css={styles.titleLink}>
            {deal.title}
          </Link>
        </h3>
        <p css={styles.rating}>
          <Stars starClass={deal.starClass} />
          {score !== null && <Rating score={score} count={hotel?.reviewCount ?? deal.reviewCount} />}
        </p>
        <ul css={styles.facts}>
          <li css={styles.fact}>
            <Plane size={16} aria-hidden /> {deal.airports.map(airportName).join(', ')}
          </li>
          <li css={styles.fact}>
            <CalendarDays size={16} aria-hidden /> {formatDay(deal.departureDate)}, {deal.nights} nights
          </li>
          <li css={styles.fact}>
            <Luggage size={16} aria-hidden /> Cabin bag included
          </li>
        </ul>
        {chips.length > 0 && (
          <p css={styles.chips}>
            {chips.map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </p>
        )}
      </div>
      <CardPrices deal={deal} query={query} showTotal={showTotal} />
    </article>
  );
}

function CardPrices({ deal, query, showTotal }: Pick<ResultCardProps, 'deal' | 'query' | 'showTotal'>) {
  const guests = guestCount(query.rooms);
  const total = timesPence(deal.cheapestPrice, guests);

  return (
    <div css={styles.prices}>
      <ul css={styles.boards} aria-label="Board basis">
        {deal.boards.map(({ boardBasis, pricePerPerson }) => (
          <li key={boardBasis} css={styles.board}>
            <span>{boardName(boardBasis)}</span>
            <strong>{formatPounds(showTotal ? timesPence(pricePerPerson, guests) : pricePerPerson)}</strong>
          </li>
        ))}
      </ul>
      {showTotal ? (
        <Price amount={total} unit="total" note={`${formatPounds(deal.cheapestPrice)} per person`} />
      ) : (
        <Price amount={deal.cheapestPrice} note={`${formatPounds(total)} total for ${guests}`} />
      )}
      <span css={[...buttonStyles({ look: 'action', wide: true }), styles.call]} aria-hidden>
        View hotel
      </span>
    </div>
  );
}

function pathOf(deal: GroupedDeal, query: SearchQuery): string {
  return detailsPath(deal.boards[0]?.hotelKey ?? '', {
    departureId: query.departureId,
    rooms: query.rooms,
    boardBasis: deal.cheapestBoardBasis,
    date: deal.departureDate,
    nights: deal.nights,
    giataId: deal.giataId,
  });
}
