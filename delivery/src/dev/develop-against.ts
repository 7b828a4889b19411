import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';
import { buildPart } from '@storefront/tooling/build/build-part';
import type { PartName } from '@storefront/tooling/build/parts';
import { servePart } from '@storefront/tooling/build/serve-part';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import type { DeliveryEnvironment } from '../config/environment';
import { liveRecord } from '../registry/release-records';
import { releaseBuild } from '../release/release-build';
import { ReleaseRefused } from '../release/swap-app-records';
import { openStoreToRelease } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

import { againstApp } from './dev-app';
import type { RemoteName } from './dev-arguments';
import { readFarSite, type FarSite } from './upstream-site';
import { fetchRelease } from './fetch-release';

export interface DevelopAgainst {
  readonly remote: RemoteName;
  /** Origin of the far site. */
  readonly against: string;
  readonly allowBookings: boolean;
  readonly devPort: number;
  readonly environment: Pick<DeliveryEnvironment, 'port' | 'dataDir' | 'bucket'>;
}

/** Beyond the reach of other machines: what is passed on is passed on for this one. */
const LOOPBACK = '127.0.0.1';

/**
 * One remote from its sources on this machine, everything else as it is live on a running site, of which
 * nothing is changed. The shell is built here too: only a development build of it draws hot updates.
 *
 * @throws Error in words.
 */
export async function developAgainst(options: DevelopAgainst): Promise<void> {
  const { remote, against, allowBookings, devPort, environment } = options;
  const { port, dataDir } = environment;
  const far = await readFarSite(against);
  const store = emptyStore(environment);
  const fetched = join(dataDir, 'dev-fetched');
  rmSync(fetched, { recursive: true, force: true });
  mkdirSync(fetched, { recursive: true });
  const [releases, shell, underDevelopment] = await Promise.all([
    fetchReleases(far, ['shell', remote], fetched),
    buildForDevelopment('shell'),
    buildForDevelopment(remote),
  ]);
  await releaseBuild(store, shell, { why: 'development' });
  for (const folder of releases) await releaseFetched(store, folder, far.origin);
  await releaseBuild(store, underDevelopment, { why: 'development' });
  rmSync(fetched, { recursive: true, force: true });

  const url = await servePart(remote, devPort);
  const served = { name: remote, url };
  const app = await againstApp({ far, store, underDevelopment: served, allowBookings, port });
  await app.listen({ port, host: LOOPBACK });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  console.log(`
${remote} from these sources, everything else as live on ${far.origin}: http://localhost:${port}
${warning(far.origin, allowBookings)}

ready`);
}

/** A store of its own with a key of its own: what is signed here is trusted nowhere else. */
function emptyStore({ dataDir, bucket }: DevelopAgainst['environment']): ReleaseStore {
  const releaseStore = join(dataDir, 'dev-releases');
  rmSync(releaseStore, { recursive: true, force: true });
  return openStoreToRelease({
    releaseStore,
    bucket,
    releaseKeys: { folder: join(dataDir, 'dev-keys'), signingKey: null },
  });
}

async function buildForDevelopment(part: PartName): Promise<string> {
  const outDir = join(WORKSPACE_ROOT, `.build/${part}-development`);
  await buildPart(part, { outDir, mode: 'development' });
  return outDir;
}

/** @returns folders that look like builds, one of each live part but those left out */
async function fetchReleases(
  { origin, registry }: FarSite,
  leftOut: readonly PartName[],
  root: string,
): Promise<readonly string[]> {
  const parts = Object.keys(registry.microFrontends).map((key) => key.slice(REGISTRY_SCOPE.length + 1));
  const folders: string[] = [];
  for (const part of parts.filter((name) => !leftOut.some((other) => other === name))) {
    const record = liveRecord(registry, part);
    if (!record) continue;
    const folder = mkdtempSync(join(root, 'release-'));
    await fetchRelease(origin, part, record, folder);
    folders.push(folder);
    console.log(`  ${part} ${record.metadata.version}`);
  }
  return folders;
}

async function releaseFetched(store: ReleaseStore, folder: string, origin: string): Promise<void> {
  try {
    await releaseBuild(store, folder, { why: `live on ${origin}` });
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    throw new Error(
      `What is live on ${origin} does not go with the shell of these sources. Take the sources that are live there.\n${error.message}`,
      { cause: error },
    );
  }
}

/** Nothing that a site tells in public says whether its payments are real. */
function warning(origin: string, allowBookings: boolean): string {
  return allowBookings
    ? `Warning: orders and charges made here are made on ${origin}, with real money where its payments are real.`
    : `Quotes, contacts and passengers that are entered here are sent to ${origin}; orders and charges are refused (--allow-bookings).`;
}
