import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import * as card from '@storefront/shared/composites/deal-card/deal-card.styles';
import { DealScore } from '@storefront/shared/composites/deal-card/deal-score';
import {
  decorativeButtonStyles,
  clickableCardLinkStyles,
  clickableCardStyles,
} from '@storefront/shared/ui/clickable-card.styles';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { Badge } from '@storefront/shared/ui/badge';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Price } from '@storefront/shared/composites/price/price';
import { Stars } from '@storefront/shared/composites/stars/stars';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { HotelPhoto } from './hotel-photo';
import { OfferFacts } from './offer-facts';
import type { PricedEntry, PricedRating } from './priced-entry';
import { UnpricedCard } from './unpriced-card';
import { useHotelRecord } from './use-hotel-record';

interface PricedHotelCardProps {
  readonly stars: PricedRating;
  /** `null` for N/A: a card without price and without link. */
  readonly entry: PricedEntry | null;
  /** Destination name. */
  readonly place: string;
  /** URL of the search that the card links to. */
  readonly href: string | null;
  /** The cheapest card of its page. */
  readonly best?: boolean;
  /** Name to show until the hotel record is loaded. */
  readonly hotelName?: string;
  /** Party and airport that the price is for, such as `2 adults, from Manchester`. */
  readonly basis: string;
}

/** Renders one star class of a landing or group page with its price (LAND-23 to LAND-27). */
export function PricedHotelCard({ entry, ...rest }: PricedHotelCardProps) {
  return entry === null ? (
    <UnpricedCard stars={rest.stars} place={rest.place} />
  ) : (
    <OfferCard entry={entry} {...rest} />
  );
}

function OfferCard(props: PricedHotelCardProps & { readonly entry: PricedEntry }) {
  const { stars, entry, place, href, best = false, hotelName, basis } = props;
  const id = useId();
  const giataId = entry.giataId || null;
  const record = useHotelRecord(giataId);
  const hotel = record.kind === 'settled' ? record.hotel : null;
  const title = titleOf(hotel, hotelName) ?? `${stars}-star hotel in ${place}`;

  return (
    <article css={[clickableCardStyles, card.card]} aria-labelledby={id}>
      <div css={card.picture}>
        <HotelPhoto
          src={photoOf(hotel)}
          loading={record.kind === 'loading'}
          place={place}
          seed={giataId ?? Number(stars)}
        />
        {best && <BestValueBadge />}
      </div>
      <div css={card.details}>
        <h3 css={card.title} id={id}>
          {href === null ? (
            title
          ) : (
            <Link to={href} css={clickableCardLinkStyles}>
              {title}
            </Link>
          )}
        </h3>
        <p>
          <Stars starClass={Number(stars)} />
        </p>
        <p css={scoreStyles}>
          <ReviewScore hotel={hotel} />
        </p>
        <OfferFacts location={hotel?.location || place} entry={entry} />
        <Foot price={entry.pricePerPerson} basis={basis} leads={href !== null} />
      </div>
    </article>
  );
}

function titleOf(hotel: HotelRecord | null, hotelName: string | undefined): string | null {
  return hotel?.hotelName || hotelName || null;
}

function photoOf(hotel: HotelRecord | null): string | null {
  return hotel?.images[0] ?? null;
}

function BestValueBadge() {
  const bestValue = useClaim('best-value');
  if (!bestValue) return null;
  return (
    <span css={card.badge}>
      <Badge tone="sun">{bestValue.text}</Badge>
    </span>
  );
}

function ReviewScore({ hotel }: { readonly hotel: HotelRecord | null }) {
  if (!hotel?.reviewScore) return null;
  return <DealScore score={hotel.reviewScore} count={hotel.reviewCount} />;
}

interface FootProps {
  readonly price: Pence;
  readonly basis: string;
  /** True if the card is a link. */
  readonly leads: boolean;
}

function Foot({ price, basis, leads }: FootProps) {
  return (
    <div css={card.foot}>
      <div css={card.offer}>
        <Price amount={price} from note={basis} />
      </div>
      {leads && (
        <span css={[...buttonStyles({ look: 'action' }), card.call, decorativeButtonStyles]} aria-hidden>
          View deal
        </span>
      )}
    </div>
  );
}

// The line keeps its height while the score loads.
const scoreStyles = css`
  min-height: 28px;
`;
