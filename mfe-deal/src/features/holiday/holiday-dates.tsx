import { PriceCalendar } from '@storefront/shared/composites/price-calendar/price-calendar';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';

import type { Holiday } from './use-holiday';

const NO_PRICES = new Map();

interface HolidayDatesProps {
  readonly holiday: Holiday;
  /** Id of the section, the target of "See other dates". */
  readonly id: string;
}

/** Calendar with the prices of the other dates (HD-06). */
export function HolidayDates({ holiday, id }: HolidayDatesProps) {
  const { month, change, bookable, earliestDate, offers, selection, state, bestValue } = holiday;
  return (
    <Stack gap="s" id={id} tabIndex={-1}>
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
