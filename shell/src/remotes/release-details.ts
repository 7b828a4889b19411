import { releaseDetailsSchema, type DetailsFile } from '@storefront/shared/contracts/registry';

import { publishIntegrity } from './integrity-map';
import { nextUrl } from './retry-url';
import { afterSilence, DECISION } from './silent-line';

type Preload = Readonly<Record<string, readonly string[]>>;

const detailsByUrl = new Map<string, Promise<Preload>>();

/**
 * Fetches hashes and preload lists of a release and publishes the hashes to the chunk loaders. The browser checks
 * the response against the hash from the snapshot.
 *
 * @returns the files to preload, by path pattern
 * @throws Error when the request fails; the next call sends it again.
 */
export function loadReleaseDetails({ url, integrity }: DetailsFile): Promise<Preload> {
  const cached = detailsByUrl.get(url);
  if (cached) return cached;
  const request = fetchDetails(url, integrity);
  detailsByUrl.set(url, request);
  request.catch(() => detailsByUrl.delete(url));
  return request;
}

async function fetchDetails(url: string, integrity: string): Promise<Preload> {
  const response = await fetchAgainOnSilence(url, integrity);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { files, preload } = releaseDetailsSchema.parse(await response.json());
  publishIntegrity(files, new URL(url, window.location.href).href);
  return preload;
}

/** Sends a second request by another URL when the line is silent, and aborts both when it stays silent. */
async function fetchAgainOnSilence(url: string, integrity: string): Promise<Response> {
  const abort = new AbortController();
  const send = () => fetch(nextUrl(url), { integrity, signal: abort.signal });
  let stop = () => {};
  const second = new Promise<Response>((resolve, reject) => {
    stop = afterSilence(() => {
      send().then(resolve, reject);
      stop = afterSilence(() => abort.abort(), DECISION);
    });
  });
  try {
    return await Promise.race([send(), second]);
  } finally {
    stop();
  }
}
