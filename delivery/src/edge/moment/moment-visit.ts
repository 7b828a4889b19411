import { parseCookie } from 'cookie';

import { previewCookie, PREVIEW_COOKIE } from '../preview-visit';

/** Query parameter of a link to a preview of the whole site; the preview cookie has it for the rest of the visit. */
export const MOMENT_PARAM = 'moment';
/** Value of the parameter that ends the preview. */
export const END_MOMENT = 'live';
const TOKEN = /^[\w-]{16,128}$/;

/** Which preview of the whole site a request belongs to. */
export type MomentRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended'; readonly url: URL; readonly cookie: string }
  /** From a link. In a frame of the studio it lasts for the frame, otherwise for the visit, by `cookie`. */
  | { readonly kind: 'link'; readonly token: string; readonly url: URL; readonly cookie: string | null }
  /** A link whose token no preview can have. */
  | { readonly kind: 'malformed' }
  /** From the cookie; `expired` deletes it. */
  | { readonly kind: 'visit'; readonly token: string; readonly expired: string };

interface Requested {
  readonly url: URL;
  readonly cookieHeader: string | undefined;
  readonly isFrame: boolean;
  readonly siteUrl: string;
}

/**
 * Reads the preview of the whole site from the URL, or else from the preview cookie. A frame ignores the cookie: looking
 * at a page in the studio neither starts nor continues a preview of the shop in other tabs.
 */
export function readMoment({ url, cookieHeader, isFrame, siteUrl }: Requested): MomentRequest {
  const stored = new URLSearchParams(parseCookie(cookieHeader ?? '')[PREVIEW_COOKIE] ?? '');
  const withToken = (token: string | null) => {
    const query = new URLSearchParams(stored);
    query.delete(MOMENT_PARAM);
    if (token !== null) query.set(MOMENT_PARAM, token);
    return previewCookie(query.size === 0 ? null : query.toString(), siteUrl);
  };
  const plain = new URL(url);
  plain.searchParams.delete(MOMENT_PARAM);
  const requested = url.searchParams.get(MOMENT_PARAM);
  if (requested === END_MOMENT) return { kind: 'ended', url: plain, cookie: withToken(null) };
  if (requested !== null) {
    if (!TOKEN.test(requested)) return { kind: 'malformed' };
    return { kind: 'link', token: requested, url: plain, cookie: isFrame ? null : withToken(requested) };
  }
  const own = isFrame ? null : stored.get(MOMENT_PARAM);
  return own !== null && TOKEN.test(own)
    ? { kind: 'visit', token: own, expired: withToken(null) }
    : { kind: 'none' };
}
