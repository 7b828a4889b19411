import type { FarShelf } from './s3-blob-store';
import type { Shelf, Shelved } from './blob-store';

/** The one object of a store that is replaced. */
export const REGISTRY = 'registry.json';

export interface MirroredRegistry {
  /** Waits for the far shelf only while nothing is known, or after `changed`. */
  readonly current: () => Promise<Shelved | null>;
  /** This process has written it, or learned that somebody else did: what is known is of no use. */
  readonly changed: () => void;
}

interface RegistrySettings {
  readonly far: FarShelf;
  /** Keeps the last one, for a start while the far shelf is away. */
  readonly near: Shelf;
  readonly pollMs: number;
  /** Milliseconds of any clock. */
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/**
 * The registry as the far shelf had it when it was last asked, which is at most every `pollMs` and behind the
 * back of whoever wants it. Tag and body are always of the same object, so that nobody takes an old body for
 * the one that a new tag spoke of.
 */
export function mirroredRegistry({ far, near, pollMs, now, say }: RegistrySettings): MirroredRegistry {
  let known: Shelved | null | undefined;
  let askedAt = 0;
  let isAway = false;
  let changes = 0;
  /** As many changes as there had been when what is known was asked for. */
  let knownChanges = -1;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    askedAt = now();
    const seen = changes;
    try {
      const tag = await far.tag(REGISTRY);
      if (known === undefined || tag !== (known?.tag ?? null)) await take(await far.read(REGISTRY));
      if (isAway) say('The release store answers again.');
      isAway = false;
    } catch (error) {
      if (known === undefined) known = await kept(error);
      if (!isAway) say(`${wordsOf(error)} Going on with the last registry that is known here.`);
      isAway = true;
    }
    knownChanges = seen;
  }

  async function take(found: Shelved | null): Promise<void> {
    // Before the disk: a full one must not hold back a release.
    known = found;
    if (found) await near.write(REGISTRY, found.body, { type: 'application/json', cache: 'no-cache' });
  }

  async function kept(error: unknown): Promise<Shelved> {
    const last = await near.read(REGISTRY);
    if (last) return last;
    throw error;
  }

  function asked(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    async current() {
      // An ask that began before the last change proves nothing: then once more.
      while (knownChanges < changes) await asked();
      if (now() - askedAt >= pollMs) void asked();
      return known ?? null;
    },
    changed() {
      changes += 1;
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
