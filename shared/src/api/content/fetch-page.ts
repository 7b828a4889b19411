import { backendUrl, type Endpoints } from '../../config/endpoints';
import { requestJson, type ApiError } from '../../http/request-json';
import { ok, type Result } from '../../http/result';

import { groupSchema, type HolidayGroup } from './group.schema';
import { holidayPageSchema, type HolidayPage } from './page.schema';

const CONTENT_LIMIT_MS = 10_000;

/** A destination's landing page, or `null` when there is none under this id (API-PAGE-01). */
export async function fetchPage(
  endpoints: Endpoints,
  pageId: string,
  signal?: AbortSignal,
): Promise<Result<HolidayPage | null, ApiError>> {
  const url = backendUrl(endpoints, `api/getPage/${encodeURIComponent(pageId)}`);
  const result = await requestJson(url, holidayPageSchema, { timeoutMs: CONTENT_LIMIT_MS, signal });
  return result.ok ? ok(result.value.data ?? null) : unknownIsNull(result);
}

/** A themed group, or `null` when there is none under this id (API-GROUP-01). */
export async function fetchGroup(
  endpoints: Endpoints,
  groupId: string,
  signal?: AbortSignal,
): Promise<Result<HolidayGroup | null, ApiError>> {
  const url = backendUrl(endpoints, `api/group-destinations/${encodeURIComponent(groupId)}`);
  const result = await requestJson(url, groupSchema, { timeoutMs: CONTENT_LIMIT_MS, signal });
  return result.ok ? ok(result.value.data) : unknownIsNull(result);
}

function unknownIsNull<E extends ApiError>(result: {
  readonly ok: false;
  readonly error: E;
}): Result<null, ApiError> {
  return result.error.kind === 'http' && result.error.status === 404 ? ok(null) : result;
}
