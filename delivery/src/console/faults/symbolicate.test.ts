import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import { aBuild } from '../../../testing/build-builder';
import { TEST_KEYS } from '../../../testing/test-keys';
import { uploadBuild } from '../../release/release-build';
import { folderReleaseStore } from '../../store/folder-release-store';

import { createSymbolicator } from './symbolicate';

const SOURCE = 'const price = 1;\nexport const pay = () => price.missing.deposit;\nexport const other = 2;\n';
/** Column 10 of the script is line 2, column 25 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mfe-deal/src/pay.ts'],
  sourcesContent: [SOURCE],
  names: ['deposit'],
  mappings: 'SACwBA',
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'maps-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function published() {
  const script = 'pay.1.js';
  const folder = await aBuild(root, 'mfe-deal', 'pay', { maps: { [script]: integrityOfBytes(MAP) } });
  await mkdir(join(folder, 'maps'));
  await writeFile(join(folder, `maps/${script}.map`), MAP);
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const { version } = await uploadBuild(store, folder);
  return { store, frame: { file: `mfe-deal/${version}/${script}`, line: 1, column: 10 } };
}

describe('a frame of a stack trace', () => {
  it('is translated to file, line, name and source of a published release', async () => {
    const { store, frame } = await published();

    const [found] = await createSymbolicator(store)([frame]);

    expect(found?.original).toMatchObject({
      source: 'mfe-deal/src/pay.ts',
      line: 2,
      column: 25,
      name: 'deposit',
      isOwn: true,
    });
    expect(found?.original?.lines.map(({ number, text }) => [number, text])).toContainEqual([
      2,
      'export const pay = () => price.missing.deposit;',
    ]);
  });

  it('stays as it is when the map in the store was altered', async () => {
    const { store, frame } = await published();
    const file = join(root, 'store', frame.file.replace('pay.1.js', 'maps/pay.1.js.map'));
    await writeFile(file, MAP.replace('deposit', 'other'));

    expect(await createSymbolicator(store)([frame])).toEqual([{ frame, original: null }]);
  });

  it('stays as it is without a map or a release', async () => {
    const { store, frame } = await published();
    const frames = [
      { ...frame, file: frame.file.replace('pay.1', 'other.1') },
      { ...frame, file: 'mfe-deal/9.9.9/pay.1.js' },
    ];

    expect((await createSymbolicator(store)(frames)).map(({ original }) => original)).toEqual([null, null]);
    expect(await readdir(join(root, 'store/mfe-deal'))).toHaveLength(1);
  });
});
