import { ok, type Result } from '../../domain/result/result';
import type { ApiError } from '../../platform/http/request-json';

/** Time limit of a content request, in milliseconds. */
export const CONTENT_TIMEOUT_MS = 10_000;

/** Time limit for texts that a page also has without the backend, in milliseconds. */
export const SITE_TIMEOUT_MS = 3_000;

/** Returns the query that requests the preview of an unpublished page; empty without a token. */
export function previewQuery(preview: string | null | undefined): string {
  return preview ? `?preview=${encodeURIComponent(preview)}` : '';
}

/** Turns 404 into `null`; other failures stay failures. */
export function nullWhenNotFound<E extends ApiError>(failure: {
  readonly ok: false;
  readonly error: E;
}): Result<null, ApiError> {
  return failure.error.kind === 'http' && failure.error.status === 404 ? ok(null) : failure;
}
