import { startProcess, type RunningProcess } from '@storefront/server-kit/child-process';

/** A busy machine needs minutes. */
const READY_MS = 600_000;
/** Before SIGKILL; a service manager waits as long. */
const STOP_MS = 30_000;

/** A process of the shop that can be replaced. */
export interface Member {
  readonly name: string;
  readonly pid: () => number;
  /** Stops it with SIGTERM and starts its successor. @returns seconds until the successor is ready */
  readonly replace: () => Promise<number>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly output: () => string;
}

/** What `node` runs, and where. */
interface Program {
  readonly args: readonly string[];
  readonly cwd: string;
}

/** @param program read at each start, so that a successor may run another one */
export function member(
  name: string,
  program: () => Program,
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Member {
  let running: RunningProcess | null = null;
  const start = async () => {
    const all = { NODE_OPTIONS: '', NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env };
    const { args, cwd } = program();
    running = startProcess(process.execPath, args, { name, cwd, env: all, output: 'capture' });
    await running.waitForOutput(ready, READY_MS);
  };
  const stop = async () => running?.stop(STOP_MS);
  return {
    name,
    pid: () => running?.child.pid ?? 0,
    start,
    stop,
    kill: async () => running?.kill(),
    output: () => running?.output() ?? '',
    async replace() {
      const startedAt = performance.now();
      await stop();
      await start();
      return (performance.now() - startedAt) / 1000;
    },
  };
}
