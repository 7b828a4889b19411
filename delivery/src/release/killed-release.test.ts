import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { bundleProgram } from '@storefront/tooling/build/bundle-program';

import { aBuild } from '../../testing/build-builder';
import { liveRecord } from '../registry/release-records';
import { ensureReleaseKeys, type ReleaseKeys } from '../signing/release-keys';
import { folderReleaseStore } from '../store/folder-release-store';

import { releaseBuild } from './release-build';
import { rollBack } from './roll-back';

const APP = 'mfe-checkout';
const TESTING = 'delivery/testing';
const MAX_CONCURRENT = 3;

let root: string;
let keys: ReleaseKeys;
/** The bundled release program. */
let program: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-'));
  keys = ensureReleaseKeys({ folder: join(root, 'keys'), signingKey: null });
  program = bundleProgram(`${TESTING}/release-in-process.ts`, join(root, 'program'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** @returns how the process ended */
async function releaseInProcess(store: string, build: string, env: Record<string, string>) {
  const { closed, output } = startProcess(
    process.execPath,
    ['--require', join(process.cwd(), TESTING, 'kill-at.cjs'), program, store, build, join(root, 'keys')],
    { cwd: process.cwd(), env: { NODE_OPTIONS: '', ...env }, output: 'capture-errors' },
  );
  const { code, signal } = await closed;
  if (code !== 0 && signal === null) throw new Error(output());
  return signal === 'SIGKILL' ? 'killed' : 'ended';
}

/** Reads registry, history and all live files, and checks signatures and hashes. */
async function stateOf(folder: string) {
  const store = folderReleaseStore(folder, keys);
  const live = liveRecord(await store.registry(), APP);
  const version = live?.metadata.version ?? '';
  const { files } = await store.manifest(APP, version);
  for (const [file, integrity] of Object.entries(files)) {
    const body = await readFile((await store.file(APP, version, file)) ?? '');
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity);
  }
  return { version, changes: (await store.history()).map(({ to }) => to) };
}

describe('a release command that is killed', () => {
  it('leaves the old or the new release live at every point of interruption, and the next release succeeds', async () => {
    const before = join(root, 'before');
    const first = await releaseBuild(
      folderReleaseStore(before, keys),
      await aBuild(root, APP, 'one', { routes: ['/booking'] }),
      { why: 'one' },
    );
    const build = await aBuild(root, APP, 'two', { routes: ['/booking'] });
    const untouched = join(root, 'untouched');
    await cp(before, untouched, { recursive: true });
    const countFile = join(root, 'count');
    expect(await releaseInProcess(untouched, build, { KILL_COUNT_FILE: countFile })).toBe('ended');
    const second = (await stateOf(untouched)).version;
    const changes = Number(await readFile(countFile, 'utf8'));
    expect(changes).toBeGreaterThan(15);

    const outcomes: string[] = [];
    const queue = Array.from({ length: changes }, (_, index) => index + 1);
    const runner = async () => {
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        const folder = join(root, `killed-at-${at}`);
        await cp(before, folder, { recursive: true });
        expect(await releaseInProcess(folder, build, { KILL_AT: String(at) })).toBe('killed');

        const state = await stateOf(folder);
        expect([
          { version: first.version, changes: [first.version] },
          { version: second, changes: [first.version, second] },
        ]).toContainEqual(state);
        outcomes.push(state.version === second ? 'new' : 'old');

        const store = folderReleaseStore(folder, keys);
        await releaseBuild(store, build, { why: 'again' });
        expect(await stateOf(folder)).toEqual({ version: second, changes: [first.version, second] });
        await rollBack(store, APP, null, { why: 'back' });
        expect((await stateOf(folder)).version).toBe(first.version);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, runner));
    // Interruptions before and after the swap must both have occurred.
    expect(new Set(outcomes)).toEqual(new Set(['old', 'new']));
  }, 180_000);
});

describe('concurrent releases of one app', () => {
  it('let one succeed and reject the others with the name of the first release', async () => {
    const store = folderReleaseStore(join(root, 'racing'), keys);
    await releaseBuild(store, await aBuild(root, APP, 'zero'), { why: 'zero' });
    const builds = await Promise.all(['a', 'b', 'c', 'd'].map((text) => aBuild(root, APP, text)));
    const outcomes = await Promise.allSettled(
      builds.map((build, index) => releaseBuild(store, build, { why: `racer ${index}` })),
    );
    const made = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    const rejections = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    for (const message of rejections)
      expect(message).toMatch(/was changed by another release in the meantime \(.*racer \d/);
    expect(await store.history()).toHaveLength(2);
  });
});
