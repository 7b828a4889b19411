import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { bundledProgram } from '../support/bundled-program';

import type { Arm } from './kill-points';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'backend/tests/crash/crash-server.ts';
/** The day on which every booking of a crash test is made. */
const TODAY = '2026-11-21';
/** Far beyond any start that works, also on a machine that is busy. */
const START_LIMIT_MS = 120_000;
const OUTPUT_KEPT = 4_000;
/** The embedded database is asked too little before the process dies to be worth optimising. */
const QUICK_START = ['--liftoff-only'];
/** What the mail worker says of a mail that it will send again. */
const MAIL_PUT_BACK = /^mail \S+ was not sent: /;

export interface BackendSettings {
  /** The file of the backend to run. @see backendProgram */
  readonly program: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly simulatorUrl: string;
  readonly mailLog: string;
}

/** One life of the backend. */
export interface BackendProcess {
  /** Done when the process is gone. */
  readonly gone: Promise<void>;
  readonly isGone: () => boolean;
  /** How many mails it said it would have to send again. */
  readonly mailsPutBack: () => number;
  readonly arm: (arm: Arm) => void;
  readonly kill: () => Promise<void>;
  /** Lets it end by itself. */
  readonly stop: () => Promise<void>;
  /** @throws Error with its last words when it ends instead */
  readonly ready: () => Promise<void>;
}

/** The backend of all lives, made once for them in `folder`. */
export function backendProgram(folder: string): Promise<string> {
  return bundledProgram(ROOT, PROGRAM, folder);
}

/** @param run which life it is */
export function launchBackend(settings: BackendSettings, run: number): BackendProcess {
  const child = spawn(process.execPath, [...QUICK_START, settings.program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentOf(settings, run),
  });
  let output = '';
  const listen = (chunk: unknown) => {
    output = `${output}${String(chunk)}`.slice(-OUTPUT_KEPT);
  };
  let putBack = 0;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      listen(`${line}\n`);
      if (MAIL_PUT_BACK.test(line)) putBack += 1;
    });
  }
  // An arming that comes too late to a process that is dying is no fault.
  child.on('error', listen);
  const gone = once(child, 'exit').then(() => undefined);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!isGone()) child.kill(signal);
    return gone;
  };
  return {
    gone,
    isGone,
    mailsPutBack: () => putBack,
    arm: (arm) => {
      child.send(arm, () => {});
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    ready: async () => {
      const limit = Date.now() + START_LIMIT_MS;
      while (!(await isReady(settings.port))) {
        if (isGone()) throw new Error(`the backend ended by itself: ${output}`);
        if (Date.now() > limit) throw new Error(`the backend did not become ready: ${output}`);
        await pause(30);
      }
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.ok;
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
    // Each booking comes from an address of its own: the limits are for people, not for this test.
    TRUST_PROXY: '1',
    CRASH_SIMULATOR_URL: settings.simulatorUrl,
    CRASH_MAIL_LOG: settings.mailLog,
    CRASH_RUN: String(run),
  };
}
