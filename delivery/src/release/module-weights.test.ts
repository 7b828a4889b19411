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
});
