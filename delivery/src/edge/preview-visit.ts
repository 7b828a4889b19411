import { parseCookie, stringifySetCookie } from 'cookie';

import { previewPartOf, readPreview, type PreviewAccess, type PreviewFault } from '../preview/preview-query';
import type { PreviewedRelease } from '../preview/previewed-release';

/** Carries the query of a preview link through a visit, signed as the link was; only who opened one has it. */
export const PREVIEW_COOKIE = 'storefront-preview';

export type PreviewVisit =
  /** `isOver`: the visitor brings a preview along that may not be shown any more. */
  | { readonly kind: 'live'; readonly isOver: boolean }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly fault: PreviewFault }
  | {
      readonly kind: 'shown';
      readonly releases: readonly PreviewedRelease[];
      /** Of the link that began it, to carry on; `null` when the visitor carries it already. */
      readonly carry: string | null;
    };

/** What a visitor previews: by the link that was opened, or by the one that began the visit. @param now milliseconds since 1970 */
export function previewVisit(
  url: URL,
  cookieHeader: string | undefined,
  access: PreviewAccess,
  now: number,
): PreviewVisit {
  const asked = readPreview(url.searchParams, access, now);
  if (asked.kind === 'shown') return { ...asked, carry: previewPartOf(url.searchParams).toString() };
  if (asked.kind !== 'none') return asked;

  const carried = parseCookie(cookieHeader ?? '')[PREVIEW_COOKIE];
  if (carried === undefined) return { kind: 'live', isOver: false };
  const read = readPreview(new URLSearchParams(carried), access, now);
  // A link that is over is said when it is opened; a visit simply goes on with what is live.
  return read.kind === 'shown' ? { ...read, carry: null } : { kind: 'live', isOver: true };
}

/** Value of the `Set-Cookie` header that carries a preview until the browser is closed; `null` takes it away. */
export function previewCookie(carry: string | null, siteUrl: string): string {
  return stringifySetCookie({
    name: PREVIEW_COOKIE,
    value: carry ?? '',
    path: '/',
    ...(carry === null ? { maxAge: 0 } : {}),
    sameSite: 'lax',
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
  });
}
