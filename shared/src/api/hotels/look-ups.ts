import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';
import { ok, type Result } from '../../platform/http/result';

import { giataIdsAnswerSchema, resortsAnswerSchema } from './look-ups.schema';

const LOOK_UP_LIMIT_MS = 10_000;

/** Resort names of these hotels; any failure gives none (API-RESORTS-01, API-RESORTS-02). */
export async function fetchResorts(
  endpoints: Endpoints,
  giataIds: readonly number[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const answer = await postJson(
    apiUrl(endpoints, 'getResortsByGiataIds'),
    { giataIds, includeMeta: false },
    resortsAnswerSchema,
    { timeoutMs: LOOK_UP_LIMIT_MS, signal },
  );
  return answer.ok ? answer.value.resorts : [];
}

/** The hotels by review rating; a failure keeps the order they came in (API-SORT-01, API-SORT-02). */
export async function sortByReviews(
  endpoints: Endpoints,
  giataIds: readonly number[],
  order: 'asc' | 'desc',
  signal?: AbortSignal,
): Promise<readonly number[]> {
  const answer = await postJson(
    apiUrl(endpoints, 'sortGiataIdsByTripAdvisorRating'),
    { giataIds, order },
    giataIdsAnswerSchema,
    { timeoutMs: LOOK_UP_LIMIT_MS, signal },
  );
  return answer.ok ? answer.value.giataIds : giataIds;
}

/** What a shopper may narrow a search by; each list in the words of the hotel records. */
export interface HotelFilters {
  /** `4.5-5`, `4+`, `3+` or `2+`. */
  readonly ratingBand: string | null;
  readonly styles: readonly string[];
  readonly amenities: readonly string[];
  readonly resorts: readonly string[];
  readonly awards: readonly string[];
}

/** The filter texts as the call spells them: the singular prefixes (API-FILTER-02, DEC-91). */
export function filterTexts(filters: HotelFilters): readonly string[] {
  return [
    ...(filters.ratingBand === null ? [] : [filters.ratingBand]),
    ...filters.styles.map((name) => `style:${name}`),
    ...filters.amenities.map((name) => `amenity:${name}`),
    ...filters.resorts.map((name) => `resort:${name}`),
    ...filters.awards.map((name) => `award:${name}`),
  ];
}

/** The hotels that pass. A failure is the caller's to show: no hotel is, but not because none was found (API-FILTER-03). */
export async function filterHotels(
  endpoints: Endpoints,
  giataIds: readonly number[],
  filters: HotelFilters,
  signal?: AbortSignal,
): Promise<Result<readonly number[], ApiError>> {
  const answer = await postJson(
    apiUrl(endpoints, 'filterHotelsByGiataIdsAndFilters'),
    { giataIds, filters: filterTexts(filters), includeMeta: false },
    giataIdsAnswerSchema,
    { timeoutMs: LOOK_UP_LIMIT_MS, signal },
  );
  return answer.ok ? ok(answer.value.giataIds) : answer;
}
