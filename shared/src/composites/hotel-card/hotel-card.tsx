import { MapPin } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

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
  /** Whether the picture and the highlights are still loading. */
  readonly loading: boolean;
}

interface HotelCardProps {
  readonly hotel: HotelSummary;
  readonly facts: HolidayFacts;
  /** Highlights of the hotel, one or two words each. */
  readonly chips: readonly string[];
  readonly boards: readonly Pick<BoardOption, 'boardBasis' | 'pricePerPerson'>[];
  /** The board of `price`. */
  readonly board: string;
  readonly price: HolidayAmounts;
  /** Target of a click anywhere on the card. */
  readonly link: { readonly to: string; readonly state?: unknown };
  /** Called on a plain click instead of following the link; clicks with a modifier key still open the link. */
  readonly onOpen?: () => void;
  /** Replaces the picture at `imageUrl`. */
  readonly picture?: ReactNode;
  /** Marks the deal that the shopper selected on the previous page. */
  readonly highlighted?: boolean;
  /** A button that does not follow the link, such as "Hotel details". */
  readonly action?: ReactNode;
}

/**
 * Renders a search result: one hotel on one date, with its facts and the price of each board basis. The whole card
 * is one link; `action` is the only other control.
 */
export function HotelCard(props: HotelCardProps) {
  const {
    hotel,
    facts,
    chips,
    boards,
    board,
    price,
    link,
    onOpen,
    picture,
    highlighted = false,
    action,
  } = props;
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
          <HotelSummaryLines hotel={hotel} titleId={`${id}-title`} link={link} {...(onOpen && { onOpen })} />
          <CardFacts {...facts} />
          <CardChips names={chips} loading={hotel.loading} rooms={facts.rooms} />
        </div>
        <div css={styles.prices}>
          <BoardPrices boards={boards} selected={board} price={price} />
          <div css={styles.offer}>
            <HolidayPrice {...price} />
            <span css={[...buttonStyles({ look: 'action', wide: true }), decorativeButtonStyles]} aria-hidden>
              View hotel
            </span>
          </div>
          {action && <div css={styles.action}>{action}</div>}
        </div>
      </div>
    </article>
  );
}

interface HotelSummaryLinesProps extends Pick<HotelCardProps, 'hotel' | 'link' | 'onOpen'> {
  readonly titleId: string;
}

/** Class, place, name with the link of the card, and reviews. */
function HotelSummaryLines({ hotel, titleId, link, onOpen }: HotelSummaryLinesProps) {
  return (
    <>
      <p css={styles.place}>
        <Stars starClass={hotel.starClass} />
        {hotel.location && (
          <span css={styles.location}>
            <MapPin size={16} aria-hidden /> {hotel.location}
          </span>
        )}
      </p>
      <h2 css={styles.title} id={titleId}>
        <Link
          to={link.to}
          state={link.state}
          css={clickableCardLinkStyles}
          {...(onOpen && { 'aria-haspopup': 'dialog', onClick: openOnPlainClick(onOpen) })}
        >
          {hotel.title}
        </Link>
      </h2>
      {hotel.reviewScore !== null && (
        <p css={styles.rating}>
          <ReviewScore score={hotel.reviewScore} count={hotel.reviewCount} brief />
        </p>
      )}
    </>
  );
}

/** Leaves clicks with a modifier key to the browser, which opens a new tab or window. */
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
