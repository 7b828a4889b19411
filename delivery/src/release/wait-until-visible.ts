import { setTimeout as pause } from 'node:timers/promises';

import { REGISTRY_SCOPE, registrySchema } from '@storefront/shared/contracts/registry';

const LIMIT_MS = 15_000;
const STEP_MS = 100;

/**
 * Asks a site until its visitors are given this release.
 *
 * @returns milliseconds it took, or `null` when the site does not answer or still gives another after 15 s
 */
export async function waitUntilVisible(
  siteUrl: string,
  part: string,
  version: string,
): Promise<number | null> {
  const began = Date.now();
  while (Date.now() - began < LIMIT_MS) {
    const listed = await listedVersions(siteUrl, part);
    if (listed === null) return null;
    if (listed.includes(version)) return Date.now() - began;
    await pause(STEP_MS);
  }
  return null;
}

async function listedVersions(siteUrl: string, part: string): Promise<readonly string[] | null> {
  try {
    const answer = await fetch(new URL('/registry.json', siteUrl), { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) return null;
    const { microFrontends } = registrySchema.parse(await answer.json());
    return (microFrontends[`${REGISTRY_SCOPE}/${part}`] ?? []).map(({ metadata }) => metadata.version);
  } catch {
    return null;
  }
}
