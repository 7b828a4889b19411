import { css } from '@emotion/react';

import { ratingWord } from '../../domain/hotels/rating-word';
import { color, family, radius, space, text } from '../../ui/tokens';

interface RatingProps {
  /** 0 to 5. */
  readonly score: number;
  /** Number of reviews; omitted in the text if missing. */
  readonly count?: number | null;
  /** Site that collected the reviews, such as `Tripadvisor`. */
  readonly source?: string;
}

/** Renders a review score with one decimal, its word (DOM-RATING-02), the number of reviews and their source. */
export function Rating({ score, count, source }: RatingProps) {
  return (
    <span css={rowStyles}>
      <strong css={pillStyles}>{score.toFixed(1)}</strong>
      <span>
        {ratingWord(score)}
        {count ? `, ${count.toLocaleString('en-GB')} ${count === 1 ? 'review' : 'reviews'}` : ''}
        {source ? ` on ${source}` : ''}
      </span>
    </span>
  );
}

const rowStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const pillStyles = css`
  flex: none;
  padding: 3px ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: ${color.action};
  color: ${color.onAction};
  font: 700 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;
