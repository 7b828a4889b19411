import { PriceCalendar } from '@storefront/shared/composites/price-calendar/price-calendar';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';

import type { Holiday } from './use-holiday';

const NO_PRICES = new Map();

/** Id of the section. */
export const DATES_ID = 'holiday-dates';

/** Calendar with the prices of the other dates (HD-06). */
export function HolidayDates({ holiday }: { readonly holiday: Holiday }) {
  const { month, change, bookable, earliestDate, offers, selection, state, bestValue } = holiday;
  return (
    <Stack gap="s" id={DATES_ID} tabIndex={-1}>
      <SectionHeading size="card">Alternative Holiday Dates</SectionHeading>
      <PriceCalendar
        month={month}
        onMonthChange={(next) => change({ month: next })}
        months={bookable}
        earliest={earliestDate}
        prices={offers?.prices ?? NO_PRICES}
        unpriced="disabled"
        bestValue={bestValue}
        selected={selection?.result.departureDate ?? null}
        onSelect={(date) => change({ date })}
        loading={state === 'loading'}
      />
    </Stack>
  );
}
