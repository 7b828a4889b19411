import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startScript, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePort } from '@storefront/server-kit/ports';

import { DEMO_SERVER } from './demo-services';
import { TODAY } from './test-shop';

const ROOT = join(__dirname, '../../..');
const LIMIT_MS = 60_000;
/** The process ends before optimised WASM code of the database would pay off. */
const QUICK_START = ['--liftoff-only'];

export interface ServerProcess extends RunningProcess {
  readonly url: string;
}

/**
 * Starts the backend in a process without waiting until it is ready. It uses the embedded database unless `env` sets
 * `DATABASE_URL`.
 *
 * @param program path from the root of the workspace
 */
export async function launchServer(
  env: Readonly<Record<string, string>>,
  program = DEMO_SERVER,
): Promise<ServerProcess> {
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const own = { BACKEND_PORT: String(port), GATEWAY_PORT: String(gatewayPort), ...env };
  const server = startScript(program, [], {
    nodeOptions: QUICK_START,
    name: 'the backend',
    cwd: ROOT,
    env: { NODE_OPTIONS: '', MARKET_TODAY: TODAY, DATABASE_URL: '', ...own },
    output: 'capture',
  });
  return { ...server, url: `http://localhost:${own.BACKEND_PORT}` };
}

/** Starts the backend and waits until it is ready. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  program = DEMO_SERVER,
): Promise<ServerProcess> {
  const server = await launchServer(env, program);
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
