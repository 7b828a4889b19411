import { ok, type Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { CONTENT_TIMEOUT_MS, nullWhenNotFound, previewQuery } from './content-request';
import { groupSchema, type HolidayGroup } from './group.schema';

/**
 * Returns a themed group of destinations: `GET {backend}/api/group-destinations/{id}`. Time limit 10 s.
 *
 * @param preview token of a preview link; a token that is invalid for this group gives the published group
 * @returns `null` when there is no group with this id (404)
 * @see API-GROUP-01, DOM-GD-01
 */
export async function fetchGroup(
  endpoints: Endpoints,
  groupId: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<HolidayGroup | null, ApiError>> {
  const path = `api/group-destinations/${encodeURIComponent(groupId)}${previewQuery(preview)}`;
  const response = await requestJson(backendUrl(endpoints, path), groupSchema, {
    timeoutMs: CONTENT_TIMEOUT_MS,
    signal,
  });
  return response.ok ? ok(response.value.data) : nullWhenNotFound(response);
}
