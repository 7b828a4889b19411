import { css } from '@emotion/react';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useBookingCommands } from '@storefront/shared/runtime';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { Stepper } from '@storefront/shared/ui/stepper';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Backpack } from 'lucide-react';

import { baggageExtraCost, baggageOptions, parseBagCount } from '../../domain/baggage';

import { IncludedBadge } from './included-badge';
import { extraCostLabel } from './price-labels';
import { StepSection } from './step-section';

/** The included cabin bag, and any number of hold bags (PERS-07, PRICE-06 to 08). */
export function BaggageAllowance({ holdBags }: { readonly holdBags: number }) {
  const { chooseHoldBags } = useBookingCommands();
  return (
    <StepSection title="Baggage Allowance">
      <Stack gap="m">
        <Row gap="s" justify="space-between" wrap>
          <p css={includedStyles}>
            <Backpack size={24} aria-hidden css={iconStyles} />
            One baggage 40x20x25 cm per person is included
          </p>
          <IncludedBadge />
        </Row>
        {baggageOptions(holdBags).map((option) => (
          <div key={option.code} css={extraStyles}>
            <Stepper
              label={`Extra hold baggage, ${option.label}`}
              hint={`${formatPence(option.price)} per bag, return`}
              value={option.quantity}
              min={0}
              max={option.maxQuantity ?? Number.POSITIVE_INFINITY}
              onValueChange={(bags) => chooseHoldBags(parseBagCount(bags))}
            />
            <p css={extraCostStyles}>
              {option.quantity === 0 ? 'None added' : extraCostLabel(baggageExtraCost(option))}
            </p>
          </div>
        ))}
      </Stack>
    </StepSection>
  );
}

const includedStyles = css`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  font: ${text.body} ${family.body};
`;

const iconStyles = css`
  flex: none;
  color: ${color.action};
`;

const extraStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding-top: ${space.m};
  border-top: 1px solid ${color.lineSoft};
`;

const extraCostStyles = css`
  font: 600 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
