import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, wholePounds } from '@storefront/shared/domain/pricing/pence';
import { RangeSlider } from '@storefront/shared/ui/range-slider';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import { FilterFieldset } from './filter-fieldset';
import type { FilterGroupProps } from './filter-props';
import { appliedRange, priceLimits, displayedRange } from './price-range';
import { SoftDisabledButton } from './soft-disabled-button';
import { usePriceDraft } from './use-price-draft';

interface PriceFilterProps extends FilterGroupProps {
  readonly guests: number;
}

/** A price range in the current price mode, which takes effect only on Apply (SRCH-FLT-03 to SRCH-FLT-07). */
export function PriceFilter({ choice, stats, guests, onChange }: PriceFilterProps) {
  const { priceFrom, priceTo, priceMode } = choice;
  const legend = priceMode === 'total' ? 'Total price' : 'Price per person';
  const limits = priceLimits(stats?.prices ?? NO_PRICES, choice);
  const { range, pending, setRange, discard } = usePriceDraft(
    displayedRange(choice, limits),
    [priceMode, limits.from, limits.to, priceFrom, priceTo].join(' '),
  );
  const applied = priceFrom !== null || priceTo !== null;
  const reset = () => {
    discard();
    if (applied) onChange({ priceFrom: null, priceTo: null });
  };

  if (!stats) {
    return (
      <FilterFieldset legend={legend}>
        <Skeleton height="208px" />
      </FilterFieldset>
    );
  }
  if (limits.from === limits.to && !applied) {
    return (
      <FilterFieldset legend={legend}>
        <p css={noteStyles}>{onePrice(limits.from)}</p>
      </FilterFieldset>
    );
  }
  return (
    <div css={filterStyles}>
      <RangeSlider
        legend={legend}
        min={limits.from}
        max={limits.to}
        step={1}
        value={range}
        onValueChange={setRange}
        format={inPounds}
        unit="£"
      />
      {priceMode === 'total' && guests > 1 && (
        <p css={noteStyles}>For {pluralize(guests, 'guest', 'guests')}</p>
      )}
      <Row gap="xs" wrap>
        <SoftDisabledButton
          look="outline"
          inactive={!pending}
          // A typed price is committed on blur, and a tap does not blur the box in every browser.
          onPointerDown={({ currentTarget }) => currentTarget.focus()}
          onClick={() => onChange(appliedRange(range, limits))}
        >
          Apply
        </SoftDisabledButton>
        <SoftDisabledButton look="quiet" inactive={!applied && !pending} onClick={reset}>
          Reset
        </SoftDisabledButton>
      </Row>
    </div>
  );
}

const NO_PRICES = { from: 0, to: 0 };

function onePrice(amount: number): string {
  return amount === 0 ? 'No prices on this date' : `Every price on this date is ${inPounds(amount)}`;
}

function inPounds(amount: number): string {
  return formatPounds(wholePounds(amount));
}

const filterStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`;

const noteStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
