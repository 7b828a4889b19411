import type { Registry } from '@storefront/shared/contracts/registry';
import {
  APP_MANIFEST_FILE,
  appManifestSchema,
  type AppManifest,
} from '@storefront/tooling/build/app-manifest';

import type { ReleaseKeys } from '../signing/release-keys';
import { requireTrustedSignature, signJson, type SigningKey } from '../signing/sign-json';

import { BlobConflict, type BlobStore, type StoredBlob, type WriteOptions } from './blob-store';
import { IMMUTABLE, jsonFile } from './json-file';
import { publishFiles } from './publish-files';
import {
  REGISTRY_KEY,
  RegistryConflict,
  storedRegistrySchema,
  type RegistryChange,
  type ReleaseStore,
  type StoredRegistry,
} from './release-store';

const HISTORY_PREFIX = 'history/';
const MAX_CHANGES = 500;
const JSON_FILE: WriteOptions = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };
const EMPTY_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 0,
  microFrontends: {},
};

/** This machine has no key to sign releases with. */
export class MissingSigningKey extends Error {
  override readonly name = 'MissingSigningKey';
}

/**
 * Creates a release store on top of a blob store. Keys: `<app>/<version>/…` for the files of a release (the
 * manifest is written last), `registry.json`, and `history/` for all earlier registries with their signatures.
 */
export function createReleaseStore(blobs: BlobStore, keys: ReleaseKeys): ReleaseStore {
  const readRegistry = async (): Promise<{
    readonly registry: StoredRegistry;
    readonly source: StoredBlob | null;
  }> => {
    const source = await blobs.read(REGISTRY_KEY);
    return { registry: source ? verifiedRegistry(source, keys, 'The registry') : EMPTY_REGISTRY, source };
  };

  const manifest = async (app: string, version: string): Promise<AppManifest> => {
    const source = await blobs.read(`${app}/${version}/${APP_MANIFEST_FILE}`);
    if (!source) throw new Error(`${app} ${version} was never published, or its files were removed`);
    const raw: unknown = JSON.parse(source.body.toString('utf8'));
    requireTrustedSignature('release', raw, keys.trusted, `The manifest of ${app} ${version}`);
    const found = appManifestSchema.parse(raw);
    if (found.name === app && found.version === version) return found;
    throw new Error(`${app} ${version}: the manifest belongs to ${found.name} ${found.version}`);
  };

  return {
    manifest,
    registry: async () => (await readRegistry()).registry,
    registryTag: () => blobs.tag(REGISTRY_KEY),
    file: (app, version, file) => blobs.localPath(`${app}/${version}/${file}`),
    publish: (app, version, folder) =>
      publishFiles(
        { blobs, key: signingKey(keys), manifest: () => manifest(app, version) },
        app,
        version,
        folder,
      ),
    async versions(app) {
      const versions = (await blobs.keys(`${app}/`))
        .map((key) => key.split('/'))
        .filter((segments) => segments.length === 3 && segments[2] === APP_MANIFEST_FILE)
        .map((segments) => segments[1] ?? '');
      return [...new Set(versions)].sort();
    },
    async swap(next, change) {
      const key = signingKey(keys);
      const { registry, source } = await readRegistry();
      if (registry.revision !== next.revision) {
        throw new RegistryConflict(
          `the registry changed from revision ${next.revision} to ${registry.revision}`,
        );
      }
      // Archive before replacing: a crash in between leaves a redundant copy, never a gap in the history.
      if (source) await archiveRegistry(blobs, registry.revision, source.body);
      const written = storedRegistrySchema.parse({ ...next, revision: next.revision + 1, change });
      await replaceRegistry(blobs, jsonFile(signJson('registry', written, key)), source?.tag ?? null);
    },
    async history(last = MAX_CHANGES) {
      const archivedKeys = (await blobs.keys(HISTORY_PREFIX)).slice(-last);
      const sources = await Promise.all(archivedKeys.map((key) => blobs.read(key)));
      const registries = sources.flatMap((source) =>
        source ? [verifiedRegistry(source, keys, 'A registry in the history')] : [],
      );
      const { registry } = await readRegistry();
      // A crash between archiving and replacing leaves a copy of the live registry in the history.
      const past = registries.filter(({ revision }) => revision < registry.revision);
      return [...past, registry].flatMap(changesIn).slice(-last);
    },
  };
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

async function replaceRegistry(blobs: BlobStore, body: Buffer, ifTag: string | null): Promise<void> {
  try {
    await blobs.write(REGISTRY_KEY, body, { ...JSON_FILE, ifTag });
  } catch (error) {
    if (error instanceof BlobConflict) throw new RegistryConflict(error.message);
    throw error;
  }
}

function verifiedRegistry({ body }: StoredBlob, { trusted }: ReleaseKeys, what: string): StoredRegistry {
  const raw: unknown = JSON.parse(body.toString('utf8'));
  requireTrustedSignature('registry', raw, trusted, what);
  return storedRegistrySchema.parse(raw);
}

function changesIn({ revision, change }: StoredRegistry): RegistryChange[] {
  return change ? [{ ...change, revision }] : [];
}

function signingKey({ signing }: ReleaseKeys): SigningKey {
  if (signing) return signing;
  throw new MissingSigningKey(
    'No signing key found. Set RELEASE_SIGNING_KEY, or put signing.pem into the folder RELEASE_KEYS (docs/operations.md, "Keys").',
  );
}
