import { setTimeout as pause } from 'node:timers/promises';

import { isDeepStrictEqual } from 'node:util';

import {
  REGISTRY_SCOPE,
  registrySchema,
  releaseRecordSchema,
  type ReleaseRecord,
} from '@storefront/shared/contracts/registry';

const TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/**
 * Polls the registry of a site until it has these records of the app: every version with its share of the visitors. A
 * version alone proves nothing, because a canary and the version that replaces it are both listed before the change.
 *
 * @returns elapsed milliseconds, or `null` when the site is unreachable or does not have the records within 15 s
 */
export async function waitUntilVisible(
  siteUrl: string,
  app: string,
  written: readonly ReleaseRecord[],
): Promise<number | null> {
  const startedAt = Date.now();
  // As the site publishes them, without fields that are not public.
  const expected = written.map((record) => releaseRecordSchema.parse(record));
  while (Date.now() - startedAt < TIMEOUT_MS) {
    const listed = await listedRecords(siteUrl, app);
    if (listed === null) return null;
    if (isDeepStrictEqual(listed, expected)) return Date.now() - startedAt;
    await pause(POLL_MS);
  }
  return null;
}

async function listedRecords(siteUrl: string, app: string): Promise<readonly ReleaseRecord[] | null> {
  try {
    const response = await fetch(new URL('/registry.json', siteUrl), { signal: AbortSignal.timeout(5_000) });
    if (!response.ok) return null;
    const { microFrontends } = registrySchema.parse(await response.json());
    return microFrontends[`${REGISTRY_SCOPE}/${app}`] ?? [];
  } catch {
    return null;
  }
}
