import { errorMessage } from '@storefront/server-kit/error-text';

import type { Builds, PartsRequest, RenderOutcome, RenderTask } from './render-task';
import { createWorkerPool, THREAD_HEAP_BYTES, type WorkerPool } from './worker-pool';

/** Starting threads costs a second of CPU time each, and the garbage of a busy minute is no reason for it. */
const MIN_REPLACE_MS = 60_000;

export interface WorkerOptions {
  readonly threads: number;
  /** Number of releases after which the threads are replaced. */
  readonly maxBuilds: number;
  readonly log: (event: object, message: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
  /** Starts the threads. */
  readonly start?: typeof createWorkerPool;
}

/** The current threads. Modules of old releases stay in the memory of a thread, so threads are replaced from time to time. */
export interface ReplaceableWorkers {
  /** Preloads builds in all threads. Never rejects. */
  readonly warm: (builds: Builds) => Promise<void>;
  readonly render: (task: RenderTask, parts: PartsRequest | null) => Promise<RenderOutcome>;
  readonly drain: () => Promise<void>;
}

/** Starts the threads, and replaces them after a number of releases or when their memory has grown. */
export function createReplaceableWorkers({
  threads,
  maxBuilds,
  log,
  now = () => Date.now(),
  start = createWorkerPool,
}: WorkerOptions): ReplaceableWorkers {
  const onWorkerError = (error: unknown) => log({ reason: errorMessage(error) }, 'a render thread crashed');
  let builds = new Set<string>();
  let replacedAt = now();
  let workers = start(threads, onWorkerError);

  /** The old threads continue until the new ones have loaded the current builds. */
  async function replaceWorkers(currentBuilds: Builds): Promise<void> {
    const next = start(threads, onWorkerError);
    await warmUp(next, currentBuilds);
    const old = workers;
    workers = next;
    await old.drain();
  }

  async function warmUp(pool: WorkerPool, currentBuilds: Builds): Promise<void> {
    try {
      await pool.warm(currentBuilds);
    } catch (error) {
      log({ reason: errorMessage(error) }, 'a release cannot be loaded for server rendering');
    }
  }

  function trackBuilds(task: Builds): void {
    const names = [task.shell, ...Object.values(task.remotes)].map(({ app, version }) => `${app} ${version}`);
    const newNames = names.filter((name) => !builds.has(name));
    if (newNames.length > 0 && builds.size > 0 && builds.size + newNames.length > maxBuilds) {
      log({ builds: builds.size }, 'render threads are replaced after many releases');
      builds = new Set();
      void replaceWorkers(task);
    }
    for (const name of names) builds.add(name);
  }

  function checkMemory(pool: WorkerPool, heapBytes: number, task: Builds): void {
    const isDue = now() - replacedAt > MIN_REPLACE_MS;
    if (heapBytes <= THREAD_HEAP_BYTES || !isDue || pool !== workers) return;
    log({ heapBytes }, 'render threads are replaced because of their memory');
    replacedAt = now();
    builds = new Set();
    void replaceWorkers(task);
  }

  return {
    async warm(currentBuilds) {
      trackBuilds(currentBuilds);
      await warmUp(workers, currentBuilds);
    },
    async render(task, parts) {
      trackBuilds(task);
      const pool = workers;
      const { outcome, heapBytes } = await pool.render(task, parts);
      checkMemory(pool, heapBytes, task);
      return outcome;
    },
    drain: () => workers.drain(),
  };
}
