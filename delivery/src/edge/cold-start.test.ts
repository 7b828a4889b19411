import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../testing/build-builder';
import { newKeys, TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';
import type { SharedFloor } from '../store/shared-floor';
import { withSharedFloor } from '../store/shared-floor';
import { folderTrustedState, higherFloor, NO_FLOOR } from '../store/trusted-state';

import { edgeApp } from './edge-app';

const HOUR_MS = 3_600_000;
let root: string;
let now: number;
const opened: { close: () => Promise<unknown> }[] = [];
const storeFolder = () => join(root, 'store');
const file = (name: string) => join(storeFolder(), name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cold-start-'));
  now = Date.parse('2026-11-22T10:00:00Z');
  await release('shell', 'shell', { contract: '1.0.0', routes: ['/'] });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  await rm(root, { recursive: true, force: true });
});

async function release(app: string, text: string, overrides = {}) {
  const store = folderReleaseStore(storeFolder(), TEST_KEYS, { now: () => now });
  return (await releaseBuild(store, await aBuild(root, app, text, overrides), { why: text })).version;
}

/** Starts an edge server with the memory of this machine. */
async function startEdge({ machine = 'one', shared = null as SharedFloor | null } = {}) {
  const own = folderTrustedState(join(root, 'state', machine));
  const state = shared ? withSharedFloor(own, shared) : own;
  const keys = { signing: null, trusted: TEST_KEYS.trusted };
  const store = folderReleaseStore(storeFolder(), keys, { state, now: () => now, requiresTimestamp: true });
  const config = storefrontConfigSchema.parse({});
  const stopping = new AbortController();
  const app = await edgeApp({ store, config, render: null, now: () => now, stopping: stopping.signal });
  opened.push(app);
  const ready = async () => {
    const response = await app.inject('/ready');
    const body = response.json<{
      reason?: string;
      registry: { source: string | null; revision: number | null };
    }>();
    return { ...body, code: response.statusCode };
  };
  return { app, ready, page: () => app.inject('/'), stop: () => stopping.abort() };
}

