/** Why somebody was not let in. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface GateOptions {
  /** How many may be inside at once. */
  readonly places: number;
  /** How many may wait; who comes beyond is turned away at once. */
  readonly maxWaiting: number;
  /** Who has waited this long is turned away as well. */
  readonly waitMs: number;
}

interface Waiting {
  readonly letIn: () => void;
}

/** Lets a bounded number through at once, in the order in which they came. */
export class Gate {
  readonly #options: GateOptions;
  readonly #waiting: Waiting[] = [];
  #inside = 0;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** @throws Overloaded instead of running `work`, when there is no place in time. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    const { places, maxWaiting, waitMs } = this.#options;
    if (this.#inside < places) {
      this.#inside += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= maxWaiting) {
      return Promise.reject(new Overloaded(`${this.#waiting.length} pages are waiting already`));
    }
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new Overloaded(`no renderer was free for ${waitMs} ms`));
      }, waitMs);
      const waiting = {
        letIn: () => {
          clearTimeout(limit);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }

  /** The place goes to the next in line, or becomes free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next.letIn();
    else this.#inside -= 1;
  }
}
