import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import type { AppName } from '@storefront/tooling/apps';

import { aBuild } from '../../testing/build-builder';
import { readFixtures } from '../compatibility/read-fixtures';

import { checkedBuild, type BuildTools } from './checked-build';
import { createProgress } from './progress';
import { readBuild } from './release-build';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checked-build-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const RECORDING: SessionFixtures = {
  contract: '1.0.0',
  writes: [],
  reads: [],
  recorded: { sourceHash: 'sources', commands: [], readsSession: false },
};

/** Builds the app with a script of this text; all checks pass. */
function toolsWith(overrides: Partial<BuildTools> = {}, script = 'export const page = 1;'): BuildTools {
  return {
    build: (app) => aBuild(root, app, script),
    checksOf: () => [{ name: 'types', run: async () => null }],
    runTests: async () => 12,
    recordSessions: async () => ({ recording: RECORDING, summary: '12 passed' }),
    ...overrides,
  };
}

let lines: string[];
function build(app: AppName, tools: BuildTools, untested: string | null = null): Promise<string> {
  lines = [];
  const progress = createProgress(
    6,
    (line) => lines.push(line.replace(/^ {2}\d\/6 {2}/, '')),
    () => 0,
  );
  return checkedBuild(app, { untested, progress }, tools);
}

describe('a checked build', () => {
  it('contains what the tests of a remote recorded', async () => {
    const folder = await build('mfe-deal', toolsWith());

    expect(await readFixtures(folder, await readBuild(folder))).toEqual(RECORDING);
  });

  it('logs each of its steps, and how many tests have passed', async () => {
    await build('mfe-deal', toolsWith());

    expect(lines.filter((line) => !line.endsWith('…')).toSorted()).toEqual([
      'build mfe-deal: 0.0 s',
      'code created from text: 0.0 s',
      'tests of mfe-deal: 12 passed, 0.0 s',
      'types of mfe-deal: 0.0 s',
    ]);
  });

  it.each([
    [null, 'tests of shell: 12 passed, 0.0 s'],
    ['the suite is down', 'tests of shell: skipped: the suite is down, 0.0 s'],
  ])('of the shell, whose tests are skipped for the reason %p, logs it', async (untested, line) => {
    await build('shell', toolsWith(), untested);

    expect(lines).toContain(line);
  });

  it('is rejected with each piece of code that is created from text', async () => {
    const script = 'eval("1 + 1");\nnew Function("return 1");';

    await expect(build('mfe-deal', toolsWith({}, script))).rejects.toThrow(
      'Code of mfe-deal is created from text: nothing was released. It cannot be skipped.',
    );
    expect(lines.at(-1)).toMatch(/eval[^\n]*\n[^]*Function[^\n]*$/);
  });

  it('is rejected for a type error', async () => {
    const checksOf = () => [{ name: 'types' as const, run: async () => 'page.tsx: error TS2322\n' }];

    await expect(build('mfe-deal', toolsWith({ checksOf }))).rejects.toThrow(
      'The types check of mfe-deal failed: nothing was released. It cannot be skipped.',
    );
    expect(lines.join('\n')).toContain('types of mfe-deal: failed, 0.0 s\npage.tsx: error TS2322');
  });

  it('is rejected for code that is created from text', async () => {
    await expect(build('mfe-deal', toolsWith({}, 'eval("1 + 1");'))).rejects.toThrow('nothing was released');
    expect(lines.at(-1)).toContain('creates code from text: eval');
  });

  it('is rejected when the build fails', async () => {
    const failing = { build: () => Promise.reject(new Error('Module not found: ./page')) };

    await expect(build('mfe-deal', toolsWith(failing))).rejects.toThrow(
      'The build of mfe-deal failed: nothing was released. It cannot be skipped.',
    );
    expect(lines.join('\n')).toContain('build mfe-deal: failed, 0.0 s\nModule not found: ./page');
  });

  it('logs a failure with its messages at once, and ends the build and the other tools', async () => {
    const stopped: string[] = [];
    const untilAborted = (tool: string, signal: AbortSignal | undefined) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', async () => {
          // What a tool needs to end.
          await nextTurn();
          stopped.push(tool);
          reject(new Error(`${tool} was ended`));
        });
      });
    const tools = toolsWith({
      build: (_app, signal) => untilAborted('build', signal),
      checksOf: () => [
        { name: 'types', run: async () => 'page.tsx: error TS2322' },
        { name: 'lint', run: (signal) => untilAborted('lint', signal) },
      ],
      recordSessions: (_app, _untested, signal) => untilAborted('tests', signal),
    });

    await expect(build('mfe-deal', tools)).rejects.toThrow('The types check of mfe-deal failed');
    expect(stopped.toSorted()).toEqual(['build', 'lint', 'tests']);
    const [failed, messages, ...others] = lines.filter((line) => !line.endsWith('…'));
    expect([failed, messages]).toEqual(['types of mfe-deal: failed, 0.0 s', 'page.tsx: error TS2322']);
    expect(others.toSorted()).toEqual([
      'build mfe-deal: stopped, 0.0 s',
      'lint of mfe-deal: stopped, 0.0 s',
      'tests of mfe-deal: stopped, 0.0 s',
    ]);
  });

  it('ends the tests and waits for them when a check fails', async () => {
    let haveEnded = false;
    const tools = toolsWith({
      checksOf: () => [{ name: 'lint', run: async () => 'no-eval' }],
      recordSessions: (_app, _untested, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', async () => {
            await nextTurn();
            haveEnded = true;
            reject(new Error('the tests were ended'));
          });
        }),
    });

    await expect(build('mfe-deal', tools)).rejects.toThrow('The lint check of mfe-deal failed');
    expect(haveEnded).toBe(true);
  });

  it('runs the tests of the shell unless they are skipped with a reason', async () => {
    const tested: string[] = [];
    const tools = toolsWith({
      async runTests(app) {
        tested.push(app);
        return 12;
      },
    });
    await build('shell', tools, 'the suite is down');
    expect(tested).toEqual([]);
    const folder = await build('shell', tools);
    expect(tested).toEqual(['shell']);
    expect((await readBuild(folder)).session).toBeNull();
  });
});
