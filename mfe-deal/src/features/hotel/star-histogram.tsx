import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { selectedInForcedColours } from '@storefront/shared/ui/forced-colours';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useState } from 'react';

import { PercentageBar } from './percentage-bar';
import { orMoreSentence, percentOf, percentText, type StarCount } from './star-counts';

/** Reviews by stars. Pressing a row states how many guests gave that or more (DEAL-06). */
export function StarHistogram({ rows }: { readonly rows: readonly StarCount[] }) {
  const [pressed, setPressed] = useState<number | null>(null);
  const total = rows.at(-1)?.orMore ?? 0;
  const pressedRow = rows.find(({ stars }) => stars === pressed);

  return (
    <div css={boxStyles}>
      <ul css={listStyles}>
        {rows.map(({ stars, count }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={stars === pressed}
              css={rowStyles}
              onClick={() => setPressed(stars === pressed ? null : stars)}
            >
              <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <PercentageBar percent={percentOf(count, total)} />
              <span css={countStyles}>
                {formatCount(count)}
                <VisuallyHidden> reviews,</VisuallyHidden> ({percentText(count, total)})
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" css={statusStyles}>
        {pressedRow ? orMoreSentence(pressedRow, total) : ''}
      </p>
    </div>
  );
}

const boxStyles = css`
  width: 100%;
`;

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0 calc(-1 * ${space.xs});
  padding: 0;
  list-style: none;
`;

// The outer columns can shrink, so that large text does not make the row wider than the screen.
const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 3.75rem) minmax(24px, 1fr) minmax(0, 7rem);
  align-items: center;
  gap: ${space.s};
  width: 100%;
  min-height: 36px;
  padding: ${space.xxs} ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.ink};
  font: ${text.small} ${family.body};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceAlt};
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.tint};

    ${selectedInForcedColours}
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const countStyles = css`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

// Reserves one line, so that nothing moves when the status appears.
const statusStyles = css`
  min-height: 1.25rem;
  margin: ${space.xs} 0 0;
  font: 600 ${text.small} ${family.body};
  color: ${color.ink};
`;
