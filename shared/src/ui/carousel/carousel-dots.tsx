import { css, type Interpolation, type Theme } from '@emotion/react';

import { selectedInForcedColours } from '../forced-colours';
import { color, motion, radius, space } from '../tokens';

interface CarouselDotsProps {
  readonly count: number;
  /** Index of the visible group, from 0. */
  readonly current: number;
  readonly onSelect: (group: number) => void;
  /** Hides dots that are not needed at the current width. */
  readonly responsiveStyles: Interpolation<Theme>;
}

/** Renders one button per group of slides. */
export function CarouselDots({ count, current, onSelect, responsiveStyles }: CarouselDotsProps) {
  return (
    <ul css={[rowStyles, responsiveStyles]}>
      {Array.from({ length: count }, (_, group) => (
        <li key={group}>
          <button
            type="button"
            css={targetStyles}
            aria-label={`Go to slide ${group + 1}`}
            aria-current={group === current ? 'true' : undefined}
            onClick={() => onSelect(group)}
          >
            <span css={dotStyles} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  min-height: 44px;
  padding: 0;
  list-style: none;
`;

const targetStyles = css`
  display: grid;
  place-items: center;
  min-width: ${space.l};
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;

  &:hover > span {
    background: ${color.action};
  }

  &[aria-current] > span {
    width: ${space.l};
    background: ${color.action};
    ${selectedInForcedColours}
  }

  @media (pointer: coarse) {
    min-width: 44px;
  }
`;

// The current dot is also longer, because colour alone is not enough.
const dotStyles = css`
  display: block;
  width: ${space.xs};
  height: ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.line};
  transition: background ${motion.small} ease-out;
`;
