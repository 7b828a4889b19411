import {
  fetchAvailability,
  type Availability,
  type AvailabilityQuery,
} from '@storefront/shared/api/hotels/fetch-availability';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Result } from '@storefront/shared/domain/result/result';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';

import { toColumns } from '../../domain/columns';
import type { HolidayChoice } from '../../domain/holiday-choice';
import {
  before,
  FRAME_AFTER_MS,
  LATE_LIMIT_MS,
  loadRenderedHotel,
  RECORD_LIMIT_MS,
  within,
} from '../../parts/rendered-hotel/load-rendered-hotel';

import { availabilityQuery, monthOf } from './availability-query';
import { createKeptResponses } from './kept-responses';
import type { RenderedMonth } from './rendered-holiday';

/** Prices that take longer are left to the browser: the whole page waits for them. */
export const RENDER_LIMIT_MS = 700;

const months = createKeptResponses<Result<Availability, ApiError>>(() => performance.now());

interface HolidayRequest {
  readonly hotelKey: string;
  readonly choice: HolidayChoice;
  readonly today: IsoDate;
  readonly signal: AbortSignal;
  readonly sendsParts: boolean;
}

/** Loads the displayed month and the hotel record on a server. `null` is left to the browser. */
export async function loadRenderedHoliday(endpoints: Endpoints, request: HolidayRequest) {
  const { hotelKey, choice, today, sendsParts } = request;
  const limit = withTimeLimit(request.signal, sendsParts ? LATE_LIMIT_MS : RENDER_LIMIT_MS);
  const query = availabilityQuery(hotelKey, choice, monthOf(choice, today));
  const month = hotelKey === '' ? Promise.resolve(null) : loadMonth(endpoints, query, limit);
  const hotel = loadRenderedHotel(endpoints, choice.giataId, limit);
  if (sendsParts && !(await within(FRAME_AFTER_MS, Promise.all([month, hotel])))) {
    return { month, hotel: (await within(0, hotel)) ?? hotel };
  }
  return { month: await month, hotel: await within(RECORD_LIMIT_MS, hotel) };
}

async function loadMonth(
  { apiUrl, backendUrl }: Endpoints,
  query: AvailabilityQuery,
  limit: AbortSignal,
): Promise<RenderedMonth | null> {
  const request = months.get(JSON.stringify(query), () => fetchAvailability({ apiUrl, backendUrl }, query));
  const response = request && (await before(limit, request));
  if (response?.ok) return { query, packages: columnsOf(response.value) };
  const isUnknown = response?.error.kind === 'http' && response.error.status === 404;
  return isUnknown ? { query, packages: null } : null;
}

function columnsOf({ results, flights, pricesFrom }: Availability): RenderedMonth['packages'] {
  return { results: toColumns(results), flights: toColumns(flights), pricesFrom };
}
