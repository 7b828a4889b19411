import { userInfo } from 'node:os';

import { ALL_APPS } from '../signing/root-document';
import type { ReleaseKeys } from '../signing/release-keys';

import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import { publishFiles } from './publish-files';
import { publishRoot } from './publish-root';
import { lastGoodRegistry, readHistory, readRegistry, swapRegistry } from './registry-access';
import { REGISTRY_KEY, type ReleaseStore } from './release-store';
import { signAgain } from './sign-again';
import { signingKeyFor } from './sign-registry';
import { publishedVersions, readManifest } from './signed-manifests';
import type { StoreContext } from './store-context';
import { readTimestamp } from './read-timestamp';
import { renewTimestamp } from './renew-timestamp';
import { createTrustSource } from './trust-source';
import { memoryTrustedState, type TrustedState } from './trusted-state';

export interface ReleaseStoreOptions {
  /** What this machine remembers about the store; default: for the life of the process. */
  readonly state?: TrustedState;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** True for servers: a machine that has seen nothing yet accepts only a registry with a valid timestamp. */
  readonly requiresTimestamp?: boolean;
}

/**
 * Creates a release store on top of a blob store. Keys: `<app>/<version>/…` for the files of a release (the
 * manifest is written last), `registry.json`, `timestamp.json`, `root/<version>.json`, `history/` for all earlier
 * registries with their signatures, and `state/`.
 */
export function createReleaseStore(
  blobs: BlobStore,
  keys: ReleaseKeys,
  options: ReleaseStoreOptions = {},
): ReleaseStore {
  const { state = memoryTrustedState(), now = () => Date.now(), requiresTimestamp = false } = options;
  const trust = createTrustSource(blobs, keys, state);
  const context: StoreContext = { blobs, keys, trust, state, now, requiresTimestamp };
  const signedManifest = (app: string, version: string) => readManifest(context, app, version);
  const manifest = async (app: string, version: string) => (await signedManifest(app, version)).manifest;
  return {
    manifest,
    signedManifest,
    registry: async () => (await readRegistry(context)).registry,
    registryTag: () => blobs.tag(REGISTRY_KEY),
    ...filesIn(blobs),
    state: stateIn(blobs),
    async publish(app, version, folder) {
      const key = signingKeyFor(keys, await trust.refreshed(), app);
      await publishFiles({ blobs, key, manifest: () => manifest(app, version) }, app, version, folder);
    },
    async requireSigningKey(app) {
      signingKeyFor(keys, await trust.refreshed(), app);
    },
    versions: (app) => publishedVersions(context, app),
    async swap(next, change) {
      await swapRegistry(context, next, change);
      // The change is live. A timestamp that could not be written expires, and the watcher renews it.
      await renewTimestamp(context).catch(() => null);
    },
    history: (last) => readHistory(context, last),
    timestamp: async () => (await readTimestamp(context)).timestamp,
    renewTimestamp: () => renewTimestamp(context),
    lastGood: () => lastGoodRegistry(context),
    root: () => trust.root(),
    publishRoot: (root) => publishRoot(context, root),
    highestRevision: async () => (await state.floor()).revision,
    rootVersion: async () => (await trust.refreshed()).rootVersion,
    async signAgain(apps, why, above) {
      const at = new Date(now()).toISOString();
      const [only, ...others] = apps;
      const part = only !== undefined && others.length === 0 ? only : ALL_APPS;
      const entry = { at, by: userInfo().username, why, part, from: null, to: '', action: 'sign' as const };
      await signAgain(context, apps, entry, above);
      await renewTimestamp(context);
    },
  };
}

/** Unsigned, so nothing that decides what is served may depend on it. */
function stateIn(blobs: BlobStore): ReleaseStore['state'] {
  const keyOf = (name: string) => `state/${name}.json`;
  const json = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };
  return {
    read: (name) => blobs.read(keyOf(name)),
    write: (name, body, ifTag) => blobs.write(keyOf(name), body, { ...json, ifTag }),
  };
}

function filesIn(blobs: BlobStore): Pick<ReleaseStore, 'file' | 'readFile' | 'fileTag' | 'discardCopy'> {
  const keyOf = (app: string, version: string, file: string) => `${app}/${version}/${file}`;
  return {
    file: (...path) => blobs.localPath(keyOf(...path)),
    readFile: (...path) => blobs.read(keyOf(...path)),
    fileTag: (...path) => blobs.tag(keyOf(...path)),
    discardCopy: async (...path) => blobs.discardCopy?.(keyOf(...path)),
  };
}
