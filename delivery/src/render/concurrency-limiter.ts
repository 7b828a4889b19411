/** A task was rejected because all slots were busy. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface ConcurrencyLimiterOptions {
  /** Maximum number of concurrent tasks. */
  readonly slots: number;
  /** Maximum number of concurrent tasks of low priority; the other slots are reserved for high priority. */
  readonly lowPrioritySlots: number;
  /** Maximum queue length of each priority; further tasks are rejected immediately. */
  readonly maxWaiting: number;
  /** Tasks queued longer than this are rejected. */
  readonly waitMs: number;
}

export interface LimiterCounts {
  readonly running: number;
  readonly waiting: number;
  readonly slots: number;
}

export type Priority = 'high' | 'low';

interface QueuedTask {
  readonly start: () => void;
}

interface Lane {
  readonly slots: number;
  readonly queue: QueuedTask[];
  running: number;
}

/** Runs a bounded number of tasks concurrently and queues the others: by priority, then in order. */
export class ConcurrencyLimiter {
  readonly #options: ConcurrencyLimiterOptions;
  readonly #lanes: Readonly<Record<Priority, Lane>>;

  constructor(options: ConcurrencyLimiterOptions) {
    this.#options = options;
    this.#lanes = {
      high: { slots: options.slots, queue: [], running: 0 },
      low: { slots: Math.max(1, options.lowPrioritySlots), queue: [], running: 0 },
    };
  }

  /** Runs the task when a slot is free. @throws Overloaded when no slot becomes free in time */
  async run<T>(task: () => Promise<T>, priority: Priority = 'high'): Promise<T> {
    const lane = this.#lanes[priority];
    await this.#acquireSlot(lane);
    try {
      return await task();
    } finally {
      lane.running -= 1;
      this.#startNext();
    }
  }

  /** Tasks at this moment, and the slots of both priorities together. */
  counts(): LimiterCounts {
    const { high, low } = this.#lanes;
    return {
      running: high.running + low.running,
      waiting: high.queue.length + low.queue.length,
      slots: this.#options.slots,
    };
  }

  #hasSlot(lane: Lane): boolean {
    const { high, low } = this.#lanes;
    return lane.running < lane.slots && high.running + low.running < this.#options.slots;
  }

  #acquireSlot(lane: Lane): Promise<void> {
    const { maxWaiting, waitMs } = this.#options;
    if (this.#hasSlot(lane)) {
      lane.running += 1;
      return Promise.resolve();
    }
    if (lane.queue.length >= maxWaiting) {
      return Promise.reject(new Overloaded(`${lane.queue.length} pages are already waiting`));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lane.queue.splice(lane.queue.indexOf(queued), 1);
        reject(new Overloaded(`no render slot was free for ${waitMs} ms`));
      }, waitMs);
      const queued = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      lane.queue.push(queued);
    });
  }

  #startNext(): void {
    for (const lane of [this.#lanes.high, this.#lanes.low]) {
      while (lane.queue.length > 0 && this.#hasSlot(lane)) {
        lane.running += 1;
        lane.queue.shift()?.start();
      }
    }
  }
}
