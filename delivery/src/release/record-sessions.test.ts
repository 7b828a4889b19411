import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { testProgram } from '../../testing/test-program';

import { recordSessions } from './record-sessions';

const APP = 'mfe-deal';
const SOURCES = `${APP}/src`;
const RECORDS = JSON.stringify({ writes: [], reads: [{ field: 'passengersSaved', by: 'features/a' }] });
const { signal } = new AbortController();

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'record-sessions-'));
  await mkdir(join(root, SOURCES), { recursive: true });
  await write('page.tsx', 'const saved = useBooking((session) => session.passengersSaved);');
  await write('page.test.tsx', "it('renders the page', () => {});");
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeIn(`${SOURCES}/${file}`, text);
async function writeIn(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
const runs = async () =>
  (await readFile(join(root, 'runs'), 'utf8').catch(() => '')).split('\n').filter(Boolean);

/** Records with a program that stores the records of one test, and then runs the script. */
async function record(untested: string | null, script = 'echo "Tests: 12 passed" >&2') {
  const jest = await testProgram(
    root,
    `echo "$@" >> '${root}/runs'\necho '${RECORDS}' > "$SESSION_RECORDING/one.json"\n${script}`,
  );
  return recordSessions(APP, untested, signal, { root, cache: join(root, 'cache'), jest });
}

describe('the sessions of a release', () => {
  it('are recorded by all tests of the app', async () => {
    const { recording, summary } = await record(null);

    expect(summary).toBe('12 passed');
    expect(recording.recorded).toMatchObject({ commands: [], readsSession: true });
    expect(recording.reads).toEqual([
      { name: 'features/a', needs: expect.objectContaining({ required: ['passengersSaved'] }) },
    ]);
    expect(await runs()).toEqual([expect.not.stringContaining('--findRelatedTests')]);
  });

  it('are not recorded by tests that fail', async () => {
    await expect(record(null, 'exit 1')).rejects.toThrow('Tests of mfe-deal failed: nothing was released');
    expect((await record('the suite is down')).summary).toBe('skipped: the suite is down; sessions recorded');
  });

  it('are recorded by the tests that reach them when the tests are skipped, whatever their result', async () => {
    const { recording } = await record('the suite is down', 'exit 1');

    expect(recording.reads).toHaveLength(1);
    expect(await runs()).toEqual([expect.stringContaining(`--findRelatedTests ${SOURCES}/page.tsx`)]);
  });

  it('are not recorded by tests that were ended before all had run', async () => {
    await expect(record('the suite is down', 'kill -TERM $$')).rejects.toThrow(
      'The tests of mfe-deal were ended before all had run.',
    );
    expect((await record('the suite is down')).summary).not.toContain('with the same sources before');
  });

  it('are recorded once for the same sources and tests, and again with other tests', async () => {
    const first = await record('the suite is down');
    const again = await record('the suite is down');
    expect(again.recording).toEqual(first.recording);
    expect(again.summary).toContain('with the same sources before');
    expect(await runs()).toHaveLength(1);

    await write('page.test.tsx', "it('renders the page of a booking', () => {});");
    expect((await record('the suite is down')).summary).not.toContain('with the same sources before');
    expect(await runs()).toHaveLength(2);
  });

  it.each([`${APP}/testing/a.ts`, 'shared/testing/a.tsx', 'tooling/jest/a.cjs'])(
    'are recorded again after a change of %s, which the tests run with',
    async (path) => {
      await record('the suite is down');
      await writeIn(path, 'changed');

      expect((await record('the suite is down')).summary).not.toContain('with the same sources before');
    },
  );

  it.each([`${APP}/testing/a.ts.txt`, 'shared/src/a.ts', 'tooling/jest/a.json'])(
    'are not recorded again after a change of %s, which is no part of the tests of the app',
    async (path) => {
      await record('the suite is down');
      await writeIn(path, 'changed');

      expect((await record('the suite is down')).summary).toContain('with the same sources before');
    },
  );

  it('have the commands that the sources call', async () => {
    await write('rooms.tsx', 'const { chooseTransfer } = useBookingCommands();');

    expect((await record(null)).recording.recorded).toMatchObject({ commands: ['chooseTransfer'] });
  });

  it('are none for sources without a booking, whose tests need not run for them', async () => {
    await write('page.tsx', 'export const page = 1;');
    const { recording } = await record('the suite is down');

    expect(recording).toMatchObject({
      writes: [],
      reads: [],
      recorded: { commands: [], readsSession: false },
    });
    expect(await runs()).toEqual([]);
  });

  it.each([null, 'the suite is down'])(
    'leave only the recording in the folder of recordings, with tests skipped for the reason %p',
    async (untested) => {
      await record(untested);
      await record(null, 'exit 1').catch(() => null);

      expect(await readdir(join(root, 'cache'))).toEqual([expect.stringMatching(/^mfe-deal-\w+\.json$/)]);
    },
  );

  it('do not depend on how tests alone read the stored session', async () => {
    await writeIn(`${APP}/testing/stored.ts`, "sessionStorage.getItem('bookingData');");

    expect((await record(null)).summary).toBe('12 passed');
  });

  it('are not recorded for sources that use the stored session themselves', async () => {
    await write('page.tsx', "sessionStorage.getItem('bookingData');");

    await expect(record(null)).rejects.toThrow(
      `${SOURCES}/page.tsx uses the stored booking session itself: read it with useBooking and write it with ` +
        'useBookingCommands, so that the release knows what the app needs.',
    );
    expect(await runs()).toEqual([]);
  });
});
