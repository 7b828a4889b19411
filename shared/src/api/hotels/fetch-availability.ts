import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';
import { postJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../platform/http/result';
import type { Occupancy } from '../../domain/occupancy/occupancy';
import { TRADING_NAME_ID } from '../../domain/search-query/search-query';

import { availabilityAnswerSchema, type Availability, type AvailabilityRequest } from './availability.schema';

const AVAILABILITY_LIMIT_MS = 10_000;
/** CONST-02 */
const MAX_RESULTS = 5000;

export interface AvailabilityQuestion {
  readonly hotelKey: string;
  /** `yyyy-MM`: the whole month is asked for (API-DETAILS-03). */
  readonly month: string;
  readonly nights: number;
  readonly departureId: number;
  readonly rooms: Occupancy;
}

/** All packages of a hotel in a month. 404: the hotel key is not known. */
export function fetchAvailability(
  endpoints: Endpoints,
  question: AvailabilityQuestion,
  signal?: AbortSignal,
): Promise<Result<Availability, ApiError>> {
  return postJson(
    apiUrl(endpoints, 'getHotelAvailability'),
    availabilityRequest(question),
    availabilityAnswerSchema,
    {
      timeoutMs: AVAILABILITY_LIMIT_MS,
      signal,
    },
  );
}

/** The body of the call (API-DETAILS-02, API-DETAILS-03). */
export function availabilityRequest({
  hotelKey,
  month,
  nights,
  departureId,
  rooms,
}: AvailabilityQuestion): AvailabilityRequest {
  const { first, last } = monthBounds(month);
  const date: IsoDate = first;
  const room = (index: number) => rooms[index] ?? { adults: 0, children: 0, childAges: [] };
  return {
    hotelKey,
    date,
    duration: nights,
    search: {
      tradingNameId: TRADING_NAME_ID,
      MaxResults: MAX_RESULTS,
      DestinationType: 'Region',
      departureId,
      flexibility: 0,
      destinationId: 1,
      dateMin: first,
      dateMax: last,
      durationMin: nights,
      durationMax: nights,
      boardType: '',
      rating: '12345',
      adultsRoom1: room(0).adults,
      childrenRoom1: room(0).children,
      childrenAgesRoom1: room(0).childAges.join(','),
      adultsRoom2: room(1).adults,
      childrenRoom2: room(1).children,
      childagesroom2: room(1).childAges.join(','),
      adultsRoom3: room(2).adults,
      childrenRoom3: room(2).children,
      childagesroom3: room(2).childAges.join(','),
      adultsRoom4: room(3).adults,
      childrenRoom4: room(3).children,
      childagesroom4: room(3).childAges.join(','),
    },
  };
}
