import type { ReleaseDifference } from './compare-releases';
import {
  describeBudget,
  describeCheckouts,
  describeCommits,
  describeCount,
  describeDiff,
  describeFile,
  describeFiles,
  describeGrowth,
  describePage,
} from './describe-diff';

const ONE = '1'.repeat(40);
const TWO = '2'.repeat(40);

const SAME: ReleaseDifference = {
  app: 'mfe-deal',
  from: '1.0.0',
  to: '1.1.0',
  values: [],
  shared: [],
  routes: { added: [], removed: [] },
  names: { added: [], removed: [] },
  budget: [],
  files: { same: 3, added: [], removed: [], changed: [], bytes: 0 },
  source: { from: null, to: null, commits: null },
};
const checkout = (commit: string, modified = false) => ({ commit, modified });
/** The lines of a difference without its first line. */
const linesOf = (changes: Partial<ReleaseDifference>) => describeDiff({ ...SAME, ...changes }).slice(1);

describe('describeDiff', () => {
  it('starts with the app and both versions, and states that they are equal', () => {
    expect(describeDiff(SAME)).toEqual(['mfe-deal  1.0.0 → 1.1.0', '  no differences']);
  });

  it('lists values and libraries, with none for a missing one', () => {
    expect(
      linesOf({
        values: [{ name: 'owner', from: null, to: 'deal team' }],
        shared: [{ name: 'zod', from: '4.0.0', to: null }],
      }),
    ).toEqual(['  owner: none → deal team', '  zod: 4.0.0 → none']);
  });

  it('lists removed and added routes, and names of curated libraries', () => {
    expect(
      linesOf({
        routes: { removed: ['/deal/:id'], added: ['/deals/:id'] },
        names: { removed: ['z of zod'], added: ['Link of react-router-dom'] },
      }),
    ).toEqual([
      '  - route /deal/:id',
      '  + route /deals/:id',
      '  - curated name z of zod',
      '  + curated name Link of react-router-dom',
    ]);
  });

  it('lists changed, removed and added files below their counts', () => {
    const files = {
      same: 1,
      changed: [{ from: { file: 'a.1.js', bytes: 1_000 }, to: { file: 'a.2.js', bytes: 2_000 } }],
      removed: [{ file: 'gone.js', bytes: 500 }],
      added: [{ file: 'new.js', bytes: null }],
      bytes: 500,
    };
    expect(linesOf({ files })).toEqual([
      '  files: 1 unchanged, 1 changed, 1 removed, 1 new, +0.5 kB uncompressed',
      '  ~ a.1.js, 1.0 kB → a.2.js, 2.0 kB',
      '  - gone.js, 0.5 kB',
      '  + new.js',
    ]);
  });

  it.each([
    ['removed', { removed: [{ file: 'a.js', bytes: null }] }],
    ['added', { added: [{ file: 'a.js', bytes: null }] }],
    ['removed and added', { removed: [{ file: 'a.js', bytes: 1 }], added: [{ file: 'a.js', bytes: 1 }] }],
    [
      'changed and added',
      {
        changed: [{ from: { file: 'a.js', bytes: 1 }, to: { file: 'b.js', bytes: 1 } }],
        added: [{ file: 'c.js', bytes: 1 }],
      },
    ],
    [
      'changed and removed',
      {
        changed: [{ from: { file: 'a.js', bytes: 1 }, to: { file: 'b.js', bytes: 1 } }],
        removed: [{ file: 'c.js', bytes: 1 }],
      },
    ],
  ])('counts files that are only %s', (_what, changes) => {
    expect(linesOf({ files: { ...SAME.files, ...changes } })[0]).toMatch(/^ {2}files: 3 unchanged/);
  });

  it('lists both commits and those between, with a sign for their direction', () => {
    const listed = [{ id: TWO, subject: 'deal: sort rooms' }];
    const [from, to] = [checkout(ONE), checkout(TWO)];
    expect(linesOf({ source: { from, to, commits: { direction: 'added', count: 1, listed } } })).toEqual([
      `  commit: ${ONE} → ${TWO}`,
      '  commits: 1 commit added',
      '  + 222222222222 deal: sort rooms',
    ]);
    expect(
      linesOf({ source: { from: to, to: from, commits: { direction: 'removed', count: 1, listed } } }),
    ).toEqual([
      `  commit: ${TWO} → ${ONE}`,
      '  commits: 1 commit removed',
      '  - 222222222222 deal: sort rooms',
    ]);
  });

  it('lists one commit that was released once with changes and once without them', () => {
    const [from, to] = [checkout(ONE, true), checkout(ONE)];
    expect(linesOf({ source: { from, to, commits: { direction: 'added', count: 0, listed: [] } } })).toEqual([
      `  commit: ${ONE} with changes that are in no commit → ${ONE}`,
      '  commits: 0 commits added',
    ]);
  });

  it('lists no commits where a release recorded none', () => {
    expect(linesOf({ source: { from: null, to: checkout(TWO), commits: null } })).toEqual([
      `  commit: not recorded → ${TWO}`,
    ]);
  });
});

