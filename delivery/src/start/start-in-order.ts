import type { RunningChild } from './running-child';

export interface StartedInOrder {
  /** Resolves when the last child is ready; rejects if one exits before it is ready. */
  readonly ready: Promise<void>;
  /** Stops the children that run, and starts no others. */
  readonly stop: () => Promise<void>;
}

/** Starts each child when the one before it is ready, because it sends requests to it at its start. */
export function startInOrder(starts: readonly (() => RunningChild)[]): StartedInOrder {
  const children: RunningChild[] = [];
  let stopping = false;

  async function startAll(): Promise<void> {
    for (const start of starts) {
      if (stopping) return;
      const child = start();
      children.push(child);
      await child.ready;
    }
  }

  return {
    ready: startAll(),
    async stop() {
      stopping = true;
      await Promise.all(children.map((child) => child.stop()));
    },
  };
}
