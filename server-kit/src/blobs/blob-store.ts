/** A blob and its tag, read together. */
export interface StoredBlob {
  readonly body: Buffer;
  /** Changes with every write, like an ETag. Pass it to `write` as a condition. */
  readonly tag: string;
}

export interface WriteOptions {
  readonly contentType: string;
  /** `Cache-Control` header for clients that read the bucket directly. */
  readonly cacheControl: string;
  /** Absent: overwrite. A tag: write only if the blob still has it. `null`: write only if there is no blob. */
  readonly ifTag?: string | null;
}

/** The condition of a write failed: another writer changed the blob. Nothing was written. */
export class BlobConflict extends Error {
  override readonly name = 'BlobConflict';
}

/**
 * Stores blobs in a folder or a bucket. Writes are atomic, and of concurrent conditional writes exactly one
 * succeeds. Keys are paths with slashes.
 */
export interface BlobStore {
  readonly read: (key: string) => Promise<StoredBlob | null>;
  /** @throws BlobConflict when the condition fails */
  readonly write: (key: string, body: Buffer, options: WriteOptions) => Promise<void>;
  /** Returns the keys with this prefix, sorted. */
  readonly keys: (prefix: string) => Promise<readonly string[]>;
  /** Returns the tag without the body, cheap enough for every request; `null` if there is no blob. */
  readonly tag: (key: string) => Promise<string | null>;
  /** Returns the path of a local file with an immutable blob; `null` if there is no blob. */
  readonly localPath: (key: string) => Promise<string | null>;
  /** Removes a wrong local copy, so that the next read fetches the blob again. Absent where blobs have no copies. */
  readonly discardCopy?: (key: string) => Promise<void>;
}

/** What every store can do that has no local copies, a folder as well as a bucket. */
export interface PlainBlobStore extends Omit<BlobStore, 'localPath' | 'discardCopy'> {
  /** Removes a blob; one that does not exist is removed already. */
  readonly remove: (key: string) => Promise<void>;
}
