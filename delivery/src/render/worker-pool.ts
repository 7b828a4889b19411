import { currentTraceparent } from '@storefront/server-kit/tracing/current-traceparent';
import { fileURLToPath } from 'node:url';

import { Piscina, queueOptionsSymbol } from 'piscina';

import { createPartChannel } from './part-channel';
import {
  LATE_PARTS_MS,
  type Builds,
  type PartsRequest,
  type RenderReply,
  type RenderTask,
} from './render-task';
import { createThreadRecord } from './thread-record';

/** Pages that may wait for their data concurrently in one thread. */
export const PAGES_PER_THREAD = 8;
/** A thread that exceeds the time limit of a page by this much is terminated. */
const GRACE_MS = 1_000;
/** Node terminates a thread above these limits; the browser then renders its pages. */
const THREAD_MEMORY_MB = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 };
/** A thread with more bytes in use than this is replaced before Node terminates it. */
export const THREAD_HEAP_BYTES = 0.85 * THREAD_MEMORY_MB.maxOldGenerationSizeMb * 1024 * 1024;

/** Records which thread renders a page, so that this thread can be terminated on a timeout. */
class TaskSlot {
  threadId: number | null = null;
}

/** Threads that are started and stopped together. */
export interface WorkerPool {
  readonly warm: (builds: Builds) => Promise<void>;
  /**
   * Rejects when the thread does not respond in time, and terminates it with all its pages, unless it is new and still
   * loads its code.
   */
  readonly render: (task: RenderTask, parts?: PartsRequest | null) => Promise<RenderReply>;
  /** Finishes the pages in progress, then stops the threads. */
  readonly drain: () => Promise<void>;
}

/** Starts the worker threads that render pages. @param onError receives crashes outside of any page */
export function createWorkerPool(threads: number, onError: (error: unknown) => void): WorkerPool {
  const record = createThreadRecord();
  const pool = new Piscina({
    filename: fileURLToPath(new URL('render-thread.mjs', import.meta.url)),
    execArgv: [],
    // By default Piscina blocks an idle thread completely. A blocked thread does not notice that the backend has
    // closed its connections, and the first page after a pause would fail.
    atomics: 'disabled',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: PAGES_PER_THREAD,
    loadBalancer(task, workers) {
      const [leastBusy] = workers.toSorted((a, b) => a.currentUsage - b.currentUsage);
      if (!leastBusy || leastBusy.currentUsage >= PAGES_PER_THREAD) return null;
      const slot = task[queueOptionsSymbol];
      if (slot instanceof TaskSlot) slot.threadId = leastBusy.id;
      record.assigned(leastBusy.id);
      return leastBusy;
    },
    resourceLimits: THREAD_MEMORY_MB,
  });
  // The pool replaces a thread that crashes outside of any page.
  pool.on('error', onError);
  const inFlight = new Set<Promise<unknown>>();
  return {
    async warm(builds) {
      // The load balancer sends each task to the least busy thread: one to each thread.
      await Promise.all(Array.from({ length: threads }, () => pool.run(builds, { name: 'warm' })));
      for (const { threadId } of pool.threads) record.responded(threadId);
    },
    async render(task, partsRequest = null) {
      const slot = new TaskSlot();
      const parts = partsRequest ? createPartChannel(partsRequest) : undefined;
      // Without an abort signal: Piscina assigns no other task to a thread with an abortable task.
      const rendering: Promise<RenderReply> = pool.run(
        { ...task, parts, traceparent: currentTraceparent(), [queueOptionsSymbol]: slot },
        { name: 'render', transferList: parts ? [parts.port] : [] },
      );
      inFlight.add(rendering);
      try {
        const limitMs = task.limitMs + (parts ? LATE_PARTS_MS : 0);
        const reply = await withTimeout(rendering, limitMs + GRACE_MS);
        record.responded(slot.threadId);
        return reply;
      } catch (error) {
        if (error instanceof RenderTimeout && record.hangs(slot.threadId))
          await pool.threads.find(({ threadId }) => threadId === slot.threadId)?.terminate();
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

/** A thread did not respond in time and was terminated. */
export class RenderTimeout extends Error {
  override readonly name = 'RenderTimeout';
}

async function withTimeout<T>(rendering: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RenderTimeout('the render thread did not respond and was terminated')),
      limitMs,
    );
  });
  try {
    return await Promise.race([rendering, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
