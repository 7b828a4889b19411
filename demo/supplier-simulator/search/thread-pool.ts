import { Worker, type ResourceLimits } from 'node:worker_threads';

import { threadMessageSchema, type ThreadTask } from './thread-messages';

export interface ThreadPoolOptions {
  /** Module that runs in each thread. */
  readonly script: URL;
  readonly workerData: unknown;
  readonly threads: number;
  /** Number of waiting tasks above which a visitor's task is rejected. */
  readonly maxQueued: number;
  /** A thread that computes one task for longer is terminated and replaced. */
  readonly limitMs: number;
  readonly memory: ResourceLimits;
  /** Creates the error of a rejected task. */
  readonly overloaded: () => Error;
  /** Receives the reason when a thread ends that was not stopped. */
  readonly onCrash: (reason: string) => void;
}

export interface TaskOptions {
  readonly onChunk?: (chunk: Uint8Array) => void;
  readonly signal?: AbortSignal;
  /** Background tasks start when no visitor's task waits, and are never rejected. */
  readonly isBackground?: boolean;
}

export interface ThreadPool {
  /** Runs a task in a thread. @returns what the thread returned */
  readonly run: (task: ThreadTask, options?: TaskOptions) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** A thread ended before its task was complete. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

/** Pause before a crashed thread is replaced: one that crashes at its start must not occupy a core. */
const REPLACE_AFTER_MS = 200;

interface Job extends TaskOptions {
  readonly task: ThreadTask;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

/** Starts threads that compute one task at a time each. A thread that ends is replaced, and its task fails. */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const threads = new Threads(options);
  return { run: (task, own = {}) => threads.run(task, own), stop: () => threads.stop() };
}

class Threads {
  readonly #options: ThreadPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #visitors: Job[] = [];
  readonly #background: Job[] = [];
  #isStopping = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    for (let count = 0; count < options.threads; count += 1) this.#start();
  }

  run(task: ThreadTask, options: TaskOptions): Promise<unknown> {
    const { isBackground = false } = options;
    const { maxQueued, overloaded } = this.#options;
    return new Promise((resolve, reject) => {
      if (this.#isStopping || (!isBackground && this.#visitors.length >= maxQueued)) {
        reject(overloaded());
        return;
      }
      const queue = isBackground ? this.#background : this.#visitors;
      queue.push({ task, resolve, reject, ...options });
      const idle = [...this.#threads].find(({ job }) => job === null);
      if (idle) this.#assignNext(idle);
    });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const job of [...this.#visitors.splice(0), ...this.#background.splice(0)])
      job.reject(new ThreadEnded('The search threads are stopped.'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #start(): void {
    if (this.#isStopping) return;
    const { script, workerData, memory: resourceLimits } = this.#options;
    const worker = new Worker(script, { workerData, resourceLimits, execArgv: [] });
    const thread: Thread = { worker, job: null, timer: undefined };
    this.#threads.add(thread);
    let reason = 'it exited';
    worker.on('message', (message: unknown) => this.#receive(thread, message));
    worker.on('error', (error) => (reason = error.message));
    worker.on('exit', () => this.#replace(thread, reason));
    this.#assignNext(thread);
  }

  #replace(thread: Thread, reason: string): void {
    this.#threads.delete(thread);
    finish(thread)?.reject(new ThreadEnded(`The search thread ended: ${reason}`));
    if (this.#isStopping) return;
    this.#options.onCrash(reason);
    setTimeout(() => this.#start(), REPLACE_AFTER_MS).unref();
  }

  #receive(thread: Thread, data: unknown): void {
    const message = threadMessageSchema.parse(data);
    if (message.kind === 'chunk') {
      thread.job?.onChunk?.(message.chunk);
      return;
    }
    const job = finish(thread);
    if (message.kind === 'done') job?.resolve(message.value);
    else job?.reject(new Error(message.reason));
    this.#assignNext(thread);
  }

  #assignNext(thread: Thread): void {
    const job = this.#nextJob();
    if (!job) return;
    const { worker } = thread;
    thread.job = job;
    thread.timer = setTimeout(() => void worker.terminate(), this.#options.limitMs);
    worker.postMessage({ kind: 'task', task: job.task });
    const cancel = () => {
      if (thread.job === job) worker.postMessage({ kind: 'cancel' });
    };
    job.signal?.addEventListener('abort', cancel, { once: true });
  }

  /** Returns the next task; visitors precede the background. */
  #nextJob(): Job | undefined {
    for (;;) {
      const job = this.#visitors.shift() ?? this.#background.shift();
      if (!job?.signal?.aborted) return job;
      job.reject(new Error('The search was aborted.'));
    }
  }
}

/** Makes a thread idle. @returns the task that it computed */
function finish(thread: Thread): Job | null {
  const { job } = thread;
  clearTimeout(thread.timer);
  thread.job = null;
  return job;
}
