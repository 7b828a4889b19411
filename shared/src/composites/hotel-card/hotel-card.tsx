import { MapPin } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';

import {
  decorativeButtonStyles,
  clickableCardLinkStyles,
  clickableCardStyles,
} from '../../ui/clickable-card.styles';
import type { BoardOption } from '../../domain/hotels/group-deals';
import { ReviewScore } from '../review-score/review-score';
import { Badge } from '../../ui/badge';
import { buttonStyles } from '../../ui/button-styles';
import { Picture } from '../../ui/picture';
import { Skeleton } from '../../ui/skeleton';
import { Stars } from '../stars/stars';

import { HolidayPrice, type HolidayAmounts } from './holiday-price';
import { BoardPrices, CardChips, CardFacts, type HolidayFacts } from './hotel-card-sections';
import * as styles from './hotel-card.styles';

interface HotelSummary {
  readonly title: string;
  /** `Resort, Region` */
  readonly location: string;
  readonly starClass: number;
  /** 0 to 5; `null` without reviews. */
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
  readonly imageUrl: string | null;
  /** True while its picture and what it offers are on the way. */
  readonly loading: boolean;
}

interface HotelCardProps {
  readonly hotel: HotelSummary;
  readonly facts: HolidayFacts;
  /** What the hotel offers, a word or two each. */
  readonly chips: readonly string[];
  readonly boards: readonly Pick<BoardOption, 'boardBasis' | 'pricePerPerson'>[];
  readonly price: HolidayAmounts;
  /** Where a press anywhere on the card leads. */
  readonly link: { readonly to: string; readonly state?: unknown };
  /** Opens the hotel in place of following the link; a new tab is still the link's. */
  readonly onOpen?: () => void;
  /** In place of the picture at `imageUrl`. */
  readonly picture?: ReactNode;
  /** The deal that the shopper came for. */
  readonly highlighted?: boolean;
  /** A button beside the link of the card, such as one that opens the hotel's details. */
  readonly action?: ReactNode;
}

/** One hotel on one date: what it is, what is included, and what it costs with each board. */
export function HotelCard(props: HotelCardProps) {
  const { hotel, facts, chips, boards, price, link, onOpen, picture, highlighted = false, action } = props;
  const id = useId();
  return (
    <article
      css={[clickableCardStyles, styles.frame, highlighted && styles.highlighted]}
      aria-labelledby={`${id}-title`}
    >
      <div css={styles.card}>
        <div css={styles.picture}>
          {picture ?? <CardPicture src={hotel.imageUrl} loading={hotel.loading} />}
          {highlighted && (
            <span css={styles.badge}>
              <Badge tone="sun">YOUR SELECTED DEAL</Badge>
            </span>
          )}
        </div>
        <div css={styles.details}>
          {hotel.location && (
            <p css={styles.place}>
              <MapPin size={16} aria-hidden /> {hotel.location}
            </p>
          )}
          <h3 css={styles.title} id={`${id}-title`}>
            <Link
              to={link.to}
              state={link.state}
              css={clickableCardLinkStyles}
              {...(onOpen && { 'aria-haspopup': 'dialog', onClick: openOnPlainClick(onOpen) })}
            >
              {hotel.title}
            </Link>
          </h3>
          <p css={styles.rating}>
            <Stars starClass={hotel.starClass} />
            {hotel.reviewScore !== null && (
              <ReviewScore score={hotel.reviewScore} count={hotel.reviewCount} />
            )}
          </p>
          <CardFacts {...facts} />
          <CardChips names={chips} loading={hotel.loading} />
        </div>
        <div css={styles.prices}>
          <BoardPrices boards={boards} price={price} />
          <div css={styles.offer}>
            <HolidayPrice {...price} />
            <span css={[...buttonStyles({ look: 'action', wide: true }), decorativeButtonStyles]} aria-hidden>
              View hotel
            </span>
            {action && <div css={styles.action}>{action}</div>}
          </div>
        </div>
      </div>
    </article>
  );
}

/** A plain press opens; with a key held down it is the browser's, for a new tab or window. */
function openOnPlainClick(open: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
}

interface CardPictureProps {
  readonly src: string | null;
  readonly loading: boolean;
}

function CardPicture({ src, loading }: CardPictureProps) {
  return loading ? (
    <div css={styles.pictureSkeleton}>
      <Skeleton height="100%" radius="field" />
    </div>
  ) : (
    <Picture src={src} alt="" ratio="fill" sizes="(min-width: 768px) 280px, 100vw" />
  );
}
