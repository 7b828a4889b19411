import { PageHead } from '@storefront/shared/composites/page/page-head';

import { PLACEHOLDER_HOTEL, type HotelSummary } from '../../features/holiday/hotel-summary';

/** Title of the page; `null` before anything is known of the hotel. */
export function HolidayPageHead({ summary }: { readonly summary: HotelSummary | null }) {
  return <PageHead title={(summary ?? PLACEHOLDER_HOTEL).name} />;
}
