/** Bytes of the first chunk, so that a reader has something early. */
const FIRST_CHUNK = 64 * 1024;
/** Bytes of every other chunk: each costs a turn of the compressor. */
const CHUNK = 256 * 1024;
/** A chunk is complete after the row that fills it; no row is longer than this. */
const LONGEST_ROW = 16 * 1024;

/**
 * Collects bytes to chunks in two buffers, because a buffer of its own for each chunk is what the garbage collector has most
 * work with. A chunk is overwritten while the second one after it is filled.
 */
export class ByteChunks {
  #buffer = Buffer.allocUnsafeSlow(CHUNK + LONGEST_ROW);
  #other = Buffer.allocUnsafeSlow(CHUNK + LONGEST_ROW);
  #length = 0;
  #limit = FIRST_CHUNK;

  get isFull(): boolean {
    return this.#length >= this.#limit;
  }

  /** @throws RangeError for more than the longest row */
  append(bytes: Uint8Array): void {
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Faster than `appendText` for a few characters. @throws RangeError as `append` does */
  appendAscii(text: string): void {
    if (this.#length + text.length > this.#buffer.length) throw new RangeError('offset is out of bounds');
    for (let index = 0; index < text.length; index += 1)
      this.#buffer[this.#length + index] = text.charCodeAt(index);
    this.#length += text.length;
  }

  appendText(text: string): void {
    this.append(Buffer.from(text));
  }

  /** Returns the bytes since the chunk before. */
  take(): Uint8Array {
    const chunk = this.#buffer.subarray(0, this.#length);
    [this.#buffer, this.#other] = [this.#other, this.#buffer];
    this.#length = 0;
    this.#limit = CHUNK;
    return chunk;
  }
}
