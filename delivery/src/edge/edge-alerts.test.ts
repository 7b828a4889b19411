import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { recordAlerts } from '@storefront/server-kit/testing/alerts/record-alerts';
import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import type { FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';
import type { ReleaseStore } from '../store/release-store';
import { healthOf } from '../watch/health-of';
import { createWatcher } from '../watch/watcher';

import { edgeApp } from './edge-app';

jest.setTimeout(60_000);

const TOKEN = 'a-token-of-the-scraper';
const SHELL = `
  exports.provided = {};
  exports.renderPage = async () => ({ kind: 'redirect', status: 302, location: '/about-us' });`;
const BROKEN_SHELL = `
  exports.provided = {};
  exports.renderPage = async () => { throw new Error('broken'); };`;

let root: string;
let store: ReleaseStore;
let app: FastifyInstance;
let now: number;
let health: readonly VersionHealth[];
const running: FastifyInstance[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edge-alerts-'));
  store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  now = Date.parse('2026-11-21T10:00:00Z');
  health = [];
  await releaseShell(SHELL);
  app = await startEdge();
  await watch();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await rm(root, { recursive: true, force: true });
});

async function startEdge(): Promise<FastifyInstance> {
  const render = { threads: 1, limitMs: 10_000, maxWaiting: 20, maxBuilds: 5, cacheBytes: 1_000 };
  const config = storefrontConfigSchema.parse({});
  const started = await edgeApp({ store, config, render, metricsToken: TOKEN, now: () => now });
  await started.ready();
  running.push(started);
  return started;
}

/** Releases a shell with this code for the server; `null` leaves its pages to the browser. */
async function releaseShell(code: string | null): Promise<string> {
  const node = code === null ? null : { entry: 'server.cjs', integrity: integrityOfBytes(code) };
  const folder = await aBuild(root, 'shell', `shell ${code}`, { contract: '1.0.0', routes: ['/'], node });
  if (code !== null) await writeFile(join(folder, 'server.cjs'), code);
  return (await releaseBuild(store, folder, { why: 'test' })).version;
}

const watcher = (id: string) =>
  createWatcher({ store, id, readHealth: async () => health, now: () => now, log: () => {} });
const watch = () => watcher('one').tick();

async function scrape(): Promise<string> {
  const { statusCode, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (statusCode !== 200) throw new Error(`/metrics responded with ${statusCode}`);
  return body;
}
const watchAlerts = () => recordAlerts([{ job: 'site', instance: 's1', scrape }]);

/** Visitors open pages. @returns their status */
async function visit(): Promise<number> {
  const [page] = await Promise.all(['/', '/?a=1', '/?b=2'].map((url) => app.inject({ url })));
  return page?.statusCode ?? 0;
}

it('SiteErrors and PagesNotRendered fire while a release fails on the server, and not before or after', async () => {
  const alerts = watchAlerts();
  expect(await alerts.during({ minutes: 20, traffic: visit })).toEqual([]);
  await releaseShell(BROKEN_SHELL);
  expect(await visit()).toBe(503);
  expect(await alerts.during({ minutes: 25, traffic: visit })).toEqual(['SiteErrors', 'PagesNotRendered']);
  await rollBack(store, 'shell', null, { why: 'test', keepUnmarked: true });
  expect(await alerts.during({ minutes: 25, traffic: visit })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('PagesNotRendered alone fires for a release that leaves its pages to the browser', async () => {
  const alerts = watchAlerts();
  await releaseShell(null);
  expect(await visit()).toBe(200);
  expect(await alerts.during({ minutes: 25, traffic: visit })).toEqual(['PagesNotRendered']);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('RegistryUnusable fires while the stored registry is damaged, for a site that runs and for one that starts', async () => {
  const file = join(root, 'store', 'registry.json');
  const intact = await readFile(file);
  const alerts = watchAlerts();
  expect(await alerts.during({ minutes: 20, traffic: visit })).toEqual([]);
  await writeFile(file, '{}');
  expect(await visit()).toBe(302);
  expect(await alerts.during({ minutes: 5, traffic: visit })).toEqual(['RegistryUnusable']);
  app = await startEdge();
  expect(await alerts.during({ minutes: 5 })).toEqual(['RegistryUnusable']);
  await writeFile(file, intact);
  app = await startEdge();
  expect(await alerts.during({ minutes: 20, traffic: visit })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('CanaryHarmful fires when the watcher withdraws a canary, and not before or an hour later', async () => {
  const release = async (text: string, options: object) =>
    (
      await releaseBuild(store, await aBuild(root, 'mfe-deal', text, { routes: ['/deal'] }), {
        why: 'test',
        ...options,
      })
    ).version;
  const live = await release('one', {});
  const canary = await release('two', { canary: 10 });
  const alerts = watchAlerts();
  expect(await alerts.during({ minutes: 20, traffic: watch })).toEqual([]);
  const counted = (version: string, counts: Partial<VersionHealth>) => ({
    ...healthOf([], 'mfe-deal', version),
    ...counts,
  });
  const harmSources = { loadFailed: 30, errors: 0, serverErrors: 0 };
  health = [
    counted(canary, { loadFailed: 30, sources: 30, harmSources }),
    counted(live, { loaded: 300, sources: 300 }),
  ];
  expect(await alerts.during({ minutes: 20, traffic: watch })).toEqual(['CanaryHarmful']);
  expect(await alerts.during({ minutes: 70, traffic: watch })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('WatcherDown fires while no watcher runs, and not before or after', async () => {
  const alerts = watchAlerts();
  expect(await alerts.during({ minutes: 20 })).toEqual([]);
  now += 60_000;
  expect(await alerts.during({ minutes: 10 })).toEqual(['WatcherDown']);
  await watch();
  expect(await alerts.during({ minutes: 10 })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});
