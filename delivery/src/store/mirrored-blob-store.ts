import { LRUCache } from 'lru-cache';

import { folderShelf } from './folder-blob-store';
import { mirroredRegistry, REGISTRY } from './mirrored-registry';
import type { FarShelf } from './s3-blob-store';
import type { Shelf } from './blob-store';
import { requireShelfKey } from './blob-key';

export interface MirrorSettings {
  readonly far: FarShelf;
  /** On this disk; several processes may share one. */
  readonly folder: string;
  /** Milliseconds for which nobody asks again whether the registry has changed. */
  readonly pollMs: number;
  /** Milliseconds of any clock. */
  readonly now: () => number;
  /** Hears when the far shelf goes away, and when it is back. */
  readonly say: (line: string) => void;
}

/** What was not there may have been published since. */
const ABSENT_MS = 2_000;
/** Anybody may ask for names that do not exist. */
const MOST_ABSENT = 10_000;
const COMPRESSED = /\.(br|gz)$/;

/**
 * A far shelf with its objects on this disk: each is fetched once, for everything but the registry never
 * changes. What was seen before is there while the far shelf is away, after a restart too; anything else then
 * throws the error of the far shelf.
 */
export function mirroredShelf({ far, folder, pollMs, now, say }: MirrorSettings): Shelf {
  const near = folderShelf(folder);
  const registry = mirroredRegistry({ far, near, pollMs, now, say });
  const absent = new LRUCache<string, true>({
    max: MOST_ABSENT,
    ttl: ABSENT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const underWay = new Map<string, Promise<string | null>>();

  async function find(key: string): Promise<string | null> {
    const there = await near.local(key);
    if (there !== null) return there;
    if (absent.has(key)) return null;
    const found = await far.read(key);
    if (!found) {
      absent.set(key, true);
      return null;
    }
    await near.write(key, found.body, { type: '', cache: '' });
    return near.local(key);
  }

  /** All who want an object at once wait for the same fetch. */
  function fetched(key: string): Promise<string | null> {
    requireShelfKey(key);
    const begun = underWay.get(key);
    if (begun) return begun;
    const finding = find(key).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  }

  async function isOptional(key: string): Promise<boolean> {
    const plain = key.replace(COMPRESSED, '');
    return plain !== key && (await near.local(plain)) !== null && (await near.local(key)) === null;
  }

  return {
    async read(key) {
      if (key === REGISTRY) return registry.current();
      return (await fetched(key)) === null ? null : near.read(key);
    },
    async tag(key) {
      if (key === REGISTRY) return (await registry.current())?.tag ?? null;
      return (await fetched(key)) === null ? null : near.tag(key);
    },
    async local(key) {
      requireShelfKey(key);
      if (key === REGISTRY) return (await registry.current()) ? near.local(key) : null;
      // A compressed copy beside an object that is here: nobody waits to hear that there is none, and nobody
      // goes without the object while the far shelf is away. It comes along for those who ask later.
      if (await isOptional(key)) {
        fetched(key).catch(() => null);
        return null;
      }
      return fetched(key);
    },
    async write(key, body, options) {
      try {
        await far.write(key, body, options);
      } finally {
        if (key === REGISTRY) registry.changed();
      }
      if (key === REGISTRY) return;
      absent.delete(key);
      await near.write(key, body, { type: options.type, cache: options.cache });
    },
    keys: (prefix) => far.keys(prefix),
  };
}
