import { css } from '@emotion/react';

import { chosenInForcedColours } from '../forced-colours';
import { color, motion, radius, space } from '../tokens';

interface CarouselDotsProps {
  readonly count: number;
  /** The group that is in sight, from 0. */
  readonly current: number;
  readonly onGo: (group: number) => void;
  /** What hides dots that a width does not need. */
  readonly byWidth: ReturnType<typeof css>;
}

/** One button for each group of slides. */
export function CarouselDots({ count, current, onGo, byWidth }: CarouselDotsProps) {
  return (
    <ul css={[rowStyles, byWidth]}>
      {Array.from({ length: count }, (_, group) => (
        <li key={group}>
          <button
            type="button"
            css={targetStyles}
            aria-label={`Go to slide ${group + 1}`}
            aria-current={group === current ? 'true' : undefined}
            onClick={() => onGo(group)}
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
    ${chosenInForcedColours}
  }

  @media (pointer: coarse) {
    min-width: 44px;
  }
`;

// The one in sight is longer as well: colour alone would not tell it apart.
const dotStyles = css`
  display: block;
  width: ${space.xs};
  height: ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.line};
  transition: background ${motion.small} ease-out;
`;
