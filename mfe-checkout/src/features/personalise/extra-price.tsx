import { css } from '@emotion/react';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { below, color, family, text } from '@storefront/shared/ui/tokens';

import { extraCostLabel, formatSignedPence } from './price-labels';

interface ExtraPriceProps {
  /** Difference to the included price; may be negative. */
  readonly perPerson: Pence;
  /** Change of the total for the whole party. */
  readonly extraCost: Pence;
  /** Shown instead of a price of 0, such as `Included` or `Free`. */
  readonly zeroLabel: string;
}

/** Price of an extra, per person and for the whole booking (usability rule 39). */
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

// Leaves room for the card's text on the narrowest phones.
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
