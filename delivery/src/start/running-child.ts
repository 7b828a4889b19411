import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

/** How long a server gets to end by itself before it is ended. */
const STOP_LIMIT_MS = 5_000;

/** A server of ours in a process of its own. Its output is passed on, with its errors. */
export interface RunningChild {
  readonly name: string;
  /** Resolves with the matched text once the server says that it is ready; rejects if it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

export function runChild(
  name: string,
  script: string,
  env: Record<string, string>,
  readyLine: RegExp,
): RunningChild {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {});
  return { name, ended, ready: readyText(child, name, readyLine), stop: () => stop(child, ended) };
}

function readyText(child: ChildProcess, name: string, readyLine: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      const match = readyLine.exec(output);
      if (match) resolve(match[0]);
    });
    child.once('exit', () =>
      reject(new Error(`${name} ended before it was ready${output ? `:\n${output}` : '.'}`)),
    );
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}
