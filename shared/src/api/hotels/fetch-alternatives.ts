import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../platform/http/result';

import { alternativesAnswerSchema, type Alternatives, type AlternativesRequest } from './availability.schema';

const ALTERNATIVES_LIMIT_MS = 10_000;

/** Other rooms and boards of a hotel with what they cost more; pounds per person (API-DETAILS-04). */
export function fetchAlternatives(
  endpoints: Endpoints,
  question: AlternativesRequest,
  signal?: AbortSignal,
): Promise<Result<Alternatives, ApiError>> {
  return postJson(apiUrl(endpoints, 'getRoomBoardAlternatives'), question, alternativesAnswerSchema, {
    timeoutMs: ALTERNATIVES_LIMIT_MS,
    signal,
  });
}
