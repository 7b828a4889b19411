import { requireTrustedSignature } from '../signing/sign-json';

import type { StoreContext } from './store-context';
import { TIMESTAMP_KEY, timestampSchema, type Timestamp } from './timestamp';
import { OutdatedRegistry } from './trusted-state';

/** This machine has seen no registry before, and nothing proves that the stored one is the newest. */
export class UnprovenRegistry extends Error {
  override readonly name = 'UnprovenRegistry';
}

/**
 * Requires a valid timestamp for the first registry that a server sees: it could be an old one.
 *
 * @throws UnprovenRegistry
 * @throws OutdatedRegistry
 */
export async function requireProven(context: StoreContext, revision: number): Promise<void> {
  const { timestamp } = await readTimestamp(context);
  if (timestamp && Date.parse(timestamp.expires) > context.now()) return requireCovered(timestamp, revision);
  const state = timestamp ? `its timestamp expired at ${timestamp.expires}` : 'it has no timestamp';
  throw new UnprovenRegistry(
    `This server has seen no registry before, and cannot tell whether the stored one is the newest: ${state}. ` +
      'Run npm run release -- renew where releases are made (docs/operations.md, "Keys").',
  );
}

/** @throws OutdatedRegistry when a timestamp proves that there is a newer registry */
export function requireCovered(timestamp: Timestamp, revision: number): void {
  if (revision >= timestamp.revision) return;
  throw new OutdatedRegistry(
    `the registry has revision ${revision}, but revision ${timestamp.revision} existed at ${timestamp.at}: ` +
      'it was replaced by an older one.',
  );
}

/** Returns the timestamp and the tag of its blob, `null` if there is none. @throws UntrustedSignature */
export async function readTimestamp(
  context: Pick<StoreContext, 'blobs' | 'trust'>,
): Promise<{ readonly timestamp: Timestamp | null; readonly tag: string | null }> {
  const source = await context.blobs.read(TIMESTAMP_KEY);
  if (!source) return { timestamp: null, tag: null };
  const raw: unknown = JSON.parse(source.body.toString('utf8'));
  const { timestampKeys } = await context.trust.current();
  requireTrustedSignature('timestamp', raw, timestampKeys, 'The timestamp');
  return { timestamp: timestampSchema.parse(raw), tag: source.tag };
}
