import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { bundleProgram } from '@storefront/tooling/build/bundle-program';

import { ensureReleaseKeys, type ReleaseKeys } from '../signing/release-keys';
import { folderReleaseStore } from '../store/folder-release-store';
import { aBuild } from '../../testing/build-builder';

import { liveRecord } from '../registry/release-records';
import { releaseBuild } from './release-build';
import { rollBack } from './roll-back';

const PART = 'mfe-checkout';
const TESTING = 'delivery/testing';
const MAX_CONCURRENT = 3;

let root: string;
let keys: ReleaseKeys;
/** The release command of all processes. */
let program: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-'));
  keys = ensureReleaseKeys({ folder: join(root, 'keys'), signingKey: null });
  program = bundleProgram(`${TESTING}/release-in-process.ts`, join(root, 'program'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** @returns how it ended */
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

/** Registry, history and every file of what is live: all of it readable, signed and whole. */
async function stateOf(folder: string) {
  const store = folderReleaseStore(folder, keys);
  const live = liveRecord(await store.registry(), PART);
  const version = live?.metadata.version ?? '';
  const { files } = await store.manifest(PART, version);
  for (const [file, integrity] of Object.entries(files)) {
    const body = await readFile((await store.file(PART, version, file)) ?? '');
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity);
  }
  return { version, changes: (await store.history()).map(({ to }) => to) };
}

describe('a release command that is killed', () => {
  it('leaves what was live, or what it was to make live, wherever it is hit, and the next one goes through', async () => {
    const before = join(root, 'before');
    const first = await releaseBuild(
      folderReleaseStore(before, keys),
      await aBuild(root, PART, 'one', { routes: ['/booking'] }),
      { why: 'one' },
    );
    const build = await aBuild(root, PART, 'two', { routes: ['/booking'] });
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
        await rollBack(store, PART, null, { why: 'back' });
        expect((await stateOf(folder)).version).toBe(first.version);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, runner));
    // Both sides of the swap were hit.
    expect(new Set(outcomes)).toEqual(new Set(['old', 'new']));
  }, 180_000);
});

describe('releases at once', () => {
  it('of one part: one is made, and the others hear by whom they were overtaken', async () => {
    const store = folderReleaseStore(join(root, 'racing'), keys);
    await releaseBuild(store, await aBuild(root, PART, 'zero'), { why: 'zero' });
    const builds = await Promise.all(['a', 'b', 'c', 'd'].map((text) => aBuild(root, PART, text)));
    const outcomes = await Promise.allSettled(
      builds.map((build, index) => releaseBuild(store, build, { why: `racer ${index}` })),
    );
    const made = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    const rejections = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    for (const words of rejections)
      expect(words).toMatch(/was changed by somebody else in the meantime \(.*racer \d/);
    expect(await store.history()).toHaveLength(2);
  });
});
