import {
  registrySnapshotSchema,
  SNAPSHOT_ELEMENT_ID,
  type RegistrySnapshot,
} from '@storefront/shared/contracts/registry';

/**
 * Reads the registry snapshot of the document: the releases that the edge server resolved for this visitor.
 *
 * @throws ZodError when this shell does not support the format of the snapshot.
 */
export function readSnapshot(document: Document): RegistrySnapshot {
  const text = document.getElementById(SNAPSHOT_ELEMENT_ID)?.textContent ?? '';
  return registrySnapshotSchema.parse(JSON.parse(text));
}
