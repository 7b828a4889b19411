import { appManifestSchema, type AppManifest } from '@storefront/tooling/build/app-manifest';

import { compareReleases } from './compare-releases';
import { describeDiff } from './describe-diff';

const ONE = '1'.repeat(40);
const TWO = '2'.repeat(40);
const THREE = '3'.repeat(40);
const hash = (letter: string) => `sha384-${letter}`;

function aManifest(overrides: Partial<AppManifest>): AppManifest {
  return appManifestSchema.parse({
    name: 'mfe-deal',
    version: '1.0.0-aaaaaaaa',
    contract: '^1.0.0',
    entry: 'mfe_deal_aaaaaaaa.11111111.js',
    routes: ['/deal/:id'],
    preload: {},
    fonts: [],
    files: {},
    sourceHash: 'a'.repeat(64),
    shared: { react: '19.3.1' },
    ...overrides,
  });
}

const source = (commit: string, since: string | null = null, subjects: readonly string[] = []) => ({
  commit,
  modified: false,
  since,
  commits: subjects.map((subject) => ({ id: commit, subject })),
  count: subjects.length,
});

const older = aManifest({
  files: {
    'mfe_deal_aaaaaaaa.11111111.js': hash('a'),
    '101.11111111.js': hash('b'),
    'kept.22222222.js': hash('k'),
    'gone.11111111.js': hash('g'),
  },
  bytes: {
    'mfe_deal_aaaaaaaa.11111111.js': 1_000,
    '101.11111111.js': 2_000,
    'kept.22222222.js': 500,
    'gone.11111111.js': 300,
  },
  budget: { '/deal/:id': { bytes: 200_000, limit: 255_000 }, '/deals': { bytes: 1_000, limit: 2_000 } },
  source: source(ONE),
});
const newer = aManifest({
  version: '1.1.0-bbbbbbbb',
  contract: '^1.3.0',
  shared: { react: '19.4.0', zod: '4.0.0' },
  files: {
    'mfe_deal_bbbbbbbb.33333333.js': hash('c'),
    '101.33333333.js': hash('d'),
    'kept.22222222.js': hash('k'),
    'new.33333333.js': hash('n'),
  },
  bytes: {
    'mfe_deal_bbbbbbbb.33333333.js': 1_100,
    '101.33333333.js': 1_500,
    'kept.22222222.js': 500,
    'new.33333333.js': 4_000,
  },
  budget: { '/deal/:id': { bytes: 203_100, limit: 255_000 }, '/deals': { bytes: 1_000, limit: 2_000 } },
  source: source(TWO, ONE, ['deal: show the deposit', 'deal: sort rooms']),
});

