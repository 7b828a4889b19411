import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError, type RequestOptions } from '../../platform/http/request-json';
import { ok, type Result } from '../../domain/result/result';

import { hotelRecordSchema, type HotelRecord } from './hotel-record.schema';

/** Time limits of the look-up by place of use (DEC-83). */
export const HOTEL_ON_CARD_MS = 6_000;
export const HOTEL_ON_PAGE_MS = 5_000;

/**
 * The back-office record of one hotel, or `null` when the back office does not know it (404).
 *
 * Failures are silent by specification: the place of the hotel keeps its placeholder.
 *
 * @see API-HOTEL-01, API-HOTEL-02, API-HOTEL-03
 */
export async function fetchHotel(
  endpoints: Endpoints,
  giataId: number,
  options: Pick<RequestOptions, 'timeoutMs' | 'signal'>,
): Promise<Result<HotelRecord | null, ApiError>> {
  const url = apiUrl(endpoints, `getBackOfficeHotelByGiataId/${giataId}`);
  const result = await requestJson(url, hotelRecordSchema, options);

  const unknownHotel = !result.ok && result.error.kind === 'http' && result.error.status === 404;
  return unknownHotel ? ok(null) : result;
}
