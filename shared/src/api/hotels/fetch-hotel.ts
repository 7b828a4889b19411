import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError, type RequestOptions } from '../../platform/http/request-json';
import { ok, type Result } from '../../domain/result/result';

import { hotelResponseSchema, type HotelRecord } from './hotel-record.schema';

/** Time limits by place of use, in milliseconds (DEC-83). */
export const HOTEL_CARD_TIMEOUT_MS = 6_000;
export const HOTEL_PAGE_TIMEOUT_MS = 5_000;

/**
 * Returns the back-office record of a hotel: `GET {api}/getBackOfficeHotelByGiataId/{giataId}`. Callers show no
 * message for failures; the placeholder of the hotel stays.
 *
 * @returns `null` when the hotel is unknown (404) or has no record (`null`, DEC-395)
 * @see API-HOTEL-01, API-HOTEL-02, API-HOTEL-03
 */
export async function fetchHotel(
  endpoints: Endpoints,
  giataId: number,
  options: Pick<RequestOptions, 'timeoutMs' | 'signal'>,
): Promise<Result<HotelRecord | null, ApiError>> {
  const url = apiUrl(endpoints, `getBackOfficeHotelByGiataId/${giataId}`);
  const result = await requestJson(url, hotelResponseSchema, options);

  const isUnknown = !result.ok && result.error.kind === 'http' && result.error.status === 404;
  return isUnknown ? ok(null) : result;
}
