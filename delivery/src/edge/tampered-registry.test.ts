import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../testing/build-builder';
import { newKeys, TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild, uploadBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';

let root: string;
/** A store with the live releases, in which strangers have planted the files of another release. */
let untouched: string;
/** A store of strangers, signed with their own key, in which that release is live. */
let strange: string;
let live: string;
let planted: string;
let plantedEntry: string;
const outcomes = new Map<string, boolean>();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tampered-registry-'));
  untouched = join(root, 'untouched');
  strange = join(root, 'strange');
  const shell = () => aBuild(root, 'shell', 'shell', { contract: '1.0.0', routes: ['/'] });
  const search = (text: string) => aBuild(root, 'mfe-search', text, { routes: ['/search'] });
  const ours = folderReleaseStore(untouched, TEST_KEYS);
  await releaseBuild(ours, await shell(), { why: 'test' });
  ({ version: live } = await releaseBuild(ours, await search('good'), { why: 'test' }));
  const theirs = folderReleaseStore(strange, newKeys());
  await releaseBuild(theirs, await shell(), { why: 'test' });
  ({ version: planted } = await releaseBuild(theirs, await search('planted'), { why: 'test' }));
  ({ entry: plantedEntry } = await theirs.manifest('mfe-search', planted));
  // Uploaded, but never made live.
  await uploadBuild(ours, await search('never live'));
  await cp(join(strange, 'mfe-search', planted), join(untouched, 'mfe-search', planted), { recursive: true });
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
  const survived = [...outcomes.values()].filter(Boolean).length;
  process.stdout.write(
    `\nTampering with the registry, survived/injected: ${survived}/${outcomes.size}\n` +
      `${[...outcomes].map(([kind, isSurvived]) => `| ${kind} | ${isSurvived ? 'survived' : 'NOT SURVIVED'} |`).join('\n')}\n`,
  );
});

const REGISTRY = 'registry.json';
const edit = (folder: string, change: (text: string) => string) =>
  writeFileSync(join(folder, REGISTRY), change(readFileSync(join(folder, REGISTRY), 'utf8')));

const ALTERATIONS: readonly { readonly kind: string; readonly inject: (folder: string) => void }[] = [
  {
    kind: 'registry that names another release',
    inject: (folder) => edit(folder, (text) => text.replaceAll(live, planted)),
  },
  {
    kind: 'registry with another hash',
    inject: (folder) => edit(folder, (text) => text.replaceAll(/"sha384-[^"]+"/g, '"sha384-AAAA"')),
  },
  {
    kind: 'registry with a changed signature',
    inject: (folder) =>
      edit(folder, (text) =>
        text
          .replaceAll(live, planted)
          .replaceAll(
            /("ed25519": ")(.)/g,
            (_all, start: string, first: string) => start + (first === 'A' ? 'B' : 'A'),
          ),
      ),
  },
  {
    kind: 'registry without signatures',
    inject: (folder) =>
      edit(folder, (text) => text.replaceAll(live, planted).replaceAll('"signatures"', '"notes"')),
  },
  {
    kind: 'registry with the signature of a stranger',
    inject: (folder) => cpSync(join(strange, REGISTRY), join(folder, REGISTRY)),
  },
  {
    kind: 'manifest in place of the registry',
    inject: (folder) => cpSync(join(folder, 'mfe-search', live, 'part.json'), join(folder, REGISTRY)),
  },
  {
    kind: 'registry that is a link to another one',
    inject: (folder) => {
      rmSync(join(folder, REGISTRY));
      symlinkSync(join(strange, REGISTRY), join(folder, REGISTRY));
    },
  },
  {
    kind: 'registry that is a link to a copy of itself',
    inject: (folder) => {
      cpSync(join(folder, REGISTRY), `${folder}-copy.json`);
      rmSync(join(folder, REGISTRY));
      symlinkSync(`${folder}-copy.json`, join(folder, REGISTRY));
    },
  },
];

describe('an altered registry', () => {
  it.each(
    ALTERATIONS.flatMap((alteration) =>
      (['cold', 'running'] as const).map((state) => ({ ...alteration, state })),
    ),
  )(
    'makes nothing live that was not released: $kind, on a $state edge server',
    async ({ kind, state, inject }) => {
      outcomes.set(`${kind}, ${state}`, false);
      const folder = await mkdtemp(join(root, 'case-'));
      await cp(untouched, folder, { recursive: true });
      const keys = { signing: null, trusted: TEST_KEYS.trusted };
      const app = await edgeApp({
        store: folderReleaseStore(folder, keys),
        config: storefrontConfigSchema.parse({}),
        render: null,
      });
      if (state === 'running') expect((await app.inject('/search')).body).toContain(live);
      inject(folder);

      const page = await app.inject('/search');
      expect(page.body).not.toContain(planted);
      expect([page.statusCode, page.body.includes(live)]).toEqual(
        state === 'running' ? [200, true] : [503, false],
      );
      const registry = await app.inject('/registry.json');
      expect(registry.body).not.toContain(planted);
      // The manifest of this release has the signature of a stranger.
      for (const file of ['part.json', plantedEntry])
        expect((await app.inject(`/releases/mfe-search/${planted}/${file}`)).statusCode).toBe(404);
      await app.close();
      outcomes.set(`${kind}, ${state}`, true);
    },
  );
});
