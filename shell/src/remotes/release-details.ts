import { releaseDetailsSchema, type DetailsAddress } from '@storefront/shared/contracts/registry';

import { publishIntegrity } from './integrity-map';

const LIMIT_MS = 5_000;

type Preload = Readonly<Record<string, readonly string[]>>;

const known = new Map<string, Promise<Preload>>();

/**
 * Fetches what has to be known of a release before any of it is loaded, and makes its hashes known. The
 * browser itself compares the answer with the hash of the snapshot.
 *
 * @returns the files to preload, per path pattern
 * @throws Error when it cannot be had; the next call asks again.
 */
export function knowDetails({ url, integrity }: DetailsAddress): Promise<Preload> {
  const before = known.get(url);
  if (before) return before;
  const asking = ask(url, integrity);
  known.set(url, asking);
  asking.catch(() => known.delete(url));
  return asking;
}

async function ask(url: string, integrity: string): Promise<Preload> {
  const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const { files, preload } = releaseDetailsSchema.parse(await answer.json());
  publishIntegrity(files, new URL(url, window.location.href).href);
  return preload;
}
