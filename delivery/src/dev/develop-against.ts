import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';
import type { AppName } from '@storefront/tooling/apps';
import { buildApp } from '@storefront/tooling/build/build-app';
import { serveApp } from '@storefront/tooling/build/serve-app';
import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import type { DeliveryEnvironment } from '../config/environment';
import { liveRecord } from '../registry/release-records';
import { releaseBuild } from '../release/release-build';
import { ReleaseRejected } from '../release/swap-app-records';
import { openWritableStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

import { devApp } from './dev-app';
import type { RemoteName } from './dev-arguments';
import { fetchRelease } from './fetch-release';
import { readUpstreamSite, type UpstreamSite } from './upstream-site';

export interface DevelopAgainst {
  readonly remote: RemoteName;
  /** Origin of the upstream site. */
  readonly against: string;
  readonly allowBookings: boolean;
  readonly devPort: number;
  readonly environment: Pick<DeliveryEnvironment, 'port' | 'dataDir' | 'bucket'>;
}

/** Other machines must not use the proxy. */
const LOOPBACK = '127.0.0.1';

/**
 * Runs one remote from its sources, with all other apps as they are live on an upstream site, without changing that
 * site. In the workspace the shell is built locally as well, because only its development build supports hot reload. A
 * repository without the shell uses the one that is live.
 *
 * @throws Error with a message for the terminal
 */
export async function developAgainst(options: DevelopAgainst): Promise<void> {
  const { remote, against, allowBookings, devPort, environment } = options;
  const { port, dataDir } = environment;
  const upstream = await readUpstreamSite(against);
  const store = await createEmptyStore(environment);
  const fetchFolder = join(dataDir, 'dev-fetched');
  rmSync(fetchFolder, { recursive: true, force: true });
  mkdirSync(fetchFolder, { recursive: true });
  const local: readonly AppName[] = OWN_REPOSITORY_OF === null ? ['shell', remote] : [remote];
  console.log(
    `Building ${local.join(', ')} for development; reading the other apps from ${upstream.origin} …`,
  );
  const [releases, builds] = await Promise.all([
    fetchReleases(upstream, local, fetchFolder),
    Promise.all(local.map(buildForDevelopment)),
  ]);
  for (const folder of [...builds.slice(0, -1), ...releases])
    await releaseFetched(store, folder, upstream.origin);
  for (const folder of builds.slice(-1)) await releaseBuild(store, folder, { why: 'development' });
  rmSync(fetchFolder, { recursive: true, force: true });

  const url = await serveApp(remote, devPort);
  const served = { name: remote, url };
  const app = await devApp({ upstream, store, underDevelopment: served, allowBookings, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port, host: LOOPBACK });
  console.log(`
${remote} from local sources, all other apps from ${upstream.origin}: http://localhost:${port}
${warning(upstream.origin, allowBookings)}

ready`);
}

/** A separate store with a separate key, which no other machine trusts. */
function createEmptyStore({ dataDir, bucket }: DevelopAgainst['environment']): Promise<ReleaseStore> {
  const releaseStore = join(dataDir, 'dev-releases');
  rmSync(releaseStore, { recursive: true, force: true });
  return openWritableStore({
    releaseStore,
    bucket,
    releaseKeys: { folder: join(dataDir, 'dev-keys'), signingKey: null },
    stateFolder: join(dataDir, 'dev-release-state'),
  });
}

async function buildForDevelopment(appName: AppName): Promise<string> {
  const outDir = join(WORKSPACE_ROOT, `.build/${appName}-development`);
  await buildApp(appName, { outDir, mode: 'development' });
  return outDir;
}

/** Downloads the live releases of all apps that are not excluded. @returns one build folder per app */
async function fetchReleases(
  { origin, registry }: UpstreamSite,
  excluded: readonly AppName[],
  root: string,
): Promise<readonly string[]> {
  const appNames = Object.keys(registry.microFrontends)
    .map((key) => key.slice(REGISTRY_SCOPE.length + 1))
    // Remotes are checked against the contract that the shell provides.
    .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell'));
  const folders: string[] = [];
  for (const appName of appNames.filter((name) => !excluded.some((other) => other === name))) {
    const record = liveRecord(registry, appName);
    if (!record) continue;
    const folder = mkdtempSync(join(root, 'release-'));
    await fetchRelease(origin, appName, record, folder);
    folders.push(folder);
    console.log(`  ${appName} ${record.metadata.version}`);
  }
  return folders;
}

async function releaseFetched(store: ReleaseStore, folder: string, origin: string): Promise<void> {
  try {
    await releaseBuild(store, folder, { why: `live on ${origin}` });
  } catch (error) {
    if (!(error instanceof ReleaseRejected)) throw error;
    throw new Error(
      `The live releases of ${origin} are not compatible with the local shell. Check out the sources that are live there.\n${error.message}`,
      { cause: error },
    );
  }
}

/** The public settings of a site do not show whether its payments are real. */
function warning(origin: string, allowBookings: boolean): string {
  return allowBookings
    ? `Warning: orders and charges are sent to ${origin} and may cost real money.`
    : `Quotes, contacts and passengers are sent to ${origin}; orders and charges are rejected (see --allow-bookings).`;
}
