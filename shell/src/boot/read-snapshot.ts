import {
  registrySnapshotSchema,
  SNAPSHOT_ELEMENT_ID,
  type RegistrySnapshot,
} from '@storefront/shared/contracts/registry';

import { resolveCanaries } from './resolve-canaries';

/**
 * Reads the registry snapshot of the document: the releases for this visitor.
 *
 * @throws ZodError when this shell does not support the format of the snapshot.
 */
export function readSnapshot(document: Document): RegistrySnapshot {
  const text = document.getElementById(SNAPSHOT_ELEMENT_ID)?.textContent ?? '';
  return resolveCanaries(registrySnapshotSchema.parse(JSON.parse(text)), document);
}
