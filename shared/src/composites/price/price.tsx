import { css } from '@emotion/react';

import { formatPounds, type Pence } from '../../domain/pricing/pence';

import { color, family, space, text } from '../../ui/tokens';

interface PriceProps {
  readonly amount: Pence;
  readonly unit?: 'pp' | 'total';
  readonly from?: boolean;
  /** Below the amount: the total of a price per person, or the other way round, and the basis. */
  readonly note?: string;
  readonly size?: 'normal' | 'large';
}

/** The price block, the same on every screen. */
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
