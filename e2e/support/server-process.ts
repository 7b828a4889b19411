import { startScript, type RunningProcess } from '@storefront/server-kit/child-process';

const READY_LIMIT_MS = 60_000;

export type ServerProcess = Pick<RunningProcess, 'kill' | 'stop' | 'output'>;

/** Starts a server of the product the way `npm start` does, and waits until it is ready. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  root: string,
  ready: RegExp,
  limitMs = READY_LIMIT_MS,
): Promise<ServerProcess> {
  const server = startScript(script, [], { name: script, cwd: root, env, output: 'capture' });
  await server.waitForOutput(ready, limitMs);
  return server;
}
