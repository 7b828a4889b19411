/** Tag of every page in a shared cache such as a CDN. */
export const EVERY_PAGE_TAG = 'page';

/** Cloudflare accepts tags of up to 1,024 characters. */
const MAX_TAG_LENGTH = 1024;

/**
 * Returns the tag by which a shared cache finds the page of a path, with or without a query; `null` for a path that is too
 * long for a tag.
 *
 * @param path as in a request, so without spaces
 */
export function pageTag(path: string): string | null {
  // A comma separates tags. Tags of Cloudflare do not distinguish capitals.
  const tag = path.replaceAll(',', '%2c').toLowerCase();
  return tag.length > MAX_TAG_LENGTH ? null : tag;
}

/**
 * Returns the headers with the tags of a page: `Cache-Tag` for Cloudflare, Akamai and Google, `Surrogate-Key` for Fastly.
 * CDNs remove them from what they send to browsers.
 */
export function pageTagHeaders(path: string): Record<string, string> {
  const tags = [EVERY_PAGE_TAG, pageTag(path)].filter((tag) => tag !== null);
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}
