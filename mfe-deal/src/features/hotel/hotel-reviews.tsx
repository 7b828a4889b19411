import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { awardBadge } from '@storefront/shared/domain/hotels/award-badge';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Award, Trophy } from 'lucide-react';

import { isReviewScore, REVIEW_SOURCE } from '../../domain/review-score';
import { GuestScore } from '../../parts/guest-score/guest-score';
import { PageSection } from '../../parts/page-section/page-section';
import { REVIEWS_ID } from './hotel-section-ids';
import { PercentageList, type PercentageRow } from './percentage-list';
import { starCounts } from './star-counts';
import { StarHistogram } from './star-histogram';
import { tripRows } from './trip-types';

/** Guest reviews: score, stars, detailed scores, trip types, award and ranking (DEAL-06, usability rule 32). */
export function HotelReviews({ hotel }: { readonly hotel: HotelRecord }) {
  const { reviewScore, reviewCount } = hotel;
  const { stars, subratings, trips, ranking, award, webUrl } = reviewContent(hotel);
  if (!hasReviews(hotel)) return null;

  return (
    <PageSection title="Guest reviews" id={REVIEWS_ID}>
      <GuestScore score={reviewScore} count={reviewCount} />
      {stars.length > 0 && <StarHistogram rows={stars} />}
      {(subratings.length > 0 || trips.length > 0) && (
        <div css={columnsStyles}>
          <PercentageList title="Scores in detail" rows={subratings} />
          <PercentageList title="Who came" rows={trips} />
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
      <Source webUrl={webUrl} />
    </PageSection>
  );
}

/** Returns whether the section has content. */
export function hasReviews(hotel: HotelRecord): boolean {
  const { stars, subratings, trips, ranking, award } = reviewContent(hotel);
  const lists = [stars, subratings, trips];
  return (
    isReviewScore(hotel.reviewScore) ||
    award !== null ||
    ranking !== '' ||
    lists.some(({ length }) => length > 0)
  );
}

function reviewContent({ reviews }: HotelRecord) {
  const { review_rating_count, trip_types, ranking_data, awards, web_url = '' } = reviews ?? {};
  return {
    stars: starCounts(review_rating_count),
    subratings: subratingRows(reviews),
    trips: tripRows(trip_types),
    ranking: ranking_data?.ranking_string.trim() ?? '',
    award: awardBadge(awards ?? []),
    webUrl: web_url,
  };
}

/** Names no date, because the feed contains none. */
function Source({ webUrl }: { readonly webUrl: string }) {
  const url = webUrlOrNull(webUrl);
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

function subratingRows(reviews: HotelRecord['reviews']): readonly PercentageRow[] {
  return (reviews?.subratings ?? [])
    .filter(({ localized_name, value }) => localized_name.trim() !== '' && isReviewScore(value))
    .map(({ localized_name, value }) => ({
      name: localized_name,
      value: value.toFixed(1),
      percent: Math.round(value * 20),
    }));
}

/** Feed URLs are untrusted: only valid http and https URLs are linked. */
function webUrlOrNull(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    return new URL(text).href;
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

  ${from.small} {
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
