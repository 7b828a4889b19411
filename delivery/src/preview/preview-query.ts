import { isSignatureOf, previewSignature } from './preview-signature';
import { parseRelease, releaseText, type PreviewedRelease } from './previewed-release';

/** Who may look at releases that are not live. */
export type PreviewAccess =
  /** Whoever knows a version: development and demonstration. */
  | { readonly kind: 'open' }
  /** Whoever has a signed link. */
  | { readonly kind: 'signed'; readonly secret: string }
  | { readonly kind: 'closed' };

export type PreviewFault = 'closed' | 'unreadable' | 'unsigned' | 'expired';

export type ReadPreview =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly fault: PreviewFault }
  | { readonly kind: 'shown'; readonly releases: readonly PreviewedRelease[] };

/** Names in the query of a link, and in the cookie that carries it through a visit. */
const RELEASE = 'release';
const OWN_NAMES = [RELEASE, 'until', 'signature'];
/** In the place of a release: ends the preview. */
export const LIVE = 'live';

/** The query that shows these releases until then; `until` in seconds since 1970, left out where links are open. */
export function previewQuery(
  access: Exclude<PreviewAccess, { readonly kind: 'closed' }>,
  releases: readonly PreviewedRelease[],
  until: number,
): URLSearchParams {
  const query = new URLSearchParams(releases.map((release) => [RELEASE, releaseText(release)]));
  if (access.kind === 'signed') {
    query.set('until', String(until));
    query.set('signature', previewSignature(access.secret, releases, until));
  }
  return query;
}

/** What a query asks to be shown, and whether it may be. @param now milliseconds since 1970 */
export function readPreview(query: URLSearchParams, access: PreviewAccess, now: number): ReadPreview {
  const texts = query.getAll(RELEASE);
  if (texts.length === 0) return { kind: 'none' };
  if (texts.includes(LIVE)) return { kind: 'ended' };
  if (access.kind === 'closed') return { kind: 'refused', fault: 'closed' };

  const releases = texts.map(parseRelease).filter((release) => release !== null);
  const isEachOnce = new Set(releases.map(({ part }) => part)).size === texts.length;
  if (!isEachOnce) return { kind: 'refused', fault: 'unreadable' };
  if (access.kind === 'open') return { kind: 'shown', releases };

  const until = Number(/^\d{1,12}$/.exec(query.get('until') ?? '')?.[0] ?? Number.NaN);
  if (Number.isNaN(until) || !isSignatureOf(query.get('signature') ?? '', access.secret, releases, until))
    return { kind: 'refused', fault: 'unsigned' };
  return now < until * 1_000 ? { kind: 'shown', releases } : { kind: 'refused', fault: 'expired' };
}

/** Only what a preview is asked with. */
export function previewPartOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => OWN_NAMES.includes(name)));
}

/** An address as it is without a preview. Parameters that only look like ours stay with the page. */
export function withoutPreview(address: URL): URL {
  const plain = new URL(address);
  if (plain.searchParams.has(RELEASE)) for (const name of OWN_NAMES) plain.searchParams.delete(name);
  return plain;
}
