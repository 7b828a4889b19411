import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long a server may take until it says that it is ready. */
const READY_LIMIT_MS = 60_000;

/** A server of the product in a process of its own, started the way `npm start` does. */
export interface ServerProcess {
  /** Ends it the way a power cut would: no handler runs. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Everything it has said so far. */
  readonly output: () => string;
}

export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  root: string,
  ready: RegExp,
  limitMs = READY_LIMIT_MS,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await untilItSays(child, ready, limitMs);
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { kill: end('SIGKILL'), stop: end('SIGTERM'), output: () => output };
}

function untilItSays(child: ChildProcess, ready: RegExp, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), limitMs);
    const hear = (data: Buffer) => {
      output += data.toString();
      if (!ready.test(output)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(limit);
      reject(new Error(`the server ended:\n${output}`));
    });
  });
}
