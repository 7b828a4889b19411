import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import webpack, { type Stats } from 'webpack';

import { isSplittable, OneFileWorkersPlugin } from './one-file-workers-plugin';

const LIBRARY_BYTES = 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workers-'));
  mkdirSync(join(folder, 'node_modules/large'), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules/large/index.js'),
    `export const large = '${'x'.repeat(LIBRARY_BYTES)}';`,
  );
  writeFileSync(
    join(folder, 'page.js'),
    `new Worker(new URL('./work.js', import.meta.url)); import('large').then(console.log);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(worker: string, chunks: 'async' | typeof isSplittable): Promise<Stats> {
  writeFileSync(join(folder, 'work.js'), worker);
  return await new Promise((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'production',
        entry: './page.js',
        output: { path: join(folder, 'dist') },
        optimization: { minimize: false, splitChunks: { chunks, maxAsyncRequests: 3 } },
        performance: { hints: false },
        plugins: [new OneFileWorkersPlugin()],
      },
      (error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('no build'))),
    );
  });
}

const errorsOf = (stats: Stats) => (stats.toJson().errors ?? []).map(({ message }) => message);

describe('a worker', () => {
  it('is one file with its large libraries', async () => {
    const stats = await build(`import { large } from 'large'; postMessage(large);`, isSplittable);
    expect(errorsOf(stats)).toEqual([]);
    const sizes = (stats.toJson().assets ?? []).map(({ size }) => size > LIBRARY_BYTES);
    expect(sizes.filter(Boolean)).toHaveLength(2);
  });

  it.each([
    ['libraries in a file of their own', `import { large } from 'large'; postMessage(large);`, 'async'],
    ['a dynamic import', `import('large').then(postMessage);`, isSplittable],
  ] as const)('is rejected with %s', async (_, worker, chunks) => {
    expect(errorsOf(await build(worker, chunks))).toEqual([
      'The worker ./work.js must be one file. Remove its dynamic imports.',
    ]);
  });
});
