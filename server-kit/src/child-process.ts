import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { guardedCommand } from './process-guard';

export interface ProcessOptions {
  /** What error messages call the process. */
  readonly name?: string;
  readonly cwd: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * `show` passes all output on to this terminal, `errors-shown` captures standard output and passes standard
   * error on, `capture` captures both, `capture-errors` captures standard error and discards the rest.
   */
  readonly output: 'show' | 'errors-shown' | 'capture' | 'capture-errors';
  /** With `errors-shown`: receives each line of standard error in place of this terminal. */
  readonly onErrorLine?: (line: string) => void;
  /**
   * `true`: the program and everything it starts are killed when it is stopped, and when this process ends, however it
   * ends. For tools that would otherwise go on writing files after a command was killed.
   */
  readonly endsWithParent?: boolean;
  /** Stops the program when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

export interface ProcessExit {
  /** `null` when a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Everything captured so far. */
  readonly output: () => string;
  readonly hasExited: () => boolean;
  /** Resolves when the process has exited; rejects when it could not be started. */
  readonly exited: Promise<ProcessExit>;
  /** Like `exited`, once all output has arrived as well. */
  readonly closed: Promise<ProcessExit>;
  /**
   * Resolves with the text that `pattern` matches in the captured output.
   *
   * @throws Error with the output when the process ends first, or after `limitMs`
   */
  readonly waitForOutput: (pattern: RegExp, limitMs?: number) => Promise<string>;
  /** Sends SIGTERM and waits for the end. @param killAfterMs sends SIGKILL after this time; never without it */
  readonly stop: (killAfterMs?: number) => Promise<void>;
  /** Ends the process as a power cut would: none of its handlers run. */
  readonly kill: () => Promise<void>;
}

/** A server may run for weeks: only the end of its output is kept. */
const MAX_CAPTURED_CHARS = 4_000_000;

const STDIO = {
  show: ['inherit', 'inherit', 'inherit'],
  'errors-shown': ['ignore', 'pipe', 'inherit'],
  capture: ['ignore', 'pipe', 'pipe'],
  'capture-errors': ['ignore', 'ignore', 'pipe'],
} as const;

export interface ScriptOptions extends ProcessOptions {
  /** Such as `--max-old-space-size=256`. */
  readonly nodeOptions?: readonly string[];
}

/** Runs a program of the workspace from its compiled copy; the repository of one remote has the tools alone. */
const LAUNCHER = 'server-kit/bin/program.mjs';

/** Returns the arguments of `node` that run a TypeScript program in the folder `cwd`. @param script path from `cwd` */
export function scriptArguments(script: string, cwd: string): readonly string[] {
  return existsSync(join(cwd, LAUNCHER)) ? [LAUNCHER, script] : ['--import', 'tsx', script];
}

/** Starts a TypeScript program of the workspace. @param script path from `cwd` */
export function startScript(
  script: string,
  args: readonly string[],
  { nodeOptions = [], ...options }: ScriptOptions,
): RunningProcess {
  return startProcess(
    process.execPath,
    [...nodeOptions, ...scriptArguments(script, options.cwd), ...args],
    options,
  );
}

export function startProcess(
  file: string,
  args: readonly string[],
  {
    name = 'the process',
    cwd,
    env = {},
    output,
    endsWithParent = false,
    signal,
    onErrorLine,
  }: ProcessOptions,
): RunningProcess {
  const command = endsWithParent ? guardedCommand(file, args) : { file, args };
  const child = spawn(command.file, command.args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [...STDIO[onErrorLine ? 'capture' : output], ...(endsWithParent ? (['ipc'] as const) : [])],
    detached: endsWithParent,
  });
  const captured = captureOutput(child, onErrorLine);

  const exited = exitOf(child, 'exit');
  const closed = exitOf(child, 'close');
  // Not every caller waits for the end; those who do still receive the failure.
  for (const end of [exited, closed]) end.catch(() => {});
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const running: RunningProcess = {
    child,
    output: captured,
    hasExited,
    exited,
    closed,
    waitForOutput: (pattern, limitMs) => waitForOutput({ name, child, output: captured }, pattern, limitMs),
    async stop(killAfterMs) {
      if (hasExited()) return;
      child.kill('SIGTERM');
      const limit =
        killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      await exited;
      clearTimeout(limit);
    },
    async kill() {
      if (hasExited()) return;
      // The guard kills the whole group on SIGTERM; SIGKILL would end the guard alone.
      child.kill(endsWithParent ? 'SIGTERM' : 'SIGKILL');
      await exited;
    },
  };
  if (signal) stopOnAbort(running, signal);
  return running;
}

/** @returns the captured output so far */
function captureOutput(child: ChildProcess, onErrorLine: ProcessOptions['onErrorLine']): () => string {
  let captured = '';
  const capture = (data: Buffer) => {
    captured = `${captured}${data.toString()}`.slice(-MAX_CAPTURED_CHARS);
  };
  child.stdout?.on('data', capture);
  if (onErrorLine && child.stderr) createInterface({ input: child.stderr }).on('line', onErrorLine);
  else child.stderr?.on('data', capture);
  return () => captured;
}

function stopOnAbort({ stop, exited }: RunningProcess, signal: AbortSignal): void {
  // A program that could not be started has nothing to stop.
  const onAbort = () => void stop().catch(() => {});
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  const removeListener = () => signal.removeEventListener('abort', onAbort);
  exited.then(removeListener, removeListener);
}

async function exitOf(child: ChildProcess, event: 'exit' | 'close'): Promise<ProcessExit> {
  const [code, signal] = (await once(child, event)) as [number | null, NodeJS.Signals | null];
  return { code, signal };
}

function waitForOutput(
  { name, child, output }: Pick<RunningProcess, 'child' | 'output'> & { readonly name: string },
  pattern: RegExp,
  limitMs?: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(
            () => finish(() => reject(failure(`${name} was not ready within ${limitMs} ms`))),
            limitMs,
          );
    const failure = (reason: string) => new Error(`${reason}:\n${output()}`);
    const check = () => {
      const match = pattern.exec(output());
      if (match) finish(() => resolve(match[0]));
    };
    const onExit = () => finish(() => reject(failure(`${name} ended before it was ready`)));
    const onError = (error: Error) => finish(() => reject(error));
    const finish = (settle: () => void) => {
      clearTimeout(limit);
      child.stdout?.off('data', check);
      child.stderr?.off('data', check);
      child.off('exit', onExit);
      child.off('error', onError);
      settle();
    };
    child.stdout?.on('data', check);
    child.stderr?.on('data', check);
    child.once('exit', onExit);
    child.once('error', onError);
    check();
  });
}
