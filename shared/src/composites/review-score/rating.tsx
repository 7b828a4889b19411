import { css } from '@emotion/react';

import { formatCount } from '../../domain/pricing/format-count';
import { reviewWord } from '../../domain/hotels/review-word';
import { color, family, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface RatingProps {
  /** 0 to 5. */
  readonly score: number;
  /** Number of reviews; omitted in the text if missing. */
  readonly count?: number | null;
  /** Site that collected the reviews, such as `Tripadvisor`. */
  readonly source?: string;
  /** Leaves out "average of" for the eye, where one line has little room. */
  readonly brief?: boolean;
}

/** Renders a review score with one decimal, its word (DEC-114), the number of reviews that it is the average of, and their source. */
export function Rating({ score, count, source, brief = false }: RatingProps) {
  return (
    <span css={rowStyles}>
      <strong css={pillStyles}>{score.toFixed(1)}</strong>
      <span>
        {reviewWord(score)}
        {count ? (
          <>
            , {brief ? <VisuallyHidden>average of </VisuallyHidden> : 'average of '}
            {formatCount(count)} {count === 1 ? 'review' : 'reviews'}
          </>
        ) : null}
        {source ? ` on ${source}` : ''}
      </span>
    </span>
  );
}

// Positioned, because the visually hidden text is absolutely positioned inside.
const rowStyles = css`
  position: relative;
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
