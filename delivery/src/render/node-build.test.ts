import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtinsOf, loadNodeBuild, sharedOf } from './node-build';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'node-build-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function aNodeBuild(code: string) {
  const file = join(root, 'remote.cjs');
  await writeFile(file, code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return { part: 'mfe-search', version: '1.0.0-abc', file, integrity };
}

const shared = sharedOf({ react: { name: 'the one React' } }, 'mfe-search 1.0.0-abc');

describe('a build for the server', () => {
  it('gets the modules that its shell shares, the very same', async () => {
    const build = await aNodeBuild(`exports.react = require('react')`);
    const given = { name: 'the one React' };

    const loaded = await loadNodeBuild(build, sharedOf({ react: given }, 'it'));
    expect((loaded as { react: object }).react).toBe(given);
  });

  it('is not run when a byte of it was changed', async () => {
    const build = await aNodeBuild(`exports.ran = true`);
    await writeFile(build.file, `exports.ran = true;`);

    await expect(loadNodeBuild(build, shared)).rejects.toThrow(
      /mfe-search 1\.0\.0-abc: .* is not what was released/,
    );
  });

  it.each(['fs', 'node:child_process', 'left-pad'])('gives a remote no %s', async (request) => {
    const build = await aNodeBuild(`require('${request}')`);
    await expect(loadNodeBuild(build, shared)).rejects.toThrow(
      `mfe-search 1.0.0-abc requires ${request}, which this shell does not share`,
    );
  });

  it('gives a shell what Node itself has, and no package', () => {
    const require = builtinsOf(createRequire(__filename));
    expect(require('node:path')).toBeDefined();
    expect(() => require('react')).toThrow('the shell requires react, which no release carries');
  });
});
