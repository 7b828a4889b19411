import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { CatalogueDeal } from '../../api/content/deals.schema';
import { boardName } from '../../domain/board-basis/board-basis';
import { departureIdOf } from '../../domain/catalogue/airports';
import { useClaim } from '../claims/use-claim';
import { dealBadge, dealPrice, packageTag, tidyAddress } from '../../domain/deals/deal-price';
import { priceBasis } from '../../domain/deals/price-basis';
import { pluralize } from '../../domain/occupancy/occupancy';
import { Badge } from '../../ui/badge';
import { buttonStyles } from '../../ui/button-styles';
import { Picture } from '../../ui/picture';
import { Price } from '../price/price';
import { Stars } from '../stars/stars';

import * as styles from './deal-card.styles';
import { DealScore } from './deal-score';
import {
  decorativeButtonStyles,
  clickableCardLinkStyles,
  clickableCardStyles,
} from '../../ui/clickable-card.styles';

interface DealCardProps {
  readonly deal: CatalogueDeal;
  /** Whether its picture is the largest of the first screen. */
  readonly priority?: boolean;
  /** Width of its picture on phones, in percent of the screen. */
  readonly phoneWidth?: number;
}

/** Renders a deal of the catalogue, the same on every page (CARD-01 to CARD-09). The whole card is one link. */
export function DealCard({ deal, priority = false, phoneWidth = 100 }: DealCardProps) {
  const address = tidyAddress(deal.address);
  const claim = useClaim(dealBadge(deal));
  const badge = claim?.text ?? (deal.featured ? 'Featured' : null);
  return (
    <article css={[clickableCardStyles, styles.card]} aria-labelledby={`deal-${deal.dealId}`}>
      <div css={styles.picture}>
        <Picture
          src={deal.imageUrl}
          alt=""
          ratio="4/3"
          priority={priority}
          sizes={`(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${phoneWidth}vw`}
        />
        {badge !== null && (
          <span css={styles.badge}>
            <Badge>{badge}</Badge>
          </span>
        )}
      </div>
      <div css={styles.details}>
        <p css={styles.tag}>{packageTag(deal)}</p>
        <h3 css={styles.title} id={`deal-${deal.dealId}`}>
          <Link to={`/deals/${deal.dealId}`} css={clickableCardLinkStyles}>
            {deal.hotelName}
          </Link>
        </h3>
        {address && (
          <p css={styles.place}>
            <MapPin size={16} aria-hidden /> {address}
          </p>
        )}
        <p css={styles.rating}>
          {deal.reviewScore !== null && <DealScore score={deal.reviewScore} count={deal.reviewCount} />}
          <Stars starClass={deal.starClass} />
        </p>
        {claim?.words && <p css={styles.terms}>{claim.words}</p>}
        <Foot deal={deal} />
      </div>
    </article>
  );
}

/** The from-price with everything that it is for (DEC-145). */
function Foot({ deal }: Pick<DealCardProps, 'deal'>) {
  return (
    <div css={styles.foot}>
      <div css={styles.offer}>
        <p>
          {pluralize(deal.nights, 'night', 'nights')}, {boardName(deal.boardBasis)}
        </p>
        <Price
          amount={dealPrice(deal)}
          from
          note={priceBasis(departureIdOf(deal.departureAirportCode), deal.cheapestDate, deal.party)}
        />
      </div>
      <span css={[...buttonStyles({ look: 'action' }), styles.call, decorativeButtonStyles]} aria-hidden>
        View deal
      </span>
    </div>
  );
}