describe('the texts of a difference', () => {
  it('compare the scripts of a page with their limits, and the growth where both are measured', () => {
    const [light, heavy] = [
      { bytes: 1_000, limit: 9_000 },
      { bytes: 3_000, limit: 9_000 },
    ];
    expect(describeBudget({ from: heavy, to: light })).toBe('3.0 kB of 9.0 kB → 1.0 kB of 9.0 kB (-2.0 kB)');
    expect(describeBudget({ from: null, to: light })).toBe('not measured → 1.0 kB of 9.0 kB');
    expect(describeBudget({ from: light, to: null })).toBe('1.0 kB of 9.0 kB → not measured');
  });

  it('name the entry of the shell, which has no route', () => {
    expect(describePage('')).toBe('the entry');
    expect(describePage('/search')).toBe('/search');
  });

  it.each([
    [-1_500, '-1.5 kB'],
    [0, '+0.0 kB'],
    [1_500, '+1.5 kB'],
  ])('write a growth of %d bytes as %s', (bytes, text) => {
    expect(describeGrowth(bytes)).toBe(text);
  });

  it.each([
    [0, '0 commits'],
    [1, '1 commit'],
    [2, '2 commits'],
  ])('count %d as %s', (count, text) => {
    expect(describeCount(count, 'commit')).toBe(text);
  });

  it('leave out sizes that were not recorded', () => {
    expect(describeFile({ file: 'a.js', bytes: null })).toBe('a.js');
    expect(describeFile({ file: 'a.js', bytes: 1_500 })).toBe('a.js, 1.5 kB');
    expect(describeFiles({ ...SAME.files, bytes: null })).toBe('3 unchanged, 0 changed, 0 removed, 0 new');
  });

  it('say which checkouts had changes that are in no commit', () => {
    expect(describeCheckouts({ from: null, to: checkout(TWO, true) })).toBe(
      `not recorded → ${TWO} with changes that are in no commit`,
    );
  });

  it('say how to compare releases that were not made on top of each other', () => {
    expect(describeCommits({ from: checkout(ONE), to: checkout(TWO), commits: null })).toBe(
      'neither release was made on top of the other: git log 111111111111..222222222222',
    );
  });

  it('say how many commits are listed when they are not all', () => {
    const listed = [{ id: TWO, subject: 'deal: sort rooms' }];
    const of = (count: number) =>
      describeCommits({
        from: checkout(ONE),
        to: checkout(TWO),
        commits: { direction: 'added', count, listed },
      });
    expect(of(1)).toBe('1 commit added');
    expect(of(60)).toBe('60 commits added, the newest 1 listed');
  });

  it.each([
    [null, checkout(TWO)],
    [checkout(ONE), null],
  ])('count no commits where a release recorded none', (from, to) => {
    expect(describeCommits({ from, to, commits: null })).toBeNull();
  });
});
