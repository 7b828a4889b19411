import type { ReleaseStore } from '../store/release-store';

import { previewQuery, type PreviewAccess } from './preview-query';
import { registryWith } from './preview-registry';
import { parseRelease } from './previewed-release';

export interface PreviewLinkOptions {
  /** Such as `mfe-deal@1.2.0-ab12cd34`. */
  readonly releases: readonly string[];
  /** Path, with a query where it needs one. */
  readonly page: string;
  readonly hours: number;
  readonly siteUrl: string;
  readonly access: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PreviewLink {
  readonly url: string;
  /** `null` where links are open and have no end. */
  readonly until: Date | null;
}

const LONGEST_HOURS = 30 * 24;

/**
 * The link that shows releases which are in the store to whoever has it.
 *
 * @throws Error with words for the person at the terminal: what is not there, does not go with what is live, or
 * cannot be signed
 */
export async function previewLink(
  store: ReleaseStore,
  { releases: texts, page, hours, siteUrl, access, now }: PreviewLinkOptions,
): Promise<PreviewLink> {
  if (access.kind === 'closed')
    throw new Error('PREVIEW_SECRET is not set: set the same one here and for the site (docs/releasing.md).');
  if (!(hours > 0 && hours <= LONGEST_HOURS))
    throw new Error(`--hours takes a number from 1 to ${LONGEST_HOURS}.`);
  const url = new URL(page, siteUrl);
  if (!page.startsWith('/') || url.origin !== new URL(siteUrl).origin)
    throw new Error(`--page takes a path of the site, such as /all-deals, not ${page}.`);

  const releases = texts.map((text) => {
    const release = parseRelease(text);
    if (!release) throw new Error(`${text} is no release: write <part>@<version>.`);
    return release;
  });
  const twice = releases.find(({ part }, index) => releases.findIndex((one) => one.part === part) !== index);
  if (twice) throw new Error(`${twice.part} is named twice: one link shows one release of a part.`);
  await registryWith(store, await store.registry(), releases);

  const until = Math.floor(now / 1_000 + hours * 3_600);
  for (const [name, value] of previewQuery(access, releases, until)) url.searchParams.append(name, value);
  return { url: url.href, until: access.kind === 'signed' ? new Date(until * 1_000) : null };
}
