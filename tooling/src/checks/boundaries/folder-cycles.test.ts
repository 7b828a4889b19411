import { findFolderCycles } from './folder-cycles';

it('accepts folders that import each other in one direction', () => {
  expect(
    findFolderCycles([
      { path: 'shell/src/layout/header.tsx', imports: ['shell/src/router/routes.ts'] },
      { path: 'shell/src/router/routes.ts', imports: ['shell/src/router/paths.ts'] },
    ]),
  ).toEqual([]);
});

it('reports a cycle of folders although no file imports itself, with one example for each direction', () => {
  const cycles = findFolderCycles([
    { path: 'shell/src/layout/header.tsx', imports: ['shell/src/router/routes.ts'] },
    { path: 'shell/src/router/failure.tsx', imports: ['shell/src/layout/frame.tsx'] },
  ]);

  expect(cycles).toEqual([
    [
      'folders import each other: shell/src/layout, shell/src/router',
      '  shell/src/layout/header.tsx → shell/src/router/routes.ts',
      '  shell/src/router/failure.tsx → shell/src/layout/frame.tsx',
    ].join('\n'),
  ]);
});

it('reports a cycle over three folders once', () => {
  const cycles = findFolderCycles([
    { path: 'a/src/x/1.ts', imports: ['a/src/y/1.ts'] },
    { path: 'a/src/y/1.ts', imports: ['a/src/z/1.ts'] },
    { path: 'a/src/z/1.ts', imports: ['a/src/x/2.ts'] },
  ]);

  expect(cycles).toEqual([expect.stringContaining('a/src/x, a/src/y, a/src/z')]);
});

it('takes a folder and its subfolders as one unit', () => {
  expect(
    findFolderCycles([
      { path: 'a/src/x/index.ts', imports: ['a/src/x/part/1.ts'] },
      { path: 'a/src/x/part/1.ts', imports: ['a/src/x/helper.ts'] },
    ]),
  ).toEqual([]);
});
