import { checkReadmeTable } from './readme-table';

const packages = {
  shell: { imports: [{ path: 'shared', except: [] }], extra: [] },
  shared: { imports: [], extra: [] },
};

const readme = (...rows: readonly string[]) =>
  [
    '# Storefront',
    '',
    '| Folder | What it is | May import |',
    '|---|---|---|',
    ...rows,
    '',
    'More text.',
  ].join('\n');

it('accepts a table that lists what the rules allow', () => {
  const table = readme(
    '| `shell/` | the host | `shared` |',
    '| `shared/` | contracts | – |',
    '| `docs/` | guides | |',
  );

  expect(checkReadmeTable(table, packages)).toEqual([]);
});

it('reports a row that differs, with its line and the right text', () => {
  const table = readme('| `shell/` | the host | `shared`, `backend` |', '| `shared/` | contracts | – |');

  expect(checkReadmeTable(table, packages)).toEqual([
    'README.md:5: shell/ may import "`shared`", but the table says "`shared`, `backend`"',
  ]);
});

it('checks every folder of a row', () => {
  const table = readme('| `shell/` `shared/` | both | `shared` |');

  expect(checkReadmeTable(table, packages)).toEqual([expect.stringContaining('shared/ may import "–"')]);
});

it('applies the entry of the remotes to each of them', () => {
  const remotes = { 'mfe-*': { imports: [{ path: 'shared', except: [] }], extra: [] } };
  const table = readme('| `mfe-deal/` `mfe-search/` | remotes | `shared`, `shell` |');

  expect(checkReadmeTable(table, remotes)).toEqual([
    expect.stringContaining('mfe-deal/ may import'),
    expect.stringContaining('mfe-search/ may import'),
  ]);
});

it('reports a package without a row', () => {
  expect(checkReadmeTable(readme('| `shell/` | the host | `shared` |'), packages)).toEqual([
    'README.md: the table of folders has no row for shared/',
  ]);
});

it('fails when there is no such table', () => {
  expect(checkReadmeTable('# Storefront', packages)).toEqual([expect.stringContaining('no table')]);
});
