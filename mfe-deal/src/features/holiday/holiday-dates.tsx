import { PriceCalendar } from '@storefront/shared/composites/price-calendar/price-calendar';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';

import type { Holiday } from './use-holiday';

const NO_PRICES = new Map();

interface HolidayDatesProps {
  readonly holiday: Holiday;
  /** Where "See other dates" leads. */
  readonly id: string;
}

/** The other dates of the holiday with their prices (HD-06). */
export function HolidayDates({ holiday, id }: HolidayDatesProps) {
  const { month, change, sold, earliest, offers, state, bestValue } = holiday;
  return (
    <Stack gap="s" id={id} tabIndex={-1}>
      <SectionHeading size="card">Alternative Holiday Dates</SectionHeading>
      <PriceCalendar
        month={month}
        onMonthChange={(next) => change({ month: next })}
        months={sold}
        earliest={earliest}
        prices={offers?.prices ?? NO_PRICES}
        unpriced="disabled"
        bestValue={bestValue}
        selected={offers?.selection?.result.departureDate ?? null}
        onSelect={(date) => change({ date })}
        loading={state === 'loading'}
      />
    </Stack>
  );
}
