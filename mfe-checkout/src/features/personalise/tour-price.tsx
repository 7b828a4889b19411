import { css } from '@emotion/react';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { IncludedBadge } from './included-badge';
import { extraCostLabel, perPersonLabel } from './price-labels';
import type { TourChoice } from './tour-choices';

/** The price of a tour per person and in total, or that it is included (PRICE-11). */
export function TourPrice({ tour, extraCost }: Pick<TourChoice, 'tour' | 'extraCost'>) {
  if (tour.included) return <IncludedBadge />;
  if (extraCost === 0) return <p css={amountStyles}>Free</p>;
  return (
    <p css={noteStyles}>
      <strong css={amountStyles}>{perPersonLabel(tour.pricePerPerson)}</strong>
      <br />
      {extraCostLabel(extraCost)}
    </p>
  );
}

const amountStyles = css`
  font: 700 ${text.body} ${family.body};
  color: ${color.ink};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`;
