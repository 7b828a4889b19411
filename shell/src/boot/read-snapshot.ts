import {
  registrySnapshotSchema,
  SNAPSHOT_ELEMENT_ID,
  type RegistrySnapshot,
} from '@storefront/shared/contracts/registry';

/**
 * The registry as it was resolved for this visitor. The tab keeps it for as long as it lives.
 *
 * @throws ZodError when the document carries a snapshot that this shell cannot read.
 */
export function readSnapshot(document: Document): RegistrySnapshot {
  const text = document.getElementById(SNAPSHOT_ELEMENT_ID)?.textContent ?? '';
  return registrySnapshotSchema.parse(JSON.parse(text));
}
