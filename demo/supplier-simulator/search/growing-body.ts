import { Readable } from 'node:stream';

/**
 * A response body that is produced once and read by any number of readers, each at its own speed and from the first
 * byte, also while it is produced.
 */
export class GrowingBody {
  readonly #chunks: Uint8Array[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #onAbandoned: () => void;
  #readers = 0;
  #bytes = 0;
  #end: 'complete' | Error | null = null;

  /** @param onAbandoned runs when the last reader leaves before the body is complete */
  constructor(onAbandoned: () => void) {
    this.#onAbandoned = onAbandoned;
  }

  get bytes(): number {
    return this.#bytes;
  }

  append(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.byteLength;
    this.#wake();
  }

  complete(): void {
    this.#end = 'complete';
    this.#wake();
  }

  fail(error: Error): void {
    this.#end = error;
    this.#wake();
  }

  /** Resolves with the first byte, so that a failure before it can still have a status. */
  async started(): Promise<void> {
    while (this.#chunks.length === 0 && this.#end === null)
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    if (this.#end instanceof Error && this.#chunks.length === 0) throw this.#end;
  }

  /** Returns a stream of the whole body. It ends with an error when the rest cannot be produced. */
  read(): Readable {
    let next = 0;
    this.#readers += 1;
    const push = (reader: Readable) => {
      const chunk = this.#chunks[next];
      if (chunk) {
        next += 1;
        reader.push(chunk);
      } else if (this.#end === 'complete') reader.push(null);
      else if (this.#end) reader.destroy(this.#end);
      else this.#waiting.add(onMore);
    };
    const reader = new Readable({
      read: () => push(reader),
      destroy: (error, done) => {
        this.#waiting.delete(onMore);
        this.#readers -= 1;
        if (this.#readers === 0 && this.#end === null) this.#onAbandoned();
        done(error);
      },
    });
    const onMore = () => push(reader);
    return reader;
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resume of waiting) resume();
  }
}
