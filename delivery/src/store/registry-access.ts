import type { z } from 'zod';

import { requireTrustedSignature } from '../signing/sign-json';
import type { Trust } from '../signing/trust';

import {
  BlobConflict,
  type BlobStore,
  type StoredBlob,
  type WriteOptions,
} from '@storefront/server-kit/blobs/blob-store';
import { IMMUTABLE, jsonFile } from './json-file';
import {
  REGISTRY_KEY,
  RegistryConflict,
  storedRegistrySchema,
  type NewChange,
  type RegistryChange,
  type StoredRegistry,
} from './release-store';
import { requireProven } from './read-timestamp';
import { signedRegistry } from './sign-registry';
import type { StoreContext } from './store-context';
import { floorOf, NO_FLOOR, requireNotBelow } from './trusted-state';
import { verifiedRegistry, type RawRegistry } from './verify-registry';

const HISTORY_PREFIX = 'history/';
const MAX_CHANGES = 500;
const JSON_FILE: WriteOptions = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };
const EMPTY_REGISTRY: StoredRegistry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 0,
  microFrontends: {},
};

interface ReadRegistry {
  readonly registry: StoredRegistry;
  readonly trust: Trust;
  /** `null` in an empty store. */
  readonly source: StoredBlob | null;
}

/**
 * Reads and verifies the registry, and remembers it as the last valid one.
 *
 * @throws UntrustedSignature
 * @throws OutdatedRegistry when this machine has seen a newer one
 */
export async function readRegistry(context: StoreContext): Promise<ReadRegistry> {
  const { blobs, state } = context;
  const trust = await context.trust.refreshed();
  const source = await blobs.read(REGISTRY_KEY);
  if (!source) return { registry: EMPTY_REGISTRY, trust, source };
  const registry = verifiedRegistry(source.body, trust, 'The registry');
  const found = floorOf(registry, trust.rootVersion);
  const floor = await state.floor();
  requireNotBelow(floor, found);
  // Registries from before there were timestamps have no deployments either.
  if (context.requiresTimestamp && floor.revision === 0 && registry.deployments)
    await requireProven(context, registry.revision);
  if (registry.revision > floor.revision || (await state.read('registry.json')) === null) {
    // The copy first: a floor without a copy would leave nothing to start from.
    await state.save('registry.json', source.body);
    await state.raise(found);
  }
  return { registry, trust, source };
}

/** Returns the last registry that was valid on this machine, verified with the keys that are trusted now. */
export async function lastGoodRegistry({ state, trust }: StoreContext): Promise<StoredRegistry | null> {
  const body = await state.read('registry.json');
  if (!body) return null;
  return verifiedRegistry(body, await trust.current(), 'The last valid registry of this machine');
}

/** @throws RegistryConflict when the registry is no longer the one that `next` was made from */
export async function swapRegistry(
  context: StoreContext,
  next: StoredRegistry,
  change: NewChange,
): Promise<void> {
  const { blobs, keys, state } = context;
  const { registry, trust, source } = await readRegistry(context);
  if (registry.revision !== next.revision)
    throw new RegistryConflict(`the registry changed from revision ${next.revision} to ${registry.revision}`);
  const stored = source ? (JSON.parse(source.body.toString('utf8')) as RawRegistry) : null;
  // A store that was emptied continues above what the edge servers have seen.
  const floor = source ? NO_FLOOR : await state.floor();
  const body = jsonFile(signedRegistry({ next, change, stored, keys, trust, floor }));
  await writeRegistry(blobs, registry.revision, source, body);
}

/** Archives the stored registry and replaces it. @throws RegistryConflict */
export async function writeRegistry(
  blobs: BlobStore,
  revision: number,
  stored: StoredBlob | null,
  body: Buffer,
): Promise<void> {
  // Archive before replacing: a crash in between leaves a redundant copy, never a gap in the history.
  if (stored) await archiveRegistry(blobs, revision, stored.body);
  try {
    await blobs.write(REGISTRY_KEY, body, { ...JSON_FILE, ifTag: stored?.tag ?? null });
  } catch (error) {
    if (error instanceof BlobConflict) throw new RegistryConflict(error.message);
    throw error;
  }
}

/** Returns the last changes, oldest first. */
export async function readHistory(
  context: StoreContext,
  last = MAX_CHANGES,
): Promise<readonly RegistryChange[]> {
  const { blobs } = context;
  const archivedKeys = (await blobs.keys(HISTORY_PREFIX)).slice(-last);
  const sources = await Promise.all(archivedKeys.map((key) => blobs.read(key)));
  const { registry, trust } = await readRegistry(context);
  const registries = sources.flatMap((source) => (source ? [archivedChange(source.body, trust)] : []));
  // A crash between archiving and replacing leaves a copy of the live registry in the history.
  const past = registries.filter(({ revision }) => revision < registry.revision);
  return [...past, registry].flatMap(changesIn).slice(-last);
}

async function archiveRegistry(blobs: BlobStore, revision: number, body: Buffer): Promise<void> {
  const key = `${HISTORY_PREFIX}${String(revision).padStart(9, '0')}.json`;
  try {
    await blobs.write(key, body, { ...JSON_FILE, cacheControl: IMMUTABLE, ifTag: null });
  } catch (error) {
    // Already archived by a process that crashed or lost the race.
    if (!(error instanceof BlobConflict)) throw error;
  }
}

const archivedRegistrySchema = storedRegistrySchema.pick({ revision: true, change: true });
type ArchivedRegistry = z.output<typeof archivedRegistrySchema>;

function archivedChange(body: Buffer, { historyKeys }: Trust): ArchivedRegistry {
  const raw: unknown = JSON.parse(body.toString('utf8'));
  // Keys that were revoked since signed parts of the history.
  requireTrustedSignature('registry', raw, historyKeys, 'A registry in the history');
  return archivedRegistrySchema.parse(raw);
}

function changesIn({ revision, change }: ArchivedRegistry): RegistryChange[] {
  return change ? [{ ...change, revision }] : [];
}
