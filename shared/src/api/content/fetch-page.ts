import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import { ok, type Result } from '../../platform/http/result';

import { refusalMessage } from '../error-answer.schema';

import { groupSchema, type HolidayGroup } from './group.schema';
import { holidayPageSchema, type HolidayPage } from './page.schema';

const CONTENT_LIMIT_MS = 10_000;

/** What the content service has under an id, and its own words where it has nothing. */
export interface PageAnswer {
  readonly page: HolidayPage | null;
  readonly message: string | null;
}

/**
 * A destination's landing page, or `null` when there is none under this id (API-PAGE-01).
 *
 * @param preview token of a preview link; where it does not hold the page, the live one is the answer
 */
export async function fetchPage(
  endpoints: Endpoints,
  pageId: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<HolidayPage | null, ApiError>> {
  const answer = await askForPage(endpoints, pageId, signal, preview);
  return answer.ok ? ok(answer.value.page) : answer;
}

/** The same with the words of the service, which a reader gets to see (DEC-39). */
export async function askForPage(
  endpoints: Endpoints,
  pageId: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<PageAnswer, ApiError>> {
  const url = backendUrl(endpoints, `api/getPage/${encodeURIComponent(pageId)}${previewQuery(preview)}`);
  const result = await requestJson(url, holidayPageSchema, { timeoutMs: CONTENT_LIMIT_MS, signal });
  if (result.ok) return ok({ page: result.value.data ?? null, message: result.value.message || null });
  const unknown = unknownIsNull(result);
  return unknown.ok ? ok({ page: null, message: wordsOfServer(result.error) }) : unknown;
}

/** What the content service says of a refused call; `null` where it says nothing a reader could use. */
export function wordsOfServer(error: ApiError): string | null {
  if (error.kind !== 'http') return null;
  return refusalMessage(error.text) ?? messageIn(error.text);
}

function messageIn(body: string): string | null {
  try {
    const parsed = holidayPageSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.message || null : null;
  } catch {
    return null;
  }
}

/**
 * A themed group, or `null` when there is none under this id (API-GROUP-01).
 *
 * @param preview token of a preview link; where it does not hold the group, the live one is the answer
 */
export async function fetchGroup(
  endpoints: Endpoints,
  groupId: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<HolidayGroup | null, ApiError>> {
  const path = `api/group-destinations/${encodeURIComponent(groupId)}${previewQuery(preview)}`;
  const url = backendUrl(endpoints, path);
  const result = await requestJson(url, groupSchema, { timeoutMs: CONTENT_LIMIT_MS, signal });
  return result.ok ? ok(result.value.data) : unknownIsNull(result);
}

function previewQuery(preview: string | null | undefined): string {
  return preview ? `?preview=${encodeURIComponent(preview)}` : '';
}

function unknownIsNull<E extends ApiError>(result: {
  readonly ok: false;
  readonly error: E;
}): Result<null, ApiError> {
  return result.error.kind === 'http' && result.error.status === 404 ? ok(null) : result;
}
