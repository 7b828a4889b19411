import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, wholePounds } from '@storefront/shared/domain/pricing/pence';
import { RangeSlider, type Range } from '@storefront/shared/ui/range-slider';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import { FilterFieldset } from './filter-fieldset';
import type { FilterGroupProps } from './filter-props';
import { appliedRange, displayedRange, priceLimits, rangeProblem } from './price-range';
import { SoftDisabledButton } from './soft-disabled-button';
import { usePriceDraft } from './use-price-draft';

interface PriceFilterProps extends FilterGroupProps {
  readonly guests: number;
}

/**
 * A price range in the current price mode, which takes effect only on Apply or Enter (SRCH-FLT-03 to SRCH-FLT-07). A range
 * that no price can have is stated and not applied (SRCH-VAL-06).
 */
export function PriceFilter({ choice, stats, guests, onChange }: PriceFilterProps) {
  const legend = choice.priceMode === 'total' ? 'Total price' : 'Price per person';
  if (!stats) {
    return (
      <FilterFieldset legend={legend}>
        <Skeleton height="208px" />
      </FilterFieldset>
    );
  }
  const { prices } = stats;
  if (prices.from === prices.to && choice.priceFrom === null && choice.priceTo === null) {
    return (
      <FilterFieldset legend={legend}>
        <p css={noteStyles}>{onePrice(prices.from)}</p>
      </FilterFieldset>
    );
  }
  return <PriceRange {...{ legend, choice, prices, guests, onChange }} />;
}

interface PriceRangeProps extends Pick<PriceFilterProps, 'choice' | 'guests' | 'onChange'> {
  readonly legend: string;
  /** Lowest and highest price of the date. */
  readonly prices: Range;
}

function PriceRange({ legend, choice, prices, guests, onChange }: PriceRangeProps) {
  const { priceFrom, priceTo, priceMode } = choice;
  const limits = priceLimits(prices, choice);
  const { range, pending, setRange, discard } = usePriceDraft(
    displayedRange(choice, limits),
    [priceMode, limits.from, limits.to, priceFrom, priceTo].join(' '),
  );
  const applied = priceFrom !== null || priceTo !== null;
  const problem = rangeProblem(range, prices, inPounds);
  const typed = (next: Range, byEnter: boolean) => {
    const rounded = { from: Math.round(next.from), to: Math.round(next.to) };
    setRange(rounded);
    if (byEnter && rangeProblem(rounded, prices, inPounds) === null) onChange(appliedRange(rounded, limits));
  };
  const reset = () => {
    discard();
    if (applied) onChange({ priceFrom: null, priceTo: null });
  };

  return (
    <div css={filterStyles}>
      <RangeSlider
        legend={legend}
        min={limits.from}
        max={limits.to}
        step={1}
        value={range}
        onValueChange={setRange}
        onTyped={typed}
        format={inPounds}
        unit="£"
      />
      {priceMode === 'total' && guests > 1 && (
        <p css={noteStyles}>For {pluralize(guests, 'guest', 'guests')}</p>
      )}
      <p role="alert" css={problemStyles}>
        {problem}
      </p>
      <Row gap="xs" wrap>
        <SoftDisabledButton
          look="outline"
          inactive={!pending || problem !== null}
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

const problemStyles = css`
  margin: 0;
  font: 600 ${text.small} ${family.body};
  color: ${color.error};

  &:empty {
    display: none;
  }
`;

const noteStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
