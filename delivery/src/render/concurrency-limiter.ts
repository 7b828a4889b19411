/** A task was rejected because all slots were busy. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface ConcurrencyLimiterOptions {
  /** Maximum number of concurrent tasks. */
  readonly slots: number;
  /** Maximum queue length; further tasks are rejected immediately. */
  readonly maxWaiting: number;
  /** Tasks queued longer than this are rejected. */
  readonly waitMs: number;
}

interface QueuedTask {
  readonly start: () => void;
}

/** Runs a bounded number of tasks concurrently and queues the others in order. */
export class ConcurrencyLimiter {
  readonly #options: ConcurrencyLimiterOptions;
  readonly #queue: QueuedTask[] = [];
  #running = 0;

  constructor(options: ConcurrencyLimiterOptions) {
    this.#options = options;
  }

  /** Runs the task when a slot is free. @throws Overloaded when no slot becomes free in time */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#acquireSlot();
    try {
      return await task();
    } finally {
      this.#releaseSlot();
    }
  }

  #acquireSlot(): Promise<void> {
    const { slots, maxWaiting, waitMs } = this.#options;
    if (this.#running < slots) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#queue.length >= maxWaiting) {
      return Promise.reject(new Overloaded(`${this.#queue.length} pages are already waiting`));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(queued), 1);
        reject(new Overloaded(`no render slot was free for ${waitMs} ms`));
      }, waitMs);
      const queued = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#queue.push(queued);
    });
  }

  /** Hands the slot to the next queued task, or frees it. */
  #releaseSlot(): void {
    const next = this.#queue.shift();
    if (next) next.start();
    else this.#running -= 1;
  }
}
