import { err, ok, type Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import type { ApiError } from '../../platform/http/request-json';

import { bearer, MANAGE_TIMEOUT_MS } from './manage-request';

/**
 * Returns the file of a document: `GET {backend}/api/manage/documents/{id}`. Offer it by an object URL with the
 * `fileName` of the document. Never rejects.
 *
 * 404 `unknown-document`. 401 `access-ended`.
 */
export async function fetchBookingDocument(
  endpoints: Endpoints,
  token: string,
  documentId: string,
): Promise<Result<Blob, ApiError>> {
  const url = backendUrl(endpoints, `api/manage/documents/${encodeURIComponent(documentId)}`);
  try {
    const signal = AbortSignal.timeout(MANAGE_TIMEOUT_MS);
    const response = await fetch(url, { headers: bearer(token), signal });
    if (response.ok) return ok(await response.blob());
    return err({ kind: 'http', status: response.status, text: await response.text() });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError')
      return err({ kind: 'timeout', afterMs: MANAGE_TIMEOUT_MS });
    return err({ kind: 'network', message: cause instanceof Error ? cause.message : String(cause) });
  }
}
