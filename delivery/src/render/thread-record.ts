/** How long a new thread may take to load its code on a machine without free time. A page that never returns, as its first, holds it as long. */
const LOAD_LIMIT_MS = 20_000;

/**
 * Records which threads have rendered anything, to distinguish a thread that hangs from one that still loads its code. On a busy machine
 * loading takes longer than the time limit of a page: a thread that is terminated then is followed by another that is terminated as
 * well, and no page is rendered until the load has passed.
 */
export interface ThreadRecord {
  readonly assigned: (threadId: number | null) => void;
  readonly responded: (threadId: number | null) => void;
  /** Whether a thread that missed a time limit hangs. */
  readonly hangs: (threadId: number | null) => boolean;
}

/** @param now milliseconds */
export function createThreadRecord(now: () => number = () => performance.now()): ThreadRecord {
  const firstTaskAt = new Map<number, number>();
  const ready = new Set<number>();
  return {
    assigned(threadId) {
      if (threadId !== null && !firstTaskAt.has(threadId)) firstTaskAt.set(threadId, now());
    },
    responded(threadId) {
      if (threadId !== null) ready.add(threadId);
    },
    hangs(threadId) {
      if (threadId === null) return false;
      return ready.has(threadId) || now() - (firstTaskAt.get(threadId) ?? now()) > LOAD_LIMIT_MS;
    },
  };
}
