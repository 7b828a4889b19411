import type { Occupancy } from '../../domain/occupancy/occupancy';
import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { writeRoomsParam } from './explore-rooms';
import { exploreSchema, type Explore } from './explore.schema';

/** The parameters of `GET /api/explore`. */
export interface ExploreQuestion {
  readonly departureId: number;
  readonly nights: number;
  /** `yyyy-MM` */
  readonly month: string;
  readonly rooms: Occupancy;
}

const TIMEOUT_MS = 20_000;

/** Returns the cheapest holiday of each destination in a month: `GET {backend}/api/explore`. */
export function fetchExplore(
  endpoints: Endpoints,
  question: ExploreQuestion,
  signal?: AbortSignal,
): Promise<Result<Explore, ApiError>> {
  return requestJson(backendUrl(endpoints, `api/explore?${exploreParams(question)}`), exploreSchema, {
    timeoutMs: TIMEOUT_MS,
    signal,
  });
}

/** The parameters of the call, in a fixed order: they identify a question. */
export function exploreParams({ departureId, nights, month, rooms }: ExploreQuestion): string {
  return new URLSearchParams({
    departureId: String(departureId),
    nights: String(nights),
    month,
    rooms: writeRoomsParam(rooms),
  }).toString();
}
