import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startProcess, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePort } from '@storefront/server-kit/ports';

import { bundledProgram } from './bundled-program';
import { DEMO_SERVER } from './demo-services';
import { TODAY } from './test-shop';

const ROOT = join(__dirname, '../../..');
const LIMIT_MS = 60_000;
/** The process ends before optimised WASM code of the database would pay off. */
const QUICK_START = ['--liftoff-only'];

export interface ServerProcess extends RunningProcess {
  readonly url: string;
}

/** The demonstration's server as one file in `folder`, bundled once for all processes of a test file. */
export function serverProgram(folder: string): Promise<string> {
  return bundledProgram(ROOT, DEMO_SERVER, folder);
}

/**
 * Starts the backend in a process without waiting until it is ready. It uses the embedded database unless `env` sets
 * `DATABASE_URL`.
 *
 * @param program path of a bundled server
 */
export async function launchServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const own = { BACKEND_PORT: String(port), GATEWAY_PORT: String(gatewayPort), ...env };
  const server = startProcess(process.execPath, [...QUICK_START, program], {
    name: 'the backend',
    cwd: ROOT,
    env: { NODE_OPTIONS: '', MARKET_TODAY: TODAY, DATABASE_URL: '', ...own },
    output: 'capture',
  });
  return { ...server, url: `http://localhost:${own.BACKEND_PORT}` };
}

/** Starts the backend and waits until it is ready. */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const server = await launchServer(program, env);
  await server.waitForOutput(/backend ready on /, LIMIT_MS);
  return server;
}

export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('the condition was not met in time');
    await pause(50);
  }
}

export async function postJson(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}
