import { searchQuerySchema } from '@storefront/shared/api/search/search-query.schema';
import {
  DEFAULT_OCCUPANCY,
  roomOccupancySchema,
  type Occupancy,
} from '@storefront/shared/domain/occupancy/occupancy';

import type { MarketQuery } from '../market/market';
import { parseInput } from '@storefront/backend/http/parse-input';
import { ApiError } from '@storefront/backend/http/api-error';

/** Days that one query may cover. Pages query up to a month for a hotel and two weeks for a destination. */
const MAX_DATE_RANGE_DAYS = 45;

/** Parses and checks the parameters of a search. @throws ApiError 400 that names the field */
export function parseMarketQuery(input: Record<string, unknown>): MarketQuery {
  const { MaxResults, hotelKey, ...rest } = parseInput(searchQuerySchema, firstValues(input));
  if (rest.dateMax < rest.dateMin) throw new ApiError(400, 'bad-date', 'dateMax: is before dateMin');
  if (rest.durationMax < rest.durationMin)
    throw new ApiError(400, 'bad-duration', 'durationMax: is below durationMin');
  const days = (Date.parse(rest.dateMax) - Date.parse(rest.dateMin)) / 86_400_000;
  if (days > MAX_DATE_RANGE_DAYS)
    throw new ApiError(400, 'bad-date', `dateMax: more than ${MAX_DATE_RANGE_DAYS} days after dateMin`);
  return {
    ...rest,
    rooms: parseRooms(input),
    maxResults: MaxResults,
    ...(hotelKey === undefined ? {} : { hotelKey }),
  };
}

/** Keeps the first value of a repeated parameter. */
function firstValues(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, Array.isArray(value) ? (value[0] as unknown) : value]),
  );
}

const ROOMS = [1, 2, 3, 4] as const;

/**
 * Reads the rooms of a search. A room without adults is ignored (DEC-21); ages are accepted under both parameter
 * names (DEC-20).
 *
 * @throws ApiError 400 that names the field.
 */
function parseRooms(input: Record<string, unknown>): Occupancy {
  const values = firstValues(input);
  const rooms = ROOMS.flatMap((room) => {
    const adults = wholeNumber(values, `adultsRoom${room}`);
    if (adults === 0) return [];
    const agesField =
      values[`childrenAgesRoom${room}`] === undefined ? `childagesroom${room}` : `childrenAgesRoom${room}`;
    const childAges = textOf(values[agesField])
      .split(',')
      .filter((age) => age.trim() !== '')
      .map(Number);
    const parsed = roomOccupancySchema.safeParse({
      adults,
      children: wholeNumber(values, `childrenRoom${room}`),
      childAges,
    });
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    const property = String(issue?.path[0]);
    const field = property === 'childAges' ? agesField : `${property}Room${room}`;
    throw new ApiError(400, 'bad-input', `${field}: ${issue?.message ?? 'does not fit'}`, { field });
  });
  return rooms.length === 0 ? DEFAULT_OCCUPANCY : rooms;
}

/** Returns 0 for a field that is missing or empty. */
function wholeNumber(values: Record<string, unknown>, field: string): number {
  const text = textOf(values[field]).trim();
  if (!/^\d{0,3}$/.test(text))
    throw new ApiError(400, 'bad-input', `${field}: must be a whole number`, { field });
  return Number(text);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
