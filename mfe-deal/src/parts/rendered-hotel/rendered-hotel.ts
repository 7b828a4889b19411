import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

/** The hotel record that the server has loaded. The browser does not request it again. */
export interface RenderedHotel {
  /** `null`: the back office has no record of the hotel. */
  readonly record: HotelRecord | null;
}

/** What a page gets of a hotel record: a promise while the page is sent in parts, and `null` for the browser to request. */
export type ArrivingHotel = RenderedHotel | null | Promise<RenderedHotel | null>;
