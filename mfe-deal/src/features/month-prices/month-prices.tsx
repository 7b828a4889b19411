import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import {
  WeeklyPriceChart,
  type WeeklyPriceChartProps,
} from '@storefront/shared/composites/price-calendar/weekly-price-chart';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import type { Ref } from 'react';

interface MonthPricesProps extends Pick<WeeklyPriceChartProps, 'prices' | 'months'> {
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
  /** Observes when the chart comes into view. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Chart of the lowest price of each week over a year. */
export function MonthPrices({ ref, ...chart }: MonthPricesProps) {
  return (
    <HydrationSection>
      <div ref={ref}>
        <Stack gap="s">
          <SectionHeading>The cheapest weeks</SectionHeading>
          <WeeklyPriceChart {...chart} />
        </Stack>
      </div>
    </HydrationSection>
  );
}
