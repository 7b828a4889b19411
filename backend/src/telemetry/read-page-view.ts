import { readSignedText } from '@storefront/server-kit/signed-text';
import { pageViewSchema, type PageView } from '@storefront/shared/api/page-view.schema';
import type { TelemetrySubject } from '@storefront/shared/api/telemetry.schema';

import { ApiError } from '../http/api-error';

/**
 * Returns the page view of a token.
 *
 * @param secret shared with the edge server; `null`: no report can be verified, so none is counted
 * @throws ApiError 403 when the token is missing, invalid or expired, or belongs to a page without this version
 */
export function readPageView(
  token: string | undefined,
  secret: string | null,
  { part, version }: TelemetrySubject,
  now: number,
): PageView {
  const text = token === undefined || secret === null ? null : readSignedText(token, secret);
  if (text === null) throw new ApiError(403, 'no-page-view', 'Only page views of the shop are counted.');
  const view = pageViewSchema.parse(JSON.parse(text));
  if (view.expiresAt <= now) throw new ApiError(403, 'page-view-expired', 'The page view is too old.');
  if (!view.versions[part]?.includes(version))
    throw new ApiError(403, 'other-version', 'The page view was served with other versions.');
  return view;
}
