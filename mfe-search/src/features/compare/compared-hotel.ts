import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

/** One column of the comparison. */
export interface ComparedHotel {
  readonly deal: GroupedDeal;
  /** `null` while it is on the way, and where there is none to be had. */
  readonly record: HotelRecord | null;
  /** True while the record is on the way. */
  readonly loading: boolean;
}

/** How prices are shown. */
export interface PriceView {
  readonly showTotal: boolean;
  readonly guests: number;
}
