import { ok, type Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import { errorMessage } from '../error-response.schema';

import { CONTENT_TIMEOUT_MS, nullWhenNotFound, previewQuery } from './content-request';
import { holidayPageSchema, type HolidayPage } from './page.schema';

/** A destination page, or the message of the content service when there is none. */
interface PageResponse {
  /** `null` when there is no page with this id. */
  readonly page: HolidayPage | null;
  /** Text for readers when there is no page (DEC-39). */
  readonly message: string | null;
}

/**
 * Returns the landing page of a destination: `GET {backend}/api/getPage/{pageId}`. Time limit 10 s.
 *
 * @param preview token of a preview link; a token that is invalid for this page gives the published page
 * @returns `null` when there is no page with this id (404)
 * @see API-PAGE-01, DOM-HPG-01
 */
export async function fetchPage(
  endpoints: Endpoints,
  pageId: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<HolidayPage | null, ApiError>> {
  const response = await fetchPageWithMessage(endpoints, pageId, signal, preview);
  return response.ok ? ok(response.value.page) : response;
}

/** Sends the same request as `fetchPage` and returns the message for readers as well (DEC-39). */
export async function fetchPageWithMessage(
  endpoints: Endpoints,
  pageId: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<PageResponse, ApiError>> {
  const url = backendUrl(endpoints, `api/getPage/${encodeURIComponent(pageId)}${previewQuery(preview)}`);
  const response = await requestJson(url, holidayPageSchema, { timeoutMs: CONTENT_TIMEOUT_MS, signal });
  if (response.ok) return ok({ page: response.value.data ?? null, message: response.value.message || null });
  const notFound = nullWhenNotFound(response);
  return notFound.ok ? ok({ page: null, message: serverMessage(response.error) }) : notFound;
}

/** Returns the message that the content service sent with an error status, or `null` when there is none. */
export function serverMessage(error: ApiError): string | null {
  if (error.kind !== 'http') return null;
  return errorMessage(error.text) ?? pageMessage(error.text);
}

function pageMessage(body: string): string | null {
  try {
    const parsed = holidayPageSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.message || null : null;
  } catch {
    return null;
  }
}
