import { isValidSignature, previewSignature } from './preview-signature';
import { parseRelease, formatRelease, type PreviewedRelease } from './previewed-release';

/** Who may preview releases that are not live. */
export type PreviewAccess =
  /** Everyone who knows a version: development and demo. */
  | { readonly kind: 'open' }
  /** Everyone with a signed link. */
  | { readonly kind: 'signed'; readonly secret: string }
  | { readonly kind: 'closed' };

export type PreviewFault = 'closed' | 'unreadable' | 'unsigned' | 'expired';

export type PreviewRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'rejected'; readonly fault: PreviewFault }
  | { readonly kind: 'active'; readonly releases: readonly PreviewedRelease[] };

/** Query parameters of a preview link; the preview cookie contains the same query. */
const RELEASE_PARAM = 'release';
const PREVIEW_PARAMS = [RELEASE_PARAM, 'until', 'signature'];
/** Value of the `release` parameter that ends the preview. */
export const END_PREVIEW = 'live';

/** Returns the query of a preview link. @param until seconds since 1970; ignored if previews are open */
export function previewQuery(
  access: Exclude<PreviewAccess, { readonly kind: 'closed' }>,
  releases: readonly PreviewedRelease[],
  until: number,
): URLSearchParams {
  const query = new URLSearchParams(releases.map((release) => [RELEASE_PARAM, formatRelease(release)]));
  if (access.kind === 'signed') {
    query.set('until', String(until));
    query.set('signature', previewSignature(access.secret, releases, until));
  }
  return query;
}

/** Reads and verifies the query of a preview link. @param now milliseconds since 1970 */
export function parsePreview(query: URLSearchParams, access: PreviewAccess, now: number): PreviewRequest {
  const texts = query.getAll(RELEASE_PARAM);
  if (texts.length === 0) return { kind: 'none' };
  if (texts.includes(END_PREVIEW)) return { kind: 'ended' };
  if (access.kind === 'closed') return { kind: 'rejected', fault: 'closed' };

  const releases = texts.map(parseRelease).filter((release) => release !== null);
  const isEachOnce = new Set(releases.map(({ app }) => app)).size === texts.length;
  if (!isEachOnce) return { kind: 'rejected', fault: 'unreadable' };
  if (access.kind === 'open') return { kind: 'active', releases };

  const until = signedExpiry(query, access.secret, releases);
  if (until === null) return { kind: 'rejected', fault: 'unsigned' };
  return now < until * 1_000 ? { kind: 'active', releases } : { kind: 'rejected', fault: 'expired' };
}

/** Returns the expiry of the link in seconds since 1970; `null` without a valid signature. */
function signedExpiry(
  query: URLSearchParams,
  secret: string,
  releases: readonly PreviewedRelease[],
): number | null {
  const text = query.get('until') ?? '';
  if (!/^\d{1,12}$/.test(text)) return null;
  const until = Number(text);
  return isValidSignature(query.get('signature') ?? '', secret, releases, until) ? until : null;
}

/** Returns only the preview parameters of a query. */
export function previewParams(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => PREVIEW_PARAMS.includes(name)));
}

/** Removes the preview parameters. Without a `release` parameter the others belong to the page and stay. */
export function withoutPreview(url: URL): URL {
  const plain = new URL(url);
  if (plain.searchParams.has(RELEASE_PARAM))
    for (const name of PREVIEW_PARAMS) plain.searchParams.delete(name);
  return plain;
}
