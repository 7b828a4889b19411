import { css } from '@emotion/react';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { IncludedBadge } from './included-badge';
import { inTotal, perPerson } from './price-labels';
import type { TourChoice } from './tour-choices';

/** What a tour costs each and what it adds for all, or that it is in the price (PRICE-11). */
export function TourPrice({ tour, effect }: Pick<TourChoice, 'tour' | 'effect'>) {
  if (tour.included) return <IncludedBadge />;
  if (effect === 0) return <p css={amountStyles}>Free</p>;
  return (
    <p css={noteStyles}>
      <strong css={amountStyles}>{perPerson(tour.pricePerPerson)}</strong>
      <br />
      {inTotal(effect)}
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
