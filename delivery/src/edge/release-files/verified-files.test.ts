import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import { createIntegrityLog } from './integrity-log';
import { createVerifiedFiles } from './verified-files';

const FILE_BYTES = 1_000;

/** A store with as many files as are requested, which counts its reads. */
function countingStore() {
  const reads: string[] = [];
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string) => bodies.get(file) ?? Buffer.alloc(FILE_BYTES, file);
  let clock = 0;
  let tags = 0;
  const store = {
    readFile: async (_app: string, _version: string, file: string) => {
      reads.push(file);
      return { body: bodyOf(file), tag: String(tags) };
    },
    fileTag: async () => String(tags),
    discardCopy: async () => {},
  };
  const log = createIntegrityLog(
    () => {},
    () => clock,
  );
  const open = (cacheBytes: number) => {
    const files = createVerifiedFiles(store, { log, cacheBytes, recheckMs: 1_000, now: () => clock });
    const get = (file: string) =>
      files.get(
        { app: 'shell', version: '1', file, integrity: integrityOfBytes(Buffer.alloc(FILE_BYTES, file)) },
        [],
      );
    return { files, get };
  };
  return {
    reads,
    open,
    log,
    later: (ms: number) => (clock += ms),
    change: (file: string, body: Buffer) => {
      bodies.set(file, body);
      tags += 1;
    },
  };
}

describe('verified release files in memory', () => {
  it('stay within their limit, whatever number of files is requested', async () => {
    const { open, reads } = countingStore();
    const { files, get } = open(10 * FILE_BYTES);
    let most = 0;
    for (let file = 0; file < 500; file += 1) {
      await get(`${file}.woff2`);
      most = Math.max(most, files.cachedBytes());
    }
    expect(most).toBe(10 * FILE_BYTES);
    await get('499.woff2');
    expect(reads).toHaveLength(500);
    await get('0.woff2');
    expect(reads).toHaveLength(501);
  });

  it('are verified for each request when the limit is smaller than a file', async () => {
    const { open, reads } = countingStore();
    const { files, get } = open(0);
    for (let time = 0; time < 3; time += 1) expect((await get('a.woff2'))?.body).toHaveLength(FILE_BYTES);
    expect([reads.length, files.cachedBytes()]).toEqual([3, 0]);
  });

  it('are read once for concurrent requests, and again only after a change in the store', async () => {
    const { open, reads, later, change, log } = countingStore();
    const { get } = open(10 * FILE_BYTES);
    await Promise.all(Array.from({ length: 50 }, () => get('a.woff2')));
    later(60_000);
    await get('a.woff2');
    expect(reads).toHaveLength(1);

    change('a.woff2', Buffer.from('planted'));
    expect((await get('a.woff2'))?.body).toHaveLength(FILE_BYTES);
    later(1_000);
    expect(await get('a.woff2')).toBeNull();
    expect(await get('a.woff2')).toBeNull();
    expect([reads.length, log.counts().altered]).toEqual([2, 1]);
  });
});

describe('the log of rejected files', () => {
  it('has one line a minute for each file, and counts all of them', () => {
    const lines: object[] = [];
    let clock = 1;
    const log = createIntegrityLog(
      (event) => lines.push(event),
      () => clock,
    );
    for (let time = 0; time < 5; time += 1) log.report('altered', 'shell/1/a.js', 'hash');
    log.report('missing', 'shell/1/a.js', 'gone');
    expect(lines).toHaveLength(2);
    clock = 60_002;
    log.report('altered', 'shell/1/a.js', 'hash');
    expect(lines.at(-1)).toMatchObject({ rejection: 'altered', file: 'shell/1/a.js', count: 6 });
  });
});
