import { css } from '@emotion/react';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { below, color, family, text } from '@storefront/shared/ui/tokens';

import { extraCostLabel, formatSignedPence } from './price-labels';

interface ExtraPriceProps {
  /** What it costs more (or less) than what is in the price. */
  readonly perPerson: Pence;
  /** What it does to the total. */
  readonly extraCost: Pence;
  /** In place of the price where there is none: `Included`, `Free`. */
  readonly zeroLabel: string;
}

/** Price of an extra at the right of its card: for each, and for the booking (usability rule 39). */
export function ExtraPrice({ perPerson, extraCost, zeroLabel }: ExtraPriceProps) {
  if (perPerson === 0) return <span css={[amountStyles, boxStyles]}>{zeroLabel}</span>;
  return (
    <span css={boxStyles}>
      <span css={noteStyles}>
        <strong css={amountStyles}>{formatSignedPence(perPerson)}</strong> per person
      </span>{' '}
      <span css={noteStyles}>{extraCostLabel(extraCost)}</span>
    </span>
  );
}

// Beside the words of its card there must be room for them on the narrowest phone.
const boxStyles = css`
  display: grid;
  text-align: right;
  white-space: normal;
  font-variant-numeric: tabular-nums;

  ${below.desktop} {
    max-width: 5.5rem;
  }
`;

const amountStyles = css`
  font: 700 ${text.body} ${family.heading};
  color: ${color.ink};
  white-space: nowrap;
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
