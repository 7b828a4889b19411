import { fileURLToPath } from 'node:url';

import { Piscina } from 'piscina';

import type { RenderOutcome, RenderTask } from './render-task';

export interface RenderPoolOptions {
  readonly threads: number;
  /** Pages that may wait for a thread; what comes beyond is not rendered. */
  readonly maxWaiting: number;
  /** Releases that threads load before they are replaced by new ones. */
  readonly maxBuilds: number;
  readonly log: (event: object, message: string) => void;
}

export interface RenderPool {
  /** Never rejects: a page that is not rendered says why. */
  readonly render: (task: RenderTask) => Promise<RenderOutcome>;
  /** Lets the pages in work be finished. */
  readonly close: () => Promise<void>;
  /** How often the threads were replaced. */
  readonly generation: () => number;
}

/** Pages that wait for their data at the same time in one thread. */
const PAGES_AT_ONCE = 8;
/** A thread that has not answered by then does not answer any more, and is ended. */
const GRACE_MS = 1_000;
/** A thread beyond this is ended by Node, and its pages go out unrendered. */
const THREAD_MEMORY_MB = 512;

/**
 * Renders in threads of its own, so that nothing a page does stops the server: a component that never ends
 * is ended with its thread. What a release leaves behind in memory goes with the thread as well, which is
 * why threads are replaced after a number of releases, without a page being lost.
 */
export function createRenderPool({ threads, maxWaiting, maxBuilds, log }: RenderPoolOptions): RenderPool {
  let generation = 0;
  let builds = new Set<string>();
  let pool = startThreads(threads, maxWaiting);
  const closing = new Set<Promise<void>>();

  function retire(old: Piscina): void {
    const ended = old.close().then(
      () => {},
      (error: unknown) => log({ err: error }, 'a retired renderer did not end by itself'),
    );
    closing.add(ended);
    void ended.finally(() => closing.delete(ended));
  }

  function noteBuilds(task: RenderTask): void {
    const named = [task.shell, ...Object.values(task.remotes)].map(({ part, version }) => `${part} ${version}`);
    const fresh = named.filter((name) => !builds.has(name));
    if (fresh.length > 0 && builds.size > 0 && builds.size + fresh.length > maxBuilds) {
      generation += 1;
      log({ generation, builds: builds.size }, 'renderers replaced after many releases');
      const old = pool;
      pool = startThreads(threads, maxWaiting);
      builds = new Set();
      retire(old);
    }
    for (const name of named) builds.add(name);
  }

  return {
    async render(task) {
      noteBuilds(task);
      const stuck = new AbortController();
      const limit = setTimeout(() => stuck.abort(), task.limitMs + GRACE_MS);
      try {
        return (await pool.run(task, { signal: stuck.signal })) as RenderOutcome;
      } catch (error) {
        return { kind: 'not-rendered', reason: stuck.signal.aborted ? 'the renderer was stuck' : wordsOf(error) };
      } finally {
        clearTimeout(limit);
      }
    },
    async close() {
      retire(pool);
      await Promise.all(closing);
    },
    generation: () => generation,
  };
}

function startThreads(threads: number, maxWaiting: number): Piscina {
  return new Piscina({
    filename: fileURLToPath(new URL('render-worker.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: PAGES_AT_ONCE,
    maxQueue: maxWaiting,
    closeTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
  });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
