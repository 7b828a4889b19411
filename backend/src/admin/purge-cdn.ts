import { EVERY_PAGE_TAG, pageTag } from '@storefront/server-kit/page-tags';

import type { CdnSettings } from '../config/cdn-environment';

import { postRemoval } from './post-removal';

interface PurgeCall {
  readonly mostTags: number;
  readonly headersOf: (token: string) => Record<string, string>;
  readonly bodyOf: (tags: readonly string[]) => object;
}

/** Calls that remove what has one of the tags, as these CDNs document them. */
const PROVIDERS: Readonly<Record<CdnSettings['provider'], PurgeCall>> = {
  cloudflare: {
    mostTags: 30,
    headersOf: (token) => ({ authorization: `Bearer ${token}` }),
    bodyOf: (tags) => ({ tags }),
  },
  fastly: {
    mostTags: 256,
    headersOf: (token) => ({ 'fastly-key': token }),
    bodyOf: (tags) => ({ surrogate_keys: tags }),
  },
};

/**
 * Removes pages from the CDN by the tags that the edge server sends with them.
 *
 * @param paths of the pages; `/*` removes all pages
 * @throws Error when the CDN rejects the call or does not respond within five seconds
 */
export async function purgeCdn(cdn: CdnSettings, paths: readonly string[]): Promise<void> {
  const tags = tagsOf(paths);
  const { mostTags } = PROVIDERS[cdn.provider];
  for (let start = 0; start < tags.length; start += mostTags) {
    // One after the other: CDNs limit the rate of these calls.
    // oxlint-disable-next-line no-await-in-loop
    await purgeTags(cdn, tags.slice(start, start + mostTags));
  }
}

function tagsOf(paths: readonly string[]): readonly string[] {
  if (paths.includes('/*')) return [EVERY_PAGE_TAG];
  const tags = paths.map((path) => pageTag(path));
  return [...new Set(tags.filter((tag) => tag !== null))];
}

async function purgeTags({ provider, purgeUrl, token }: CdnSettings, tags: readonly string[]): Promise<void> {
  const { headersOf, bodyOf } = PROVIDERS[provider];
  await postRemoval(purgeUrl, headersOf(token), bodyOf(tags));
}
