/** An object as it was read. */
export interface Shelved {
  readonly body: Buffer;
  /** Changes with the object; may be given back to `write` as a condition. */
  readonly tag: string;
}

export interface WriteOptions {
  readonly type: string;
  /** Cache-Control of the object, for a store that is served from. */
  readonly cache: string;
  /** Left out: whatever is there is replaced. A tag: only what still has it. `null`: only if nothing is there. */
  readonly ifTag?: string | null;
}

/** The object is not what the writer has seen: nothing was written. */
export class ShelfMoved extends Error {
  override readonly name = 'ShelfMoved';
}

/**
 * Where objects lie: a folder, or a bucket. A write is all or nothing, and with a condition exactly one of
 * those who write at once succeeds. Keys are paths with slashes.
 */
export interface Shelf {
  readonly read: (key: string) => Promise<Shelved | null>;
  /** @throws ShelfMoved when the condition does not hold. */
  readonly write: (key: string, body: Buffer, options: WriteOptions) => Promise<void>;
  /** Of all objects whose key begins so, in the order of their keys. */
  readonly keys: (prefix: string) => Promise<readonly string[]>;
  /** Like the tag of `read`, and cheap enough for every request; `null` where nothing is. */
  readonly tag: (key: string) => Promise<string | null>;
  /** Path on this disk with the bytes of an object that never changes; `null` where nothing is. */
  readonly local: (key: string) => Promise<string | null>;
}
