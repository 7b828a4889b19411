import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtinsOnly, loadNodeBuild, sharedModules } from './node-build';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'node-build-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function aNodeBuild(code: string) {
  const file = join(root, 'remote.cjs');
  await writeFile(file, code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return { app: 'mfe-search', version: '1.0.0-abc', file, integrity };
}

const shared = sharedModules({ react: { name: 'the one React' } }, 'mfe-search 1.0.0-abc');

describe('a Node build', () => {
  it('gets the same module instances that its shell shares', async () => {
    const build = await aNodeBuild(`exports.react = require('react')`);
    const given = { name: 'the one React' };

    const loaded = await loadNodeBuild(build, sharedModules({ react: given }, 'it'));
    expect((loaded as { react: object }).react).toBe(given);
  });

  it('is not evaluated when its file was changed', async () => {
    const build = await aNodeBuild(`exports.ran = true`);
    await writeFile(build.file, `exports.ran = true;`);

    await expect(loadNodeBuild(build, shared)).rejects.toThrow(
      /mfe-search 1\.0\.0-abc: .* does not match the released hash/,
    );
  });

  it.each(['fs', 'node:child_process', 'left-pad'])('does not provide %s to a remote', async (request) => {
    const build = await aNodeBuild(`require('${request}')`);
    await expect(loadNodeBuild(build, shared)).rejects.toThrow(
      `mfe-search 1.0.0-abc requires ${request}, which this shell does not share`,
    );
  });

  it('provides Node modules to a shell, and no packages', () => {
    const require = builtinsOnly(createRequire(__filename));
    expect(require('node:path')).toBeDefined();
    expect(() => require('react')).toThrow('the shell requires react, which is not a Node module');
  });
});
