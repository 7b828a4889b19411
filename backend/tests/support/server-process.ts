import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@storefront/server-kit/ports';

import { bundledProgram } from './bundled-program';
import { TODAY } from './test-shop';

const ROOT = join(__dirname, '../../..');
const LIMIT_MS = 60_000;
/** The embedded database is asked too little before the process ends to be worth optimising. */
const QUICK_START = ['--liftoff-only'];

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** All that it has written so far. */
  readonly output: () => string;
}

/** `server.ts` as it is started in `folder`, made once for all processes of a test file. */
export function serverProgram(folder: string): Promise<string> {
  return bundledProgram(ROOT, 'backend/src/server.ts', folder);
}

/**
 * The backend in a process of its own; not yet ready. `DATABASE_URL` is the embedded database unless `env` says so.
 *
 * @param program what `serverProgram` made
 */
export async function launchServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const own = { BACKEND_PORT: String(port), GATEWAY_PORT: String(gatewayPort), ...env };
  const child = spawn(process.execPath, [...QUICK_START, program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', MARKET_TODAY: TODAY, DATABASE_URL: '', ...own },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  return { child, url: `http://localhost:${own.BACKEND_PORT}`, output: () => output };
}

/** The same, once it says that it is ready. */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const server = await launchServer(program, env);
  await until(() => {
    if (server.child.exitCode !== null) throw new Error(`the server ended: ${server.output()}`);
    return server.output().includes('backend ready on ');
  });
  return server;
}

export async function killed({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error('it did not come to pass in time');
    await pause(50);
  }
}

export async function postJson(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}
