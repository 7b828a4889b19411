import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testProgram } from '../../testing/test-program';

import { runAppTests, runTestsOf } from './app-tests';
import { ReleaseRejected } from './swap-app-records';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'app-tests-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const { signal } = new AbortController();

describe('the tests of an app', () => {
  it('reject a release when one fails, with the end of their output', async () => {
    const jest = await testProgram(root, 'echo "expected 3, received 4" >&2; exit 1');
    const run = runAppTests('mfe-deal', signal, {}, jest);

    await expect(run).rejects.toThrow(ReleaseRejected);
    await expect(run).rejects.toMatchObject({ toolOutput: 'expected 3, received 4' });
    await expect(run).rejects.toThrow('Tests of mfe-deal failed: nothing was released.');
  });

  it('are counted when all pass', async () => {
    const jest = await testProgram(root, 'echo "Tests:       2 skipped, 12 passed, 14 total" >&2');

    expect(await runAppTests('mfe-deal', signal, {}, jest)).toBe(12);
  });

  it('are those of the app, with its environment', async () => {
    const log = join(root, 'log');
    const jest = await testProgram(root, 'echo "$@ $SESSION_RECORDING" > "$LOG"');
    await runAppTests('mfe-deal', signal, { LOG: log, SESSION_RECORDING: 'recordings' }, jest);

    expect(await readFile(log, 'utf8')).toBe(
      '--selectProjects mfe-deal --silent --passWithNoTests --maxWorkers=100% recordings\n',
    );
  });

  it('reject a release with the last 6,000 characters of their output, and the way to skip them', async () => {
    const jest = await testProgram(root, "head -c 7000 /dev/zero | tr '\\0' 'x' >&2; exit 1");

    await expect(runAppTests('mfe-deal', signal, {}, jest)).rejects.toMatchObject({
      message:
        'Tests of mfe-deal failed: nothing was released. Fix them, or release with --skip-tests "<reason>", which ' +
        'is recorded in the history.',
      toolOutput: 'x'.repeat(6_000),
    });
  });

  it('end when another check fails', async () => {
    const checks = new AbortController();
    const jest = await testProgram(root, 'exec tail -f /dev/null');
    const run = runAppTests('mfe-deal', checks.signal, {}, jest);
    checks.abort();

    await expect(run).rejects.toThrow('Tests of mfe-deal failed');
  });

  it('do not start after another check has failed', async () => {
    const log = join(root, 'log');
    const jest = await testProgram(root, 'echo started > "$LOG"');

    await expect(runAppTests('mfe-deal', AbortSignal.abort(), { LOG: log }, jest)).rejects.toThrow('aborted');
    await expect(readFile(log, 'utf8')).rejects.toThrow('ENOENT');
  });
});

describe('the tests that reach some sources', () => {
  it('are found by Jest, and may fail', async () => {
    const log = join(root, 'log');
    const jest = await testProgram(root, 'echo "$@" > "$LOG"; exit 1');
    await runTestsOf('mfe-deal', ['a.ts', 'b.ts'], signal, { LOG: log }, jest);

    expect(await readFile(log, 'utf8')).toBe(
      '--selectProjects mfe-deal --silent --passWithNoTests --maxWorkers=100% --findRelatedTests a.ts b.ts\n',
    );
  });

  it('throw the last 6,000 characters of their output when something ends them', async () => {
    const program = "head -c 7000 /dev/zero | tr '\\0' 'x' >&2; kill -9 $$";
    const run = runTestsOf('mfe-deal', ['a.ts'], signal, {}, await testProgram(root, program));
    const message = await run.catch((error: Error) => error.message);

    expect(message).toBe(`${'x'.repeat(6_000)}\nThe tests of mfe-deal were ended before all had run.`);
  });
});
