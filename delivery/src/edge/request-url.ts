/** The longest path and query that pages use is a search with six rooms, about 700 characters. */
const MAX_LENGTH = 4_096;

export type RequestUrl =
  | { readonly kind: 'valid'; readonly url: URL }
  /** `400`: not a URL of any page. `404`: a valid URL that belongs to no page. `414`: too long. */
  | { readonly kind: 'malformed'; readonly status: 400 | 404 | 414 };

/**
 * Parses the target of a request as a URL of this site. The origin always comes from the settings: targets such as
 * `//host/`, `/\host/` and `/.//host/` would otherwise name another origin or start a protocol-relative path.
 *
 * @param target path and query, or an absolute URL, as in the first line of a request
 */
export function parseRequestUrl(target: string, siteUrl: string): RequestUrl {
  if (target.length > MAX_LENGTH) return { kind: 'malformed', status: 414 };
  const path = target.replace(ABSOLUTE_FORM, '');
  if (path.startsWith('//') || path.startsWith('/\\')) return { kind: 'malformed', status: 404 };
  if (!path.startsWith('/') || !URL.canParse(path, siteUrl)) return { kind: 'malformed', status: 400 };
  const url = new URL(path, siteUrl);
  if (url.pathname.startsWith('//')) return { kind: 'malformed', status: 404 };
  if (!isReadable(url)) return { kind: 'malformed', status: 400 };
  return { kind: 'valid', url };
}

/** Clients behind a proxy may send the whole URL (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Whether the path decodes to printable text, and the query contains no NUL, which no database column can store. */
function isReadable({ pathname, search }: URL): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname)) && !/%00/.test(search);
  } catch {
    return false;
  }
}