describe('an edge server that starts', () => {
  it('is ready with the stored registry', async () => {
    const edge = await startEdge();
    expect(await edge.ready()).toMatchObject({
      code: 200,
      registry: { source: 'store', revision: 1 },
      timestamp: { state: 'fresh' },
    });
    expect((await edge.page()).statusCode).toBe(200);
  });

  it('is not ready as soon as it is stopping, and still serves pages', async () => {
    const edge = await startEdge();
    edge.stop();
    expect(await edge.ready()).toMatchObject({ code: 503, reason: 'stopping' });
    expect((await edge.page()).statusCode).toBe(200);
  });

  const faults: readonly (readonly [string, () => Promise<void>])[] = [
    ['unreadable', () => writeFile(file('registry.json'), '{"schema": "https://raw')],
    ['missing', () => rm(file('registry.json'))],
    [
      'unsigned',
      async () => {
        const { signatures: _signatures, ...bare } = JSON.parse(
          await readFile(file('registry.json'), 'utf8'),
        ) as { signatures: unknown };
        await writeFile(file('registry.json'), JSON.stringify(bare));
      },
    ],
    [
      'altered',
      async () => {
        const text = await readFile(file('registry.json'), 'utf8');
        await writeFile(file('registry.json'), text.replace('"revision": 1', '"revision": 7'));
      },
    ],
    [
      'signed by a stranger',
      async () => {
        const other = folderReleaseStore(join(root, 'other'), newKeys());
        await releaseBuild(other, await aBuild(root, 'shell', 'evil'), { why: 'evil' });
        await cp(join(root, 'other/registry.json'), file('registry.json'));
      },
    ],
  ];

  it.each(faults)('serves its last valid registry when the stored one is %s', async (_how, damage) => {
    await (await startEdge()).page();
    await damage();
    const edge = await startEdge();
    expect(await edge.ready()).toMatchObject({ code: 200, registry: { source: 'last-good', revision: 1 } });
    expect((await edge.page()).statusCode).toBe(200);
  });

  it.each(faults)(
    'is not ready without a copy, and sends a readable page, when it is %s',
    async (_how, damage) => {
      await damage();
      const edge = await startEdge();
      expect(await edge.ready()).toMatchObject({ code: 503, registry: { source: null } });
      expect((await edge.app.inject('/health')).json()).toEqual({ status: 'ok' });
      const page = await edge.page();
      expect(page.statusCode).toBe(503);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'retry-after': expect.any(String) as unknown,
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
      });
      expect(page.body).toMatch(/<a href="tel:02079460123"[^>]*>020 7946 0123<\/a>/);
    },
  );

  it('verifies its own copy again: a copy that was changed on its disk is not used', async () => {
    await (await startEdge()).page();
    await rm(file('registry.json'));
    const copy = join(root, 'state/one/registry.json');
    const text = await readFile(copy, 'utf8');
    await writeFile(copy, text.replace('"why": "shell"', '"why": "other"'));
    expect(await (await startEdge()).ready()).toMatchObject({ code: 503 });
  });

  it('is ready again as soon as the registry is', async () => {
    const good = await readFile(file('registry.json'));
    await writeFile(file('registry.json'), '');
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    try {
      const edge = await startEdge();
      expect(await edge.ready()).toMatchObject({ code: 503 });
      await writeFile(file('registry.json'), good);
      jest.setSystemTime(now + 1_001);
      expect(await edge.ready()).toMatchObject({ code: 200 });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the replay of an older registry', () => {
  /** Everything that a writer of the store can put back: registry and timestamp, with valid signatures. */
  async function replay(folder: string) {
    for (const name of ['registry.json', 'timestamp.json']) await cp(join(folder, name), file(name));
  }

  async function keepCopy(): Promise<string> {
    const folder = await mkdtemp(join(root, 'kept-'));
    await mkdir(folder, { recursive: true });
    for (const name of ['registry.json', 'timestamp.json']) await cp(file(name), join(folder, name));
    return folder;
  }

  it('is rejected by a restarted server', async () => {
    await release('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const old = await keepCopy();
    await release('mfe-deal', 'two', { routes: ['/deal/:id'] });
    await (await startEdge()).page();
    await replay(old);
    expect((await (await startEdge()).ready()).registry).toEqual({ source: 'last-good', revision: 3 });
  });

  it('is rejected by a new server that has received the revisions of the others', async () => {
    await release('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const old = await keepCopy();
    await release('mfe-deal', 'two', { routes: ['/deal/:id'] });
    let floor = NO_FLOOR;
    const shared: SharedFloor = async (seen) => (floor = higherFloor(floor, seen));
    await (await startEdge({ shared })).page();
    await replay(old);
    expect(await (await startEdge({ machine: 'new', shared })).ready()).toMatchObject({ code: 503 });
  });

  it('is rejected by a new server on its own, once the timestamp expired', async () => {
    await release('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const old = await keepCopy();
    now += 25 * HOUR_MS;
    await release('mfe-deal', 'two', { routes: ['/deal/:id'] });
    await replay(old);
    expect(await (await startEdge({ machine: 'new' })).ready()).toMatchObject({
      code: 503,
      timestamp: { state: 'expired' },
    });
  });

  it('is rejected by a new server when the newer timestamp is still there', async () => {
    const old = await keepCopy();
    await release('mfe-deal', 'one', { routes: ['/deal/:id'] });
    await cp(join(old, 'registry.json'), file('registry.json'));
    expect(await (await startEdge({ machine: 'new' })).ready()).toMatchObject({ code: 503 });
  });

  it('is a rollback only with a new revision', async () => {
    const one = await release('mfe-deal', 'one', { routes: ['/deal/:id'] });
    await release('mfe-deal', 'two', { routes: ['/deal/:id'] });
    const edge = await startEdge();
    await edge.page();
    await rollBack(folderReleaseStore(storeFolder(), TEST_KEYS), 'mfe-deal', null, { why: 'back' });
    expect((await edge.ready()).registry).toEqual({ source: 'store', revision: 4 });
    expect((await edge.page()).body).toContain(one);
  });
});

describe('a timestamp that is not renewed', () => {
  it('raises the alarm and keeps the site online with the last valid registry', async () => {
    const edge = await startEdge();
    await edge.page();
    now += 25 * HOUR_MS;
    expect(await edge.ready()).toMatchObject({ code: 200, timestamp: { state: 'expired' } });
    expect((await edge.page()).statusCode).toBe(200);
    await folderReleaseStore(storeFolder(), TEST_KEYS, { now: () => now }).renewTimestamp();
    expect(await edge.ready()).toMatchObject({ timestamp: { state: 'fresh' } });
  });

  it('cannot be removed without an alarm', async () => {
    const edge = await startEdge();
    await rm(file('timestamp.json'));
    expect(await edge.ready()).toMatchObject({ code: 503, timestamp: { state: 'missing' } });
  });

  it('is not renewed for a registry that was replaced by an older one', async () => {
    const old = await readFile(file('registry.json'));
    await release('mfe-deal', 'one', { routes: ['/deal/:id'] });
    await writeFile(file('registry.json'), old);
    const store = folderReleaseStore(storeFolder(), TEST_KEYS, { now: () => now });
    await expect(store.renewTimestamp()).rejects.toThrow(/was replaced by an older one/);
  });
});
