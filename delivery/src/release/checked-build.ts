import { errorMessage } from '@storefront/server-kit/error-text';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import { appChecks, type AppCheck } from '@storefront/tooling/checks/app-checks';
import { dynamicCodeProblems } from '@storefront/tooling/checks/dynamic-code/check-dynamic-code';
import type { AppName } from '@storefront/tooling/apps';

import { runAppTests } from './app-tests';
import { attachRecording } from './attach-recording';
import { buildInProcess } from './build-in-process';
import { StepStopped, type Progress } from './progress';
import { recordSessions } from './record-sessions';
import { ReleaseRejected } from './swap-app-records';

/** Number of steps that `checkedBuild` logs. */
export const CHECKED_BUILD_STEPS = 6;

/** What a checked build runs. */
export interface BuildTools {
  /** Builds an app and returns the folder of the build. The signal ends it. */
  readonly build: (app: AppName, signal: AbortSignal) => Promise<string>;
  readonly checksOf: (app: AppName) => readonly AppCheck[];
  readonly runTests: typeof runAppTests;
  readonly recordSessions: typeof recordSessions;
}

const BUILD_TOOLS: BuildTools = {
  build: buildInProcess,
  checksOf: appChecks,
  runTests: runAppTests,
  recordSessions,
};

export interface CheckedBuildOptions {
  /** Why the tests are skipped; `null` runs them. Nothing else can be skipped, the recording of sessions included. */
  readonly untested: string | null;
  readonly progress: Progress;
}

/**
 * Builds an app and checks its sources: types, lint, boundaries, tests, and code that the build would create from
 * text. All of it runs at once, because together they take about as long as the tests alone; the first failure is
 * logged and ends everything else. The build of a remote contains what the tests recorded of its booking sessions.
 *
 * @param tools unit tests have others, because these take minutes
 * @returns the folder of the build
 * @throws ReleaseRejected naming the step that failed, with the messages of its tool
 */
export async function checkedBuild(
  app: AppName,
  { untested, progress }: CheckedBuildOptions,
  tools: BuildTools = BUILD_TOOLS,
): Promise<string> {
  const { step, signal } = stepsUntilFailure(progress);
  const built = step(`build ${app}`, () => requireBuilt(app, signal, tools)).then(async (folder) => {
    await step('code created from text', async () => requireStaticCode(app, folder));
    return folder;
  });
  const tested = step(
    `tests of ${app}`,
    () => testedSessions(app, untested, signal, tools),
    ({ summary }) => summary,
  );
  const work = [
    built,
    ...tools
      .checksOf(app)
      .map((check) => step(`${check.name} of ${app}`, () => requirePassed(app, check, signal))),
    tested,
  ];
  try {
    await Promise.all(work);
  } catch (error) {
    // No tool may still run, or write into its cache, when the command reports the failure.
    await Promise.allSettled(work);
    // The first failure, not a step that it stopped.
    signal.throwIfAborted();
    throw error;
  }
  const [folder, { recording }] = await Promise.all([built, tested]);
  if (recording) await attachRecording(folder, recording);
  return folder;
}

/** Returns steps of which the first failure aborts the signal; those that end after it are logged as stopped. */
function stepsUntilFailure(progress: Progress): Pick<Progress, 'step'> & { readonly signal: AbortSignal } {
  const firstFailure = new AbortController();
  const { signal } = firstFailure;
  return {
    signal,
    step: (title, act, outcome) =>
      progress.step(
        title,
        async () => {
          try {
            return await act();
          } catch (error) {
            if (signal.aborted) throw new StepStopped(`${title} was stopped.`, { cause: error });
            firstFailure.abort(error);
            throw error;
          }
        },
        outcome,
      ),
  };
}

async function requireBuilt(app: AppName, signal: AbortSignal, tools: BuildTools): Promise<string> {
  return tools.build(app, signal).catch((error: unknown) => {
    throw new ReleaseRejected(
      `The build of ${app} failed: nothing was released. It cannot be skipped.`,
      errorMessage(error).trim(),
    );
  });
}

/** The shell owns the session: its build contains the real schema, and the result of each of its commands. */
async function testedSessions(
  app: AppName,
  untested: string | null,
  signal: AbortSignal,
  tools: BuildTools,
): Promise<{ readonly recording: SessionFixtures | null; readonly summary: string }> {
  if (app !== 'shell') return tools.recordSessions(app, untested, signal);
  if (untested !== null) return { recording: null, summary: `skipped: ${untested}` };
  return { recording: null, summary: `${await tools.runTests(app, signal)} passed` };
}

async function requirePassed(app: AppName, { name, run }: AppCheck, signal: AbortSignal): Promise<void> {
  const messages = await run(signal);
  if (messages === null) return;
  throw new ReleaseRejected(
    `The ${name} check of ${app} failed: nothing was released. It cannot be skipped.`,
    messages.trim(),
  );
}

function requireStaticCode(app: AppName, folder: string): void {
  const problems = dynamicCodeProblems(folder);
  if (problems.length === 0) return;
  throw new ReleaseRejected(
    `Code of ${app} is created from text: nothing was released. It cannot be skipped.`,
    problems.join('\n'),
  );
}
