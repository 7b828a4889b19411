import { css } from '@emotion/react';

import { color, family, radius, space, text } from '../../ui/tokens';

interface RatingProps {
  readonly score: number;
  readonly count?: number | null;
  /** Who collected the reviews. */
  readonly source?: string;
}

/** The exact review score in a pill, the word for it, and how many reviews it rests on. */
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

/** 3.5 or more is Good, otherwise Average (DOM-RATING-02). */
export function ratingWord(score: number): 'Good' | 'Average' {
  return score >= 3.5 ? 'Good' : 'Average';
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
