import { parseCookie, stringifySetCookie } from 'cookie';

import { previewParams, parsePreview, type PreviewAccess, type PreviewFault } from '../preview/preview-query';
import type { PreviewedRelease } from '../preview/previewed-release';

/** Contains the signed query of a preview link for the rest of the visit. Set only after opening such a link. */
export const PREVIEW_COOKIE = 'storefront-preview';

export type PreviewVisit =
  /** `isExpired`: the visitor has a preview cookie that is no longer valid. */
  | { readonly kind: 'live'; readonly isExpired: boolean }
  | { readonly kind: 'ended' }
  | { readonly kind: 'rejected'; readonly fault: PreviewFault }
  | {
      readonly kind: 'active';
      readonly releases: readonly PreviewedRelease[];
      /** Query for the preview cookie; `null` if the visitor already has the cookie. */
      readonly queryToStore: string | null;
    };

/** Reads the previewed releases from the URL, or else from the preview cookie. @param now milliseconds since 1970 */
export function readPreviewVisit(
  url: URL,
  cookieHeader: string | undefined,
  access: PreviewAccess,
  now: number,
): PreviewVisit {
  const fromUrl = parsePreview(url.searchParams, access, now);
  if (fromUrl.kind === 'active')
    return { ...fromUrl, queryToStore: previewParams(url.searchParams).toString() };
  if (fromUrl.kind !== 'none') return fromUrl;

  const storedQuery = parseCookie(cookieHeader ?? '')[PREVIEW_COOKIE];
  if (storedQuery === undefined) return { kind: 'live', isExpired: false };
  const stored = new URLSearchParams(storedQuery);
  const fromCookie = parsePreview(stored, access, now);
  // A preview of the whole site without one of releases.
  if (fromCookie.kind === 'none' && stored.has('moment')) return { kind: 'live', isExpired: false };
  // An expired link shows an error page; an expired cookie falls back to the live releases.
  return fromCookie.kind === 'active'
    ? { ...fromCookie, queryToStore: null }
    : { kind: 'live', isExpired: true };
}

/** Returns a `Set-Cookie` header with a session cookie for the preview. @param query `null` deletes the cookie */
export function previewCookie(query: string | null, siteUrl: string): string {
  return stringifySetCookie({
    name: PREVIEW_COOKIE,
    value: query ?? '',
    path: '/',
    ...(query === null ? { maxAge: 0 } : {}),
    sameSite: 'lax',
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
  });
}
