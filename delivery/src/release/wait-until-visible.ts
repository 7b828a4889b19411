import { setTimeout as pause } from 'node:timers/promises';

import { REGISTRY_SCOPE, registrySchema } from '@storefront/shared/contracts/registry';

const TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/**
 * Polls the registry of a site until it lists this release.
 *
 * @returns elapsed milliseconds, or `null` when the site is unreachable or does not list the release within 15 s
 */
export async function waitUntilVisible(
  siteUrl: string,
  app: string,
  version: string,
): Promise<number | null> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < TIMEOUT_MS) {
    const listed = await listedVersions(siteUrl, app);
    if (listed === null) return null;
    if (listed.includes(version)) return Date.now() - startedAt;
    await pause(POLL_MS);
  }
  return null;
}

async function listedVersions(siteUrl: string, app: string): Promise<readonly string[] | null> {
  try {
    const response = await fetch(new URL('/registry.json', siteUrl), { signal: AbortSignal.timeout(5_000) });
    if (!response.ok) return null;
    const { microFrontends } = registrySchema.parse(await response.json());
    return (microFrontends[`${REGISTRY_SCOPE}/${app}`] ?? []).map(({ metadata }) => metadata.version);
  } catch {
    return null;
  }
}
