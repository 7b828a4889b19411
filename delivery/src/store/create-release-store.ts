import type { Registry } from '@storefront/shared/contracts/registry';
import {
  PART_MANIFEST_FILE,
  partManifestSchema,
  type PartManifest,
} from '@storefront/tooling/build/part-manifest';

import type { ReleaseKeys } from '../signing/release-keys';
import { requireTrusted, signJson, type SigningKey } from '../signing/sign-json';

import { FOR_A_YEAR, jsonFile } from './json-file';
import { publishFiles } from './publish-files';
import {
  RegistryMoved,
  storedRegistrySchema,
  type RegistryChange,
  type ReleaseStore,
  type StoredRegistry,
} from './release-store';
import { ShelfMoved, type Shelf, type Shelved, type WriteOptions } from './blob-store';

const REGISTRY = 'registry.json';
const HISTORY = 'history/';
const LAST_CHANGES = 500;
const JSON_FILE: WriteOptions = { type: 'application/json; charset=utf-8', cache: 'no-cache' };
const EMPTY_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 0,
  microFrontends: {},
};

/** Nobody can be sure of what this machine writes. */
export class NoSigningKey extends Error {
  override readonly name = 'NoSigningKey';
}

/**
 * Releases on a shelf: `<part>/<version>/…` with its manifest written last, `registry.json`, and under
 * `history/` every registry that was live before, as it was signed then.
 */
export function shelfStore(shelf: Shelf, keys: ReleaseKeys): ReleaseStore {
  const stored = async (): Promise<{
    readonly registry: StoredRegistry;
    readonly source: Shelved | null;
  }> => {
    const source = await shelf.read(REGISTRY);
    return { registry: source ? trustedRegistry(source, keys, 'The registry') : EMPTY_REGISTRY, source };
  };

  const manifest = async (part: string, version: string): Promise<PartManifest> => {
    const source = await shelf.read(`${part}/${version}/${PART_MANIFEST_FILE}`);
    if (!source) throw new Error(`${part} ${version} was never published, or was taken away`);
    const raw: unknown = JSON.parse(source.body.toString('utf8'));
    requireTrusted('release', raw, keys.trusted, `The manifest of ${part} ${version}`);
    const found = partManifestSchema.parse(raw);
    if (found.name === part && found.version === version) return found;
    throw new Error(`${part} ${version}: its manifest is that of ${found.name} ${found.version}`);
  };

  return {
    manifest,
    registry: async () => (await stored()).registry,
    registryTag: () => shelf.tag(REGISTRY),
    file: (part, version, file) => shelf.local(`${part}/${version}/${file}`),
    publish: (part, version, folder) =>
      publishFiles(
        { shelf, key: signingKey(keys), manifest: () => manifest(part, version) },
        part,
        version,
        folder,
      ),
    async versions(part) {
      const found = await shelf.keys(`${part}/`);
      const versionsThere = found
        .map((key) => key.split('/'))
        .filter((names) => names.length === 3 && names[2] === PART_MANIFEST_FILE)
        .map((names) => names[1] ?? '');
      return [...new Set(versionsThere)].sort();
    },
    async swap(next, change) {
      const key = signingKey(keys);
      const { registry, source } = await stored();
      if (registry.revision !== next.revision) {
        throw new RegistryMoved(`the registry moved from revision ${next.revision} to ${registry.revision}`);
      }
      // What is live now is kept before it is replaced: whoever dies in between leaves one copy too many.
      if (source) await keep(shelf, registry.revision, source.body);
      const written = storedRegistrySchema.parse({ ...next, revision: next.revision + 1, change });
      await swapIfUnmoved(shelf, jsonFile(signJson('registry', written, key)), source?.tag ?? null);
    },
    async history(last = LAST_CHANGES) {
      const before = (await shelf.keys(HISTORY)).slice(-last);
      const sources = await Promise.all(before.map((key) => shelf.read(key)));
      const registries = sources.flatMap((source) =>
        source ? [trustedRegistry(source, keys, 'A registry of the history')] : [],
      );
      const { registry } = await stored();
      // A copy of what is live may be there already: its successor was never written.
      const past = registries.filter(({ revision }) => revision < registry.revision);
      return [...past, registry].flatMap(changeOf).slice(-last);
    },
  };
}

async function keep(shelf: Shelf, revision: number, body: Buffer): Promise<void> {
  const key = `${HISTORY}${String(revision).padStart(9, '0')}.json`;
  try {
    await shelf.write(key, body, { ...JSON_FILE, cache: FOR_A_YEAR, ifTag: null });
  } catch (error) {
    // Kept already, by one who then died or came second.
    if (!(error instanceof ShelfMoved)) throw error;
  }
}

async function swapIfUnmoved(shelf: Shelf, body: Buffer, ifTag: string | null): Promise<void> {
  try {
    await shelf.write(REGISTRY, body, { ...JSON_FILE, ifTag });
  } catch (error) {
    if (error instanceof ShelfMoved) throw new RegistryMoved(error.message);
    throw error;
  }
}

function trustedRegistry({ body }: Shelved, { trusted }: ReleaseKeys, what: string): StoredRegistry {
  const raw: unknown = JSON.parse(body.toString('utf8'));
  requireTrusted('registry', raw, trusted, what);
  return storedRegistrySchema.parse(raw);
}

function changeOf({ revision, change }: StoredRegistry): RegistryChange[] {
  return change ? [{ ...change, revision }] : [];
}

function signingKey({ signing }: ReleaseKeys): SigningKey {
  if (signing) return signing;
  throw new NoSigningKey(
    'There is no key to sign with here: set RELEASE_SIGNING_KEY, or put signing.pem into RELEASE_KEYS (docs/operations.md, "Keys").',
  );
}
