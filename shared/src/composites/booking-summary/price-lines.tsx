import { css } from '@emotion/react';

import { pluralize } from '../../domain/occupancy/occupancy';
import type { Ledger } from '../../domain/booking/holiday-ledger';
import { formatPence } from '../../domain/pricing/pence';
import { color, family, space, text } from '../../ui/tokens';

interface PriceLinesProps {
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson'>;
  readonly guests: number;
}

/** Renders the ledger of a booking: its lines in order, the total and the price per person (PAY-06). */
export function PriceLines({ ledger, guests }: PriceLinesProps) {
  return (
    <>
      <ul css={listStyles} aria-label="Price lines">
        {ledger.lines.map(({ label, amount }, index) => (
          <li key={index} css={lineStyles}>
            <span>{label}</span>
            <span>{formatPence(amount)}</span>
          </li>
        ))}
      </ul>
      <div css={totalStyles}>
        <span>Total</span>
        <span>
          <strong>{formatPence(ledger.total)}</strong>
          <br />
          <small>
            {formatPence(ledger.perPerson)} per person, {pluralize(guests, 'guest', 'guests')}
          </small>
        </span>
      </div>
    </>
  );
}

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} 0;
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

const totalStyles = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m};
  font: 700 ${text.body} ${family.heading};
  font-variant-numeric: tabular-nums;
  text-align: right;

  & strong {
    font: 700 ${text.h3} ${family.heading};
  }

  & small {
    font: ${text.small} ${family.body};
    color: ${color.inkSoft};
  }
`;
