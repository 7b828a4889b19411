import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { unwritableReason } from './data-folder';
import { createReadiness } from './readiness';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'ready-'));
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('is fine when a file can be written, which is deleted again', async () => {
    expect(await unwritableReason(folder)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not with less space than the database needs', async () => {
    expect(await unwritableReason(folder, Number.MAX_SAFE_INTEGER)).toMatch(
      /^the data folder has \d+ MB left$/,
    );
  });

  it('is not when nothing can be written to it', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await unwritableReason(file)).toMatch(/^the data folder cannot be written: ENOTDIR/);
    expect(await unwritableReason(join(folder, 'missing'))).toMatch(/ENOENT/);
    rmSync(file);
  });
});

describe('the readiness', () => {
  it('is cached while all is well, and checked again soon when it is not', async () => {
    let now = 0;
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const place = join(folder, 'data');
    const unready = createReadiness({ db: shop.db, databaseFolder: place, now: () => now });
    expect(await unready()).toBe('disk');
    const files = mkdtempSync(join(folder, 'made-'));
    const ready = createReadiness({ db: shop.db, databaseFolder: files, now: () => now });
    expect(await ready()).toBeNull();
    rmSync(files, { recursive: true });
    now = 4_900;
    expect(await ready()).toBeNull();
    now = 5_100;
    expect(await ready()).toBe('disk');
    jest.restoreAllMocks();
  });

  it('shares one probe among concurrent calls', async () => {
    const check = createReadiness({ db: shop.db, databaseFolder: null });
    const [first, second] = [check(), check()];
    expect(first).toBe(second);
    expect(await first).toBeNull();
  });
});
