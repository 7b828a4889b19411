import { searchQuerySchema } from '@storefront/shared/api/search/search-query.schema';
import {
  DEFAULT_OCCUPANCY,
  roomOccupancySchema,
  type Occupancy,
} from '@storefront/shared/domain/occupancy/occupancy';

import type { MarketQuery } from '../market/market';
import { parseInput } from '@storefront/backend/http/parse-input';
import { ApiError } from '@storefront/backend/http/api-error';

/** Days that one question may cover: a month for a hotel, a fortnight for a place. */
const WIDEST_WINDOW = 45;

/** @throws Refusal 400 naming the field. */
export function parseMarketQuery(input: Record<string, unknown>): MarketQuery {
  const { MaxResults, hotelKey, ...rest } = parseInput(searchQuerySchema, firstValues(input));
  if (rest.dateMax < rest.dateMin) throw new ApiError(400, 'bad-date', 'dateMax: is before dateMin');
  if (rest.durationMax < rest.durationMin)
    throw new ApiError(400, 'bad-duration', 'durationMax: is below durationMin');
  const days = (Date.parse(rest.dateMax) - Date.parse(rest.dateMin)) / 86_400_000;
  if (days > WIDEST_WINDOW)
    throw new ApiError(400, 'bad-date', `dateMax: more than ${WIDEST_WINDOW} days after dateMin`);
  return {
    ...rest,
    rooms: roomsOf(input),
    maxResults: MaxResults,
    ...(hotelKey === undefined ? {} : { hotelKey }),
  };
}

/** A repeated key counts once, the first value winning. */
function firstValues(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, Array.isArray(value) ? (value[0] as unknown) : value]),
  );
}

const ROOMS = [1, 2, 3, 4] as const;

/** Rooms without adults do not exist (DEC-21); ages may stand under either spelling (DEC-20). @throws Refusal 400 naming the field */
export function roomsOf(input: Record<string, unknown>): Occupancy {
  const values = firstValues(input);
  const rooms = ROOMS.flatMap((room) => {
    const adults = wholeNumber(values, `adultsRoom${room}`);
    if (adults === 0) return [];
    const agesField =
      values[`childrenAgesRoom${room}`] === undefined ? `childagesroom${room}` : `childrenAgesRoom${room}`;
    const childAges = String(values[agesField] ?? '')
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
    const part = String(issue?.path[0]);
    const field = part === 'childAges' ? agesField : `${part}Room${room}`;
    throw new ApiError(400, 'bad-input', `${field}: ${issue?.message ?? 'does not fit'}`, { field });
  });
  return rooms.length === 0 ? DEFAULT_OCCUPANCY : rooms;
}

/** 0 for a field that is missing or empty. */
function wholeNumber(values: Record<string, unknown>, field: string): number {
  const text = String(values[field] ?? '').trim();
  if (!/^\d{0,3}$/.test(text))
    throw new ApiError(400, 'bad-input', `${field}: must be a whole number`, { field });
  return Number(text);
}
