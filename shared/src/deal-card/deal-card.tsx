import { css } from '@emotion/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';

import type { CatalogueDeal } from '../api/content/deals.schema';
import { boardName } from '../board-basis/board-basis';
import { dealBadge, dealPrice, packageTag, ratingDots, tidyAddress } from '../deals/deal-price';
import { counted } from '../occupancy/occupancy';
import { Badge } from '../ui/badge';
import { buttonStyles } from '../ui/button-styles';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { Stars } from '../ui/stars';
import { color, family, radius, shadow, space, text } from '../ui/tokens';

/** A deal of the catalogue, the same on every page that lists deals. */
export function DealCard({ deal }: { readonly deal: CatalogueDeal }) {
  const address = tidyAddress(deal.address);
  return (
    <article css={cardStyles} aria-labelledby={`deal-${deal.dealId}`}>
      <div css={pictureStyles}>
        <Picture
          src={deal.imageUrl}
          alt=""
          ratio="4/3"
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        />
        <span css={badgeStyles}>
          <Badge>{dealBadge(deal)}</Badge>
        </span>
      </div>
      <div css={wordsStyles}>
        <p css={tagStyles}>{packageTag(deal)}</p>
        <h3 css={titleStyles} id={`deal-${deal.dealId}`}>
          <Link to={`/deals/${deal.dealId}`} css={linkStyles}>
            {deal.hotelName}
          </Link>
        </h3>
        {address && (
          <p css={placeStyles}>
            <MapPin size={16} aria-hidden /> {address}
          </p>
        )}
        <p css={ratingStyles}>
          {deal.reviewScore !== null && <ReviewDots score={deal.reviewScore} count={deal.reviewCount} />}
          <Stars starClass={deal.starClass} />
        </p>
        <p css={stayStyles}>
          {counted(deal.nights, 'night', 'nights')}, {boardName(deal.boardBasis)}
        </p>
        <div css={footStyles}>
          <Price amount={dealPrice(deal)} from />
          <span css={[...buttonStyles({ look: 'action' }), quietStyles]} aria-hidden>
            View deal
          </span>
        </div>
      </div>
    </article>
  );
}

function ReviewDots({ score, count }: { readonly score: number; readonly count: number | null }) {
  return (
    <span css={dotsRowStyles}>
      <span role="img" aria-label={`Rated ${score.toFixed(1)} of 5`} css={dotsStyles}>
        {ratingDots(score).map((dot, index) => (
          <span key={index} data-dot={dot} css={dotStyles} />
        ))}
      </span>
      {score.toFixed(1)}
      {count ? `, ${count.toLocaleString('en-GB')} reviews` : ''}
    </span>
  );
}

const cardStyles = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  &:hover {
    box-shadow: ${shadow.raised};
  }
`;

const pictureStyles = css`
  position: relative;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;
`;

const badgeStyles = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
`;

const wordsStyles = css`
  display: grid;
  grid-template-rows: repeat(5, auto) 1fr;
  gap: ${space.xs};
  padding: ${space.m};
  font: ${text.small} ${family.body};
`;

const tagStyles = css`
  font-weight: 600;
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const linkStyles = css`
  color: ${color.ink};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.sun};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.ink};
  }
`;

const placeStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.inkSoft};
`;

const ratingStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
`;

const dotsRowStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSoft};
`;

const dotsStyles = css`
  display: inline-flex;
  gap: 3px;
`;

const dotStyles = css`
  width: 12px;
  height: 12px;
  border: 1px solid ${color.action};
  border-radius: 50%;

  &[data-dot='full'] {
    background: ${color.action};
  }

  &[data-dot='half'] {
    background: linear-gradient(90deg, ${color.action} 50%, transparent 50%);
  }
`;

const stayStyles = css`
  padding-top: ${space.xs};
  border-top: 1px solid ${color.lineSoft};
`;

const footStyles = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s};
`;

const quietStyles = css`
  pointer-events: none;
`;
