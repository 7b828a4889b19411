import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { scriptArguments } from '@storefront/server-kit/child-process';

import type { Arm } from './kill-points';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'backend/tests/crash/crash-server.ts';
/** The day of all bookings of a crash test. */
const TODAY = '2026-11-21';
/** Far longer than a successful start on a busy machine. */
const START_LIMIT_MS = 120_000;
const MAX_OUTPUT_CHARS = 4_000;
/** The process is killed before optimised WASM code of the database would pay off. */
const QUICK_START = ['--liftoff-only'];
/** Log line of the mail worker for a mail that it will retry. */
const MAIL_PUT_BACK = /^mail \S+ was not sent: /;

export interface BackendSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly simulatorUrl: string;
  readonly mailLog: string;
}

/** One process of the backend. */
export interface BackendProcess {
  /** Resolves when the process has exited. */
  readonly exited: Promise<void>;
  readonly hasExited: () => boolean;
  /** Number of mails that it logged as not sent. */
  readonly mailsPutBack: () => number;
  readonly arm: (arm: Arm) => void;
  readonly kill: () => Promise<void>;
  /** Stops it with SIGTERM. */
  readonly stop: () => Promise<void>;
  /** Waits until it is ready. @throws Error with its output when it exits first */
  readonly ready: () => Promise<void>;
}

/** @param run number of the process */
export function launchBackend(settings: BackendSettings, run: number): BackendProcess {
  const child = spawn(process.execPath, [...QUICK_START, ...scriptArguments(PROGRAM, ROOT)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentOf(settings, run),
  });
  let output = '';
  const capture = (chunk: unknown) => {
    output = `${output}${String(chunk)}`.slice(-MAX_OUTPUT_CHARS);
  };
  let putBack = 0;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      capture(`${line}\n`);
      if (MAIL_PUT_BACK.test(line)) putBack += 1;
    });
  }
  // Arming a process that is exiting fails, which is expected.
  child.on('error', capture);
  const missing = once(child, 'exit').then(() => undefined);
  const isStopped = () => child.exitCode !== null || child.signalCode !== null;
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!isStopped()) child.kill(signal);
    return missing;
  };
  return {
    exited: missing,
    hasExited: isStopped,
    mailsPutBack: () => putBack,
    arm: (arm) => {
      child.send(arm, () => {});
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    ready: async () => {
      const limit = Date.now() + START_LIMIT_MS;
      while (!(await isReady(settings.port))) {
        if (isStopped()) throw new Error(`the backend exited: ${output}`);
        if (Date.now() > limit) throw new Error(`the backend did not become ready: ${output}`);
        await pause(30);
      }
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function environmentOf(settings: BackendSettings, run: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_OPTIONS: '',
    BACKEND_PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    MARKET_TODAY: TODAY,
    DEMO: 'on',
    PAYMENT_PROVIDER: 'sandbox',
    // Every booking has its own client address, so that rate limits do not apply.
    TRUST_PROXY: '1',
    CRASH_SIMULATOR_URL: settings.simulatorUrl,
    CRASH_MAIL_LOG: settings.mailLog,
    CRASH_RUN: String(run),
  };
}
