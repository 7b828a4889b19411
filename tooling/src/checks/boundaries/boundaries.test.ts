import { describeBoundary, readBoundaries } from './boundaries';

it('describes imports, excluded folders and additional imports of a folder', () => {
  const text = describeBoundary({
    imports: [
      { path: 'shared', except: ['src/ui', 'src/runtime'] },
      { path: 'server-kit', except: [] },
    ],
    extra: [
      { from: 'tests', imports: [{ path: 'demo', except: [] }] },
      { from: 'src/server', imports: [{ path: 'tooling', except: [] }] },
    ],
  });

  expect(text).toBe(
    '`shared` (without `ui`, `runtime`), `server-kit`; tests also `demo`; `src/server` also `tooling`',
  );
});

it('describes a package that imports nothing', () => {
  expect(describeBoundary({ imports: [], extra: [] })).toBe('–');
});

it('covers every app, and lets no package of the product import the demonstration', () => {
  const { packages } = readBoundaries();
  const importers = Object.entries(packages).filter(([, { imports }]) =>
    imports.some(({ path }) => path === 'demo'),
  );

  expect(Object.keys(packages)).toEqual(expect.arrayContaining(['shell', 'mfe-*', 'backend']));
  expect(importers).toEqual([]);
});
