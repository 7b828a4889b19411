import { css } from '@emotion/react';

import { formatPounds, type Pence } from '../../domain/pricing/pence';

import { color, family, space, text } from '../../ui/tokens';

interface PriceProps {
  readonly amount: Pence;
  /** Per person (default) or for the whole party. */
  readonly unit?: 'pp' | 'total';
  /** Shows "from" before the amount. */
  readonly from?: boolean;
  /** Second line, such as the total of a price per person and its basis. */
  readonly note?: string;
  readonly size?: 'normal' | 'large';
}

/** Renders an amount in pounds with its unit and a note, the same on every page. Pence are shown only if not zero. */
export function Price({ amount, unit = 'pp', from = false, note, size = 'normal' }: PriceProps) {
  return (
    <span css={blockStyles}>
      <span css={lineStyles}>
        {from && <span css={smallStyles}>from</span>}
        <strong css={[amountStyles, size === 'large' && largeStyles]}>{formatPounds(amount)}</strong>
        <span css={smallStyles}>{unit}</span>
      </span>
      {note && <span css={noteStyles}>{note}</span>}
    </span>
  );
}

const blockStyles = css`
  display: inline-grid;
  gap: ${space.xxs};
  font-variant-numeric: tabular-nums;
`;

const lineStyles = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xxs};
`;

const amountStyles = css`
  font: 700 ${text.h3} ${family.heading};
  color: ${color.ink};
  white-space: nowrap;
`;

const largeStyles = css`
  font: 700 ${text.h2} ${family.heading};
`;

const smallStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