describe('the difference between two releases', () => {
  it('pairs changed files, and counts their bytes', () => {
    const { files } = compareReleases(older, newer);
    expect(files.same).toBe(1);
    expect(files.changed).toEqual([
      {
        from: { file: 'mfe_deal_aaaaaaaa.11111111.js', bytes: 1_000 },
        to: { file: 'mfe_deal_bbbbbbbb.33333333.js', bytes: 1_100 },
      },
      { from: { file: '101.11111111.js', bytes: 2_000 }, to: { file: '101.33333333.js', bytes: 1_500 } },
    ]);
    expect(files.removed).toEqual([{ file: 'gone.11111111.js', bytes: 300 }]);
    expect(files.added).toEqual([{ file: 'new.33333333.js', bytes: 4_000 }]);
    expect(files.bytes).toBe(7_100 - 3_800);
  });

  it('has contract, libraries and the budgets that changed', () => {
    const { values, shared, budget } = compareReleases(older, newer);
    expect(values).toEqual([{ name: 'contract', from: '^1.0.0', to: '^1.3.0' }]);
    expect(shared).toEqual([
      { name: 'react', from: '19.3.1', to: '19.4.0' },
      { name: 'zod', from: null, to: '4.0.0' },
    ]);
    expect(budget).toEqual([
      {
        page: '/deal/:id',
        from: { bytes: 200_000, limit: 255_000 },
        to: { bytes: 203_100, limit: 255_000 },
      },
    ]);
  });

  it('has a budget whose limit alone was raised', () => {
    const withLimit = (limit: number) => aManifest({ budget: { '/deals': { bytes: 1_000, limit } } });
    expect(compareReleases(withLimit(2_000), withLimit(3_000)).budget).toEqual([
      { page: '/deals', from: { bytes: 1_000, limit: 2_000 }, to: { bytes: 1_000, limit: 3_000 } },
    ]);
    expect(compareReleases(withLimit(2_000), withLimit(2_000)).budget).toEqual([]);
  });

  it('has the sources by the start of their hash, and the owner', () => {
    const other = aManifest({ sourceHash: 'b'.repeat(64), owner: 'deal team' });
    expect(compareReleases(older, other).values).toEqual([
      { name: 'sources', from: 'a'.repeat(12), to: 'b'.repeat(12) },
      { name: 'owner', from: null, to: 'deal team' },
    ]);
  });

  it('has the names of curated libraries and the routes that were added or removed', () => {
    const before = aManifest({ curated: { zod: ['z', 'ZodError'] }, routes: ['/deal/:id', '/deals'] });
    const after = aManifest({ curated: { zod: ['z'], cookie: ['parse'] }, routes: ['/deals', '/offers'] });
    const { names, routes } = compareReleases(before, after);
    expect(names).toEqual({ removed: ['ZodError of zod'], added: ['parse of cookie'] });
    expect(routes).toEqual({ removed: ['/deal/:id'], added: ['/offers'] });
  });

  it('has the budget of a page that only one release has', () => {
    const measured = aManifest({ budget: { '/deals': { bytes: 1_000, limit: 2_000 } } });
    expect(compareReleases(aManifest({}), measured).budget).toEqual([
      { page: '/deals', from: null, to: { bytes: 1_000, limit: 2_000 } },
    ]);
    expect(compareReleases(measured, aManifest({})).budget).toEqual([
      { page: '/deals', from: { bytes: 1_000, limit: 2_000 }, to: null },
    ]);
  });

  it('pairs no file where several of one release have its name', () => {
    const withFiles = (...files: readonly string[]) =>
      aManifest({
        files: Object.fromEntries(files.map((file, index) => [file, hash(`${index}${files.length}`)])),
        bytes: Object.fromEntries(files.map((file) => [file, 1])),
      });
    const [one, two] = ['page.11111111.js', 'page.22222222.js'];
    const three = 'page.33333333.js';
    const difference = compareReleases(withFiles(one, two), withFiles(three)).files;
    expect(difference.changed).toEqual([]);
    expect(difference.removed.map(({ file }) => file)).toEqual([one, two]);
    expect(difference.added.map(({ file }) => file)).toEqual([three]);
    expect(compareReleases(withFiles(one), withFiles(two, three)).files.changed).toEqual([]);
    expect(compareReleases(withFiles(one), withFiles('pages.22222222.js')).files.changed).toEqual([]);
  });

  it.each([
    ['older', { bytes: {} }, {}],
    ['newer', {}, { bytes: {} }],
  ])('has no change of bytes where the %s release did not record them', (_which, ofOlder, ofNewer) => {
    const { files } = compareReleases(
      aManifest({ ...older, ...ofOlder }),
      aManifest({ ...newer, ...ofNewer }),
    );
    expect(files.bytes).toBeNull();
  });

  it('has no change of bytes where one file was not recorded', () => {
    const [first = ''] = Object.keys(newer.files);
    const { [first]: _left, ...bytes } = newer.bytes;
    expect(compareReleases(older, aManifest({ ...newer, bytes })).files.bytes).toBeNull();
  });

  it('has no commits between two releases of one commit', () => {
    const again = aManifest({ source: source(ONE) });
    expect(compareReleases(older, again).source.commits).toEqual({
      direction: 'added',
      count: 0,
      listed: [],
    });
  });

  it('names the harmful ones of the two versions', () => {
    const mark = { at: '2026-11-21T10:00:00.000Z', by: 'ann', why: 'prices were missing' };
    const versions = ['1.0.0-aaaaaaaa', '1.0.5-cccccccc', '1.1.0-bbbbbbbb'];
    const lines = describeDiff(
      compareReleases(older, newer),
      versions.map((version) => ({ version, ...mark })),
    );
    expect(lines.filter((line) => line.includes('harmful'))).toEqual([
      expect.stringMatching(/^ {2}! 1\.0\.0-aaaaaaaa is marked as harmful by ann, .*: prices were missing$/),
      expect.stringMatching(/^ {2}! 1\.1\.0-bbbbbbbb is marked as harmful by ann, .*: prices were missing$/),
    ]);
  });

  it('lists the commits of the newer release, and those that a rollback removes', () => {
    expect(compareReleases(older, newer).source.commits).toMatchObject({ direction: 'added', count: 2 });
    expect(compareReleases(newer, older).source.commits).toMatchObject({ direction: 'removed', count: 2 });
    const unrelated = aManifest({ source: source(THREE, TWO, ['deal: more']) });
    expect(compareReleases(older, unrelated).source.commits).toBeNull();
  });

  it('is printed with sizes, budgets and subjects', () => {
    const text = describeDiff(compareReleases(older, newer)).join('\n');
    expect(text).toContain('scripts of /deal/:id: 200.0 kB of 255.0 kB → 203.1 kB of 255.0 kB (+3.1 kB)');
    expect(text).toContain('files: 1 unchanged, 2 changed, 1 removed, 1 new, +3.3 kB uncompressed');
    expect(text).toContain('~ 101.11111111.js, 2.0 kB → 101.33333333.js, 1.5 kB');
    expect(text).toContain(`commit: ${ONE} → ${TWO}`);
    expect(text).toContain('commits: 2 commits added');
    expect(text).toContain(`+ ${TWO.slice(0, 12)} deal: show the deposit`);
  });

  it('reads releases from before sizes, budgets and commits were recorded', () => {
    const old = aManifest({ files: { 'gone.11111111.js': hash('g') } });
    expect(old).toMatchObject({ bytes: {}, budget: null, source: null });
    const difference = compareReleases(old, newer);
    expect(difference.files.bytes).toBeNull();
    expect(difference.source).toMatchObject({ from: null, commits: null });
    const text = describeDiff(difference).join('\n');
    expect(text).toContain(`commit: not recorded → ${TWO}`);
    expect(text).toContain('scripts of /deal/:id: not measured → 203.1 kB of 255.0 kB');
    expect(describeDiff(compareReleases(newer, newer))).toEqual([
      expect.stringContaining('1.1.0-bbbbbbbb'),
      '  no differences',
    ]);
  });
});
