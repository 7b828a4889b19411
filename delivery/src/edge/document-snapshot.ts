import { createHash } from 'node:crypto';

import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';

import { isIsolated, ownerOf, snapshotFor, type LiveRegistry } from '../registry/live-registry';
import { oncePerPath } from '../registry/per-path';

import { inlineJson } from './document';

/** The registry snapshot of a document, also as text. */
export interface DocumentSnapshot {
  readonly snapshot: RegistrySnapshot;
  /** JSON for a script element. */
  readonly json: string;
  /** Equal for equal texts. */
  readonly id: string;
}

/** Returns the snapshot for a path (`snapshotFor`). @param pinned lists exactly the releases of this visitor */
export function documentSnapshot(live: LiveRegistry, path: string, pinned: boolean): DocumentSnapshot {
  return pinned ? pinnedSnapshot(live, path) : sharedSnapshot(live, path);
}

const pinnedSnapshot = oncePerPath((live: LiveRegistry, path) => snapshotOfApp(live, path, true));
const sharedSnapshot = oncePerPath((live: LiveRegistry, path) => snapshotOfApp(live, path, false));

const snapshots = new WeakMap<LiveRegistry, Map<string, DocumentSnapshot>>();

/** All pages of an app have the same snapshot, so it is kept once. */
function snapshotOfApp(live: LiveRegistry, path: string, pinned: boolean): DocumentSnapshot {
  const byApp = snapshots.get(live) ?? new Map<string, DocumentSnapshot>();
  snapshots.set(live, byApp);
  const key = `${ownerOf(live, path)?.snapshot.name} ${isIsolated(path)} ${pinned}`;
  const existing = byApp.get(key);
  if (existing) return existing;
  const created = asText(snapshotFor(live, path, { pinned }));
  byApp.set(key, created);
  return created;
}

export function asText(snapshot: RegistrySnapshot): DocumentSnapshot {
  const json = inlineJson(snapshot);
  return { snapshot, json, id: createHash('sha256').update(json).digest('base64url') };
}
