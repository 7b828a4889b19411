import canonicalize from 'canonicalize';

import { signingKeysOf, type ReleaseKeys } from '../signing/release-keys';
import { signatureOf, signJson, type SigningKey } from '../signing/sign-json';
import type { Trust } from '../signing/trust';

import { storedRegistrySchema, type NewChange, type StoredRegistry } from './release-store';
import type { TrustedFloor } from './trusted-state';
import { appsIn, contentOf, registryName, type RawRegistry } from './verify-registry';

/** This machine has no key to sign releases with, or none for this app. */
export class MissingSigningKey extends Error {
  override readonly name = 'MissingSigningKey';
}

interface RegistryUpdate {
  readonly next: StoredRegistry;
  readonly change: NewChange;
  /** The stored registry as JSON; `null` if there is none. */
  readonly stored: RawRegistry | null;
  readonly keys: ReleaseKeys;
  readonly trust: Trust;
  /** Highest values that were ever seen: the new ones are higher. */
  readonly floor: TrustedFloor;
  /** Apps whose deployments are signed again although they did not change. */
  readonly signAgain?: readonly string[];
}

/**
 * Returns the signed registry that replaces the stored one. Only deployments that changed are signed; those of other
 * apps are copied with their signatures, including fields that this version of the code does not know.
 *
 * @throws MissingSigningKey when this machine has no key of a changed app
 */
export function signedRegistry(update: RegistryUpdate): object {
  const { next, change, stored, keys, trust, floor } = update;
  const key = signingKeyFor(keys, trust, change.part);
  const isFirst = stored === null;
  const revision = Math.max(next.revision, isFirst || update.signAgain ? floor.revision : 0) + 1;
  const written = storedRegistrySchema.parse({ ...next, revision, change }) as StoredRegistry & RawRegistry;
  const apps = appsIn(written).map((app) => [app, signedApp(update, written, app)] as const);
  return signJson(
    'registry',
    {
      ...written,
      microFrontends: fromApps(apps, ([app, { records }]) => [registryName(app), records]),
      harmful: { ...written.harmful, ...fromApps(apps, ([app, { harmful }]) => [app, harmful]) },
      droppedRoutes: {
        ...written.droppedRoutes,
        ...fromApps(apps, ([app, { droppedRoutes }]) => [app, droppedRoutes]),
      },
      deployments: fromApps(apps, ([app, { deployment }]) => [app, deployment]),
    },
    key,
  );
}

type SignedApps = readonly (readonly [app: string, signed: ReturnType<typeof signedApp>])[];

function fromApps(apps: SignedApps, entryOf: (entry: SignedApps[number]) => readonly [string, unknown]) {
  return Object.fromEntries(apps.map(entryOf));
}

function signedApp(update: RegistryUpdate, next: RawRegistry, app: string) {
  const { stored, keys, trust, floor, signAgain = [] } = update;
  const before = stored?.deployments?.[app];
  const isKept = stored !== null && before !== undefined && isUnchanged(stored, next, app);
  const parts = contentOf(isKept ? stored : next, app);
  if (isKept && !signAgain.includes(app)) return { ...parts, deployment: before };
  const sequence = Math.max(Number(before?.sequence ?? 0), floor.sequences[app] ?? 0) + 1;
  const value = { app, sequence, ...parts };
  const signatures = [signatureOf('deployment', value, signingKeyFor(keys, trust, app))];
  return { ...parts, deployment: { sequence, signatures } };
}

/** Compares as this version of the code reads it: `next` was parsed, and lacks fields that it does not know. */
function isUnchanged(stored: RawRegistry, next: RawRegistry, app: string): boolean {
  const parsed = storedRegistrySchema.parse(stored) as StoredRegistry & RawRegistry;
  return canonicalize(contentOf(parsed, app)) === canonicalize(contentOf(next, app));
}

/** Returns a key of this machine that may sign the app. @throws MissingSigningKey */
export function signingKeyFor(keys: ReleaseKeys, trust: Trust, app: string): SigningKey {
  const own = signingKeysOf(keys);
  const trusted = trust.keysOf(app);
  const key = own.find(({ id }) => trusted.has(id));
  if (key) return key;
  throw new MissingSigningKey(
    own.length === 0
      ? 'No signing key found. Set RELEASE_SIGNING_KEY, or put signing.pem into the folder RELEASE_KEYS (docs/operations.md, "Keys").'
      : `The key of this machine (${own.map(({ id }) => id).join(', ')}) may not sign ${app}: ` +
          'the root document does not list it for this app, or it was revoked (docs/operations.md, "Keys").',
  );
}
