import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readFixtures } from './read-fixtures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fixtures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const FIXTURES = {
  contract: '1.3.0',
  writes: [{ name: 'Book Now', session: { version: 1 } }],
  reads: [{ name: 'payment', needs: { type: 'object' } }],
};

async function built(text: string) {
  await writeFile(join(folder, 'session.json'), text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { name: 'mfe-deal', version: '1.0.0-ab', session: { file: 'session.json', integrity } };
}

describe('reading the session fixtures of a build', () => {
  it('returns the fixtures of the build', async () => {
    expect(await readFixtures(folder, await built(JSON.stringify(FIXTURES)))).toEqual(FIXTURES);
  });

  it('returns null for a build without fixtures', async () => {
    expect(await readFixtures(folder, { name: 'mfe-deal', version: '1', session: null })).toBeNull();
  });

  it('rejects a changed file, a file with the wrong shape, and a missing file', async () => {
    const manifest = await built(JSON.stringify(FIXTURES));
    await writeFile(join(folder, 'session.json'), JSON.stringify({ ...FIXTURES, reads: [] }));
    await expect(readFixtures(folder, manifest)).rejects.toThrow(
      'mfe-deal 1.0.0-ab: session.json was changed',
    );

    await expect(readFixtures(folder, await built('{"contract":"one"}'))).rejects.toThrow();
    await rm(join(folder, 'session.json'));
    await expect(readFixtures(folder, manifest)).rejects.toThrow('ENOENT');
  });
});
