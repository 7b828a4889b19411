import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { bookingSessionSchema } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import {
  sessionFixturesSchema,
  sessionRead,
  sessionRecordsSchema,
  type SessionFixtures,
} from '@storefront/shared/contracts/session-fixtures';
import type { RemoteName } from '@storefront/tooling/apps';
import { readSources } from '@storefront/tooling/checks/source-files';
import { sourceHash } from '@storefront/tooling/source-hash/source-hash';
import { inApp, WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { JEST, runAppTests, runTestsOf } from './app-tests';
import { mergeSessionRecords } from './merge-session-records';
import { sessionUsage } from './session-usage';
import { ReleaseRejected } from './swap-app-records';

export interface RecordedTests {
  /** What the sources write to the booking session and read from it. */
  readonly recording: SessionFixtures;
  /** Number of passed tests, or where the recording comes from instead. */
  readonly summary: string;
}

interface RecordingTools {
  /** Root of the workspace. */
  readonly root: string;
  /** Folder of earlier recordings. */
  readonly cache: string;
  /** Path of the program that runs the tests. */
  readonly jest: string;
}

const RECORDING_TOOLS: RecordingTools = {
  root: WORKSPACE_ROOT,
  cache: join(WORKSPACE_ROOT, '.cache/session-recordings'),
  jest: JEST,
};

/**
 * Runs the tests of a remote and records its use of the booking session. Without tests, the recording of identical
 * sources and tests is used again; if there is none, the tests that reach the session run for the recording alone.
 *
 * @param untested why the tests are skipped; `null` runs them
 * @param tools unit tests have others
 * @throws ReleaseRejected when a test fails, or the sources use the session in a way that no recorder sees
 */
export async function recordSessions(
  app: RemoteName,
  untested: string | null,
  signal: AbortSignal,
  tools: RecordingTools = RECORDING_TOOLS,
): Promise<RecordedTests> {
  const usage = sessionUsage(tools.root, inApp(app, 'src'));
  const [unrecordable] = usage.unrecordable;
  if (unrecordable !== undefined)
    throw new ReleaseRejected(
      `${unrecordable} uses the stored booking session itself: read it with useBooking and write it with ` +
        'useBookingCommands, so that the release knows what the app needs.',
    );
  const sources = sourceHash(app);
  const cacheFile = join(tools.cache, `${app}-${cacheKey(tools.root, app, sources)}.json`);
  const finish = async (folder: string): Promise<SessionFixtures> => {
    const { commands, readsSession } = usage;
    const recording: SessionFixtures = {
      contract: CONTRACT_VERSION,
      ...mergeSessionRecords(await readRecords(folder), sessionRead('session', bookingSessionSchema).needs),
      recorded: { sourceHash: sources, commands: [...commands], readsSession },
    };
    await writeAtomically(cacheFile, JSON.stringify(recording));
    return recording;
  };

  if (untested === null) {
    return inFolder(tools.cache, async (folder) => {
      const passed = await runAppTests(app, signal, { SESSION_RECORDING: folder }, tools.jest);
      return { recording: await finish(folder), summary: `${passed} passed` };
    });
  }
  const skipped = `skipped: ${untested}; sessions recorded`;
  const cached = await readRecording(cacheFile);
  if (cached) return { recording: cached, summary: `${skipped} with the same sources before` };
  return inFolder(tools.cache, async (folder) => {
    if (usage.files.length > 0)
      await runTestsOf(app, usage.files, signal, { SESSION_RECORDING: folder }, tools.jest);
    return { recording: await finish(folder), summary: skipped };
  });
}

/** The same sources and tests record the same sessions. */
function cacheKey(root: string, app: string, sources: string): string {
  const hash = createHash('sha256').update(sources);
  const tests = readSources(
    root,
    [inApp(app, 'src'), inApp(app, 'testing'), 'shared/testing', 'tooling/jest'],
    /\.(?:tsx?|cjs)$/,
  );
  for (const { path, text } of tests) hash.update(path).update(text);
  return hash.digest('hex').slice(0, 16);
}

async function inFolder<T>(cache: string, act: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'run-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readRecords(folder: string) {
  const files = await readdir(folder);
  return Promise.all(
    files
      .sort()
      .map(async (file) =>
        sessionRecordsSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8'))),
      ),
  );
}

/** Returns `null` when there is no recording, or an unreadable one. */
async function readRecording(file: string): Promise<SessionFixtures | null> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return sessionFixturesSchema.nullable().catch(null).parse(JSON.parse(text));
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, text);
  await rename(partial, file);
}
