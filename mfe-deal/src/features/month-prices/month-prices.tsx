import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import {
  PriceLine,
  type PriceLineProps,
} from '@storefront/shared/composites/price-calendar/weekly-price-chart';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import type { Ref } from 'react';

interface MonthsOfPricesProps extends Pick<PriceLineProps, 'prices' | 'months'> {
  readonly selected: IsoDate | null;
  readonly onChoose: (date: IsoDate) => void;
  /** Tells when it comes into sight. */
  readonly ref: Ref<HTMLDivElement>;
}

/** A year of weeks at a glance: when the holiday is cheapest. */
export function MonthsOfPrices({ ref, ...line }: MonthsOfPricesProps) {
  return (
    <div ref={ref}>
      <Stack gap="s">
        <SectionHeading>The cheapest weeks</SectionHeading>
        <PriceLine {...line} />
      </Stack>
    </div>
  );
}
