import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

/** One column of the comparison. */
export interface ComparedHotel {
  readonly deal: GroupedDeal;
  /** `null` while loading, and if the hotel has none. */
  readonly record: HotelRecord | null;
  /** Whether the record is loading. */
  readonly loading: boolean;
}

/** Whether prices are shown in total or per person. */
export interface PriceView {
  readonly showTotal: boolean;
  readonly guests: number;
}
