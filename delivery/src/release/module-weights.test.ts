import { moduleWeights } from './module-weights';

describe('the modules of a script', () => {
  it('are packages and source folders, each with the characters up to the next mapping', () => {
    const script = 'runtime;aaaa;bb;\nccc';
    const sourceMap = JSON.stringify({
      version: 3,
      sources: [
        'webpack:///bootstrap',
        'node_modules/.pnpm/zod@4.0.0/node_modules/zod/v4/core.js',
        'node_modules/.pnpm/@base-ui+react@1.9.0/node_modules/@base-ui/react/dialog.js',
        'shared/src/ui/carousel/carousel.tsx',
      ],
      names: [],
      // Columns 0, 8 and 13 of the first line, and column 0 of the second.
      mappings: 'AAAA,QCAA,KCAA;ACAA',
    });
    expect(moduleWeights(script, sourceMap)).toEqual([
      { module: 'bundler', minifiedBytes: 8 },
      { module: 'zod', minifiedBytes: 5 },
      { module: '@base-ui/react', minifiedBytes: 3 },
      { module: 'shared/src/ui/carousel', minifiedBytes: 3 },
    ]);
  });

  it('are in the order of their size, without those that have no characters', () => {
    const sourceMap = JSON.stringify({
      version: 3,
      sources: ['node_modules/react/index.js', 'shared/src/ui/carousel/carousel.tsx'],
      names: [],
      // Columns 0 and 2 of the first line, and column 0 of the third.
      mappings: 'AAAA,ECAA;;ADAA',
    });
    expect(moduleWeights('aabbbb\nbb\na', sourceMap)).toEqual([
      { module: 'shared/src/ui/carousel', minifiedBytes: 6 },
      { module: 'react', minifiedBytes: 3 },
    ]);
  });

  it('do not include what the bundler added between them', () => {
    const sourceMap = JSON.stringify({
      version: 3,
      sources: ['node_modules/zod/index.js'],
      names: [],
      // Column 0 belongs to the source, column 2 to no source.
      mappings: 'AAAA,E',
    });
    expect(moduleWeights('zz;;;', sourceMap)).toEqual([
      { module: 'bundler', minifiedBytes: 3 },
      { module: 'zod', minifiedBytes: 2 },
    ]);
  });
});
