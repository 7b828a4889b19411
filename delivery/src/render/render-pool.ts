import { errorMessage } from '@storefront/server-kit/error-text';

import { ConcurrencyLimiter } from './concurrency-limiter';
import type { Builds, RenderOutcome, RenderTask } from './render-task';
import { createWorkerPool, PAGES_PER_THREAD, type WorkerPool } from './worker-pool';

export interface RenderPoolOptions {
  readonly threads: number;
  /** Maximum number of queued pages; further pages are not rendered. */
  readonly maxWaiting: number;
  /** Maximum time in the queue. */
  readonly waitMs: number;
  /** Number of releases after which the threads are replaced. */
  readonly maxBuilds: number;
  readonly log: (event: object, message: string) => void;
}

export interface RenderPool {
  /** Preloads builds in all threads. Never rejects. */
  readonly warm: (builds: Builds) => Promise<void>;
  /** Never rejects: failures are outcomes with a reason. */
  readonly render: (task: RenderTask) => Promise<RenderOutcome>;
  /** Finishes the pages in progress, then stops the threads. */
  readonly close: () => Promise<void>;
}

/**
 * Renders pages in worker threads, so that a page cannot block the server: a component in an endless loop is
 * terminated with its thread. Modules of old releases stay in the memory of a thread, so the threads are replaced
 * after a number of releases, without losing pages.
 */
export function createRenderPool({
  threads,
  maxWaiting,
  waitMs,
  maxBuilds,
  log,
}: RenderPoolOptions): RenderPool {
  const limiter = new ConcurrencyLimiter({ slots: threads * PAGES_PER_THREAD, maxWaiting, waitMs });
  const onWorkerError = (error: unknown) => log({ reason: errorMessage(error) }, 'a render thread crashed');
  let builds = new Set<string>();
  let workers = createWorkerPool(threads, onWorkerError);

  /** The old threads continue until the new ones have loaded the current builds. */
  async function replaceWorkers(currentBuilds: Builds): Promise<void> {
    const next = createWorkerPool(threads, onWorkerError);
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

  return {
    async warm(currentBuilds) {
      trackBuilds(currentBuilds);
      await warmUp(workers, currentBuilds);
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
