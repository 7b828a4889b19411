import { css } from '@emotion/react';

import type { Ledger } from '../../domain/booking/holiday-ledger';
import { formatPence } from '../../domain/pricing/pence';
import { color, family, space, text } from '../../ui/tokens';

interface PriceLinesProps {
  readonly ledger: Pick<Ledger, 'lines'>;
}

/** Renders the price lines of a booking in order (PAY-06). */
export function PriceLines({ ledger }: PriceLinesProps) {
  return (
    <ul css={listStyles} aria-label="Price lines">
      {ledger.lines.map(({ label, amount }, index) => (
        <li key={index} css={lineStyles}>
          <span>{label}</span>
          <span>{formatPence(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} 0;
  border-block: 1px solid ${color.lineSoft};
  list-style: none;
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const lineStyles = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};

  & > :first-of-type {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > :last-of-type {
    white-space: nowrap;
  }
`;
