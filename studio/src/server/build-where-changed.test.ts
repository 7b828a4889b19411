/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { buildWhereChanged } from './build-where-changed';

let parent: string;
let folder: string;
let builds: number;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'studio-build-'));
  folder = join(parent, 'build/studio');
  builds = 0;
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function build() {
  builds += 1;
  await pause(20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'studio.js'), '// script');
}

describe('the studio', () => {
  it('is built once from the same sources', async () => {
    await buildWhereChanged(folder, 'one', build);
    await buildWhereChanged(folder, 'one', build);

    expect(builds).toBe(1);
    expect(existsSync(join(folder, 'studio.js'))).toBe(true);
  });

  it('is built again from other sources, and when its files are missing', async () => {
    await buildWhereChanged(folder, 'one', build);
    await buildWhereChanged(folder, 'two', build);
    expect(builds).toBe(2);

    rmSync(folder, { recursive: true });
    await buildWhereChanged(folder, 'two', build);
    expect(builds).toBe(3);
  });

  it('is built by one of two processes that start at the same time', async () => {
    await Promise.all([buildWhereChanged(folder, 'one', build), buildWhereChanged(folder, 'one', build)]);

    expect(builds).toBe(1);
  });

  it('is built again after a build that failed, also from the sources before it', async () => {
    await buildWhereChanged(folder, 'one', build);
    const failing = buildWhereChanged(folder, 'two', async () => {
      throw new Error('the build has failed');
    });

    await expect(failing).rejects.toThrow('the build has failed');
    await buildWhereChanged(folder, 'one', build);
    expect(builds).toBe(2);
  });
});
