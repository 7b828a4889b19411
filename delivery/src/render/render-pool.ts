import { errorMessage } from '@storefront/server-kit/error-text';

import { ConcurrencyLimiter, Overloaded, type LimiterCounts, type Priority } from './concurrency-limiter';
import type { Builds, PartsRequest, RenderFault, RenderOutcome, RenderTask } from './render-task';
import { createReplaceableWorkers, type WorkerOptions } from './replaceable-workers';
import { PAGES_PER_THREAD, RenderTimeout } from './worker-pool';

export interface RenderPoolOptions extends WorkerOptions {
  /** Maximum number of queued pages of each priority; further pages are not rendered. */
  readonly maxWaiting: number;
  /** Maximum time in the queue. */
  readonly waitMs: number;
}

export interface RenderPool {
  /** Preloads builds in all threads. Never rejects. */
  readonly warm: (builds: Builds) => Promise<void>;
  /** Never rejects: failures are outcomes with a reason. */
  readonly render: (
    task: RenderTask,
    priority: Priority,
    parts?: PartsRequest | null,
  ) => Promise<RenderOutcome>;
  readonly counts: () => LimiterCounts;
  /** Finishes the pages in progress, then stops the threads. */
  readonly close: () => Promise<void>;
}

/** Share of the slots for pages that nobody has visited before: a visitor can invent any number of URLs. */
const LOW_PRIORITY_SHARE = 0.5;

/**
 * Renders pages in worker threads, so that a page cannot block the server: a component in an endless loop is
 * terminated with its thread.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { threads, maxWaiting, waitMs } = options;
  const slots = threads * PAGES_PER_THREAD;
  const lowPrioritySlots = Math.floor(slots * LOW_PRIORITY_SHARE);
  const limiter = new ConcurrencyLimiter({ slots, lowPrioritySlots, maxWaiting, waitMs });
  const workers = createReplaceableWorkers(options);

  return {
    warm: workers.warm,
    async render(task, priority, parts = null) {
      try {
        return await limiter.run(() => workers.render(task, parts), priority);
      } catch (error) {
        return { kind: 'not-rendered', cause: causeOf(error), reason: errorMessage(error) };
      }
    },
    counts: () => limiter.counts(),
    close: workers.drain,
  };
}

function causeOf(error: unknown): RenderFault {
  if (error instanceof Overloaded) return 'overloaded';
  return error instanceof RenderTimeout ? 'timeout' : 'failed';
}
