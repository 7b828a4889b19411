import { fileURLToPath } from 'node:url';

import { errorMessage } from '@storefront/server-kit/error-text';
import { Piscina, queueOptionsSymbol } from 'piscina';

import { ConcurrencyLimiter } from './concurrency-limiter';
import type { Builds, RenderOutcome, RenderTask } from './render-task';

export interface RenderPoolOptions {
  readonly threads: number;
  /** Pages that may wait for a thread; what comes beyond is not rendered. */
  readonly maxWaiting: number;
  /** How long one of them may wait. */
  readonly waitMs: number;
  /** Releases that threads load before they are replaced by new ones. */
  readonly maxBuilds: number;
  readonly log: (event: object, message: string) => void;
}

export interface RenderPool {
  /** Has the threads load what most pages need, before the first visitor comes. Never rejects. */
  readonly warm: (builds: Builds) => Promise<void>;
  /** Never rejects: a page that is not rendered says why. */
  readonly render: (task: RenderTask) => Promise<RenderOutcome>;
  /** Lets the pages in work be finished. */
  readonly close: () => Promise<void>;
}

/** Pages that wait for their data at the same time in one thread. */
const PAGES_PER_THREAD = 8;
/** A thread that has not answered by then does not answer any more, and is ended. */
const GRACE_MS = 1_000;
/** A thread beyond this is ended by Node, and its pages go out unrendered. */
const THREAD_MEMORY_MB = 512;

/**
 * Renders in threads of its own, so that nothing a page does stops the server: a component that never ends
 * is ended with its thread. What a release leaves behind in memory goes with the thread as well, which is
 * why threads are replaced after a number of releases, without a page being lost.
 */
export function createRenderPool({
  threads,
  maxWaiting,
  waitMs,
  maxBuilds,
  log,
}: RenderPoolOptions): RenderPool {
  const limiter = new ConcurrencyLimiter({ slots: threads * PAGES_PER_THREAD, maxWaiting, waitMs });
  const onWorkerError = (error: unknown) => log({ reason: errorMessage(error) }, 'a renderer broke');
  let builds = new Set<string>();
  let workers = createWorkerPool(threads, onWorkerError);

  /** New threads take over once they have loaded what is needed now; until then the old ones go on. */
  async function replaceWorkers(needed: Builds): Promise<void> {
    const next = createWorkerPool(threads, onWorkerError);
    await warmUp(next, needed);
    const old = workers;
    workers = next;
    await old.drain();
  }

  async function warmUp(fresh: WorkerPool, needed: Builds): Promise<void> {
    try {
      await fresh.warm(needed);
    } catch (error) {
      log({ reason: errorMessage(error) }, 'a release cannot be loaded on the server');
    }
  }

  function trackBuilds(task: Builds): void {
    const named = [task.shell, ...Object.values(task.remotes)].map(
      ({ app: part, version }) => `${part} ${version}`,
    );
    const fresh = named.filter((name) => !builds.has(name));
    if (fresh.length > 0 && builds.size > 0 && builds.size + fresh.length > maxBuilds) {
      log({ builds: builds.size }, 'renderers replaced after many releases');
      builds = new Set();
      void replaceWorkers(task);
    }
    for (const name of named) builds.add(name);
  }

  return {
    async warm(needed) {
      trackBuilds(needed);
      await warmUp(workers, needed);
    },
    async render(task) {
      try {
        return await limiter.run(() => {
          trackBuilds(task);
          return workers.render(task);
        });
      } catch (error) {
        return { kind: 'not-rendered', reason: errorMessage(error) };
      }
    },
    close: () => workers.drain(),
  };
}

/** Which thread has a page in work: the one that is ended if it answers no more. */
class TaskSlot {
  threadId: number | null = null;
}

/** Threads that are hired and let go together. */
interface WorkerPool {
  readonly warm: (builds: Builds) => Promise<void>;
  /** Rejects, and ends the thread with all its pages, when that answers no more. */
  readonly render: (task: RenderTask) => Promise<RenderOutcome>;
  /** Ends the threads once the pages in work are finished. */
  readonly drain: () => Promise<void>;
}

function createWorkerPool(threads: number, onBroken: (error: unknown) => void): WorkerPool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('render-thread.mjs', import.meta.url)),
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: PAGES_PER_THREAD,
    loadBalancer(task, workers) {
      const [least] = workers.toSorted((a, b) => a.currentUsage - b.currentUsage);
      if (!least || least.currentUsage >= PAGES_PER_THREAD) return null;
      const slot = task[queueOptionsSymbol];
      if (slot instanceof TaskSlot) slot.threadId = least.id;
      return least;
    },
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
  });
  // A thread that breaks outside of any page: the pool starts another, and the server goes on.
  pool.on('error', onBroken);
  const inFlight = new Set<Promise<unknown>>();
  return {
    async warm(builds) {
      // The pool gives each of them to the thread that has least to do: one to each.
      await Promise.all(Array.from({ length: threads }, () => pool.run(builds, { name: 'warm' })));
    },
    async render(task) {
      const seat = new TaskSlot();
      // Not with a signal: the pool gives a thread that has a task with one no other.
      const rendering: Promise<RenderOutcome> = pool.run(
        { ...task, [queueOptionsSymbol]: seat },
        { name: 'render' },
      );
      inFlight.add(rendering);
      try {
        return await withTimeout(rendering, task.limitMs + GRACE_MS);
      } catch (error) {
        if (error instanceof RenderTimeout)
          await pool.threads.find(({ threadId }) => threadId === seat.threadId)?.terminate();
        throw error;
      } finally {
        inFlight.delete(rendering);
      }
    },
    async drain() {
      await Promise.allSettled(inFlight);
      await pool.destroy();
    },
  };
}

class RenderTimeout extends Error {
  override readonly name = 'Stuck';
}

async function withTimeout<T>(rendering: Promise<T>, limitMs: number): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new RenderTimeout('the renderer was stuck and was ended')), limitMs);
  });
  try {
    return await Promise.race([rendering, late]);
  } finally {
    clearTimeout(limit);
  }
}
