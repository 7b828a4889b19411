import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { awardBadge } from '@storefront/shared/domain/hotels/award-badge';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Award, Trophy } from 'lucide-react';

import { GuestScore, isScore, REVIEW_SOURCE } from '../../parts/guest-score/guest-score';
import { Part } from '../../parts/page-section/page-section';
import { ShareList, type ShareRow } from './share-list';
import { starCounts } from './star-counts';
import { StarHistogram } from './star-histogram';
import { tripRows } from './trip-types';

/** What guests say of a hotel, from the stars they gave to who they were (DEAL-06, usability rule 32). */
export function HotelReviews({ hotel }: { readonly hotel: HotelRecord }) {
  const { reviews, reviewScore, reviewCount } = hotel;
  const stars = starCounts(reviews?.review_rating_count);
  const subratings = subratingRows(reviews);
  const trips = tripRows(reviews?.trip_types);
  const ranking = reviews?.ranking_data?.ranking_string.trim() ?? '';
  const award = awardBadge(reviews?.awards ?? []);
  const saysSomething =
    isScore(reviewScore) ||
    award !== null ||
    [stars, subratings, trips, ranking].some(({ length }) => length > 0);
  if (!saysSomething) return null;

  return (
    <Part title="Guest reviews">
      <GuestScore score={reviewScore} count={reviewCount} />
      {stars.length > 0 && <StarHistogram rows={stars} />}
      {(subratings.length > 0 || trips.length > 0) && (
        <div css={columnsStyles}>
          <ShareList title="Scores in detail" rows={subratings} />
          <ShareList title="Who came" rows={trips} />
        </div>
      )}
      {award && (
        <p css={lineStyles}>
          <Award size={20} aria-hidden /> <span>{award}</span>
        </p>
      )}
      {ranking && (
        <p css={lineStyles}>
          <Trophy size={20} aria-hidden /> <span>{ranking}</span>
        </p>
      )}
      <Source webUrl={reviews?.web_url ?? ''} />
    </Part>
  );
}

/** The feed dates none of its reviews, so that no day can be named. */
function Source({ webUrl }: { readonly webUrl: string }) {
  const url = pageAddress(webUrl);
  return (
    <p css={sourceStyles}>
      Source: {REVIEW_SOURCE}, as it last told us.{' '}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" css={linkStyles}>
          Read the reviews on {REVIEW_SOURCE}
          <VisuallyHidden> (opens in a new window)</VisuallyHidden>
        </a>
      )}
    </p>
  );
}

function subratingRows(reviews: HotelRecord['reviews']): readonly ShareRow[] {
  return (reviews?.subratings ?? [])
    .filter(({ localized_name, value }) => localized_name.trim() !== '' && isScore(value))
    .map(({ localized_name, value }) => ({
      name: localized_name,
      value: value.toFixed(1),
      percent: Math.round(value * 20),
    }));
}

function pageAddress(words: string): string | null {
  if (!/^https?:\/\//i.test(words)) return null;
  try {
    return new URL(words).href;
  } catch {
    return null;
  }
}

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};
  width: 100%;
  margin-block: ${space.xs};

  ${from.dealColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const lineStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  color: ${color.ink};

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${color.action};
  }
`;

const sourceStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkFaint};
`;
