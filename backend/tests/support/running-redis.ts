import { spawnSync } from 'node:child_process';

import { startProcess, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePort } from '@storefront/server-kit/ports';

/** Whether Redis is installed (Debian: package redis-server). */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RunningRedis {
  readonly url: string;
  readonly process: RunningProcess;
}

/** Starts a Redis that keeps nothing on disk. @param port such as that of a stopped Redis; default: a free one */
export async function startRedis(folder: string, port?: number): Promise<RunningRedis> {
  const chosen = port ?? (await freePort());
  const settings = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const process = startProcess('redis-server', settings, { name: 'Redis', cwd: folder, output: 'capture' });
  await process.waitForOutput(/Ready to accept connections/, 30_000);
  return { url: `redis://127.0.0.1:${chosen}`, process };
}
