import type { ReleaseStore } from '../store/release-store';

import { previewQuery, type PreviewAccess } from './preview-query';
import { previewRegistry } from './preview-registry';
import { parseRelease } from './previewed-release';

export interface PreviewLinkOptions {
  /** Such as `mfe-deal@1.2.0-ab12cd34`. */
  readonly releases: readonly string[];
  /** Path with an optional query. */
  readonly page: string;
  readonly hours: number;
  readonly siteUrl: string;
  readonly access: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PreviewLink {
  readonly url: string;
  /** `null` for open previews, which do not expire. */
  readonly until: Date | null;
}

const MAX_HOURS = 30 * 24;

/**
 * Creates a link that shows published releases to everyone who has it.
 *
 * @throws Error with a message for the terminal, when an option is invalid or a release cannot be previewed
 */
export async function previewLink(
  store: ReleaseStore,
  { releases: texts, page, hours, siteUrl, access, now }: PreviewLinkOptions,
): Promise<PreviewLink> {
  if (access.kind === 'closed')
    throw new Error(
      'PREVIEW_SECRET is not set: set the same value here and for the site (docs/releasing.md).',
    );
  if (!(hours > 0 && hours <= MAX_HOURS)) throw new Error(`--hours takes a number from 1 to ${MAX_HOURS}.`);
  const url = new URL(page, siteUrl);
  if (!page.startsWith('/') || url.origin !== new URL(siteUrl).origin)
    throw new Error(`--page takes a path of the site, such as /all-deals, not ${page}.`);

  const releases = texts.map((text) => {
    const release = parseRelease(text);
    if (!release) throw new Error(`${text} is not a release: write <app>@<version>.`);
    return release;
  });
  const duplicate = releases.find(({ app }, index) => releases.findIndex((one) => one.app === app) !== index);
  if (duplicate) throw new Error(`${duplicate.app} is given twice: a link shows one release per app.`);
  await previewRegistry(store, await store.registry(), releases);

  const until = Math.floor(now / 1_000 + hours * 3_600);
  for (const [name, value] of previewQuery(access, releases, until)) url.searchParams.append(name, value);
  return { url: url.href, until: access.kind === 'signed' ? new Date(until * 1_000) : null };
}
