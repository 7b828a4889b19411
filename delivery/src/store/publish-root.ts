import { parseNextRoot, parsePinnedRoot, rootKey, type RootDocument } from '../signing/root-document';
import { UntrustedSignature } from '../signing/sign-json';
import { trustInRoot, type Trust } from '../signing/trust';

import { IMMUTABLE, jsonFile } from './json-file';
import { REGISTRY_KEY } from './release-store';
import type { StoreContext } from './store-context';
import { readManifest } from './signed-manifests';
import { appsIn, registryName, verifiedRegistry } from './verify-registry';

/** The live registry would not be trusted any more. */
export class RegistryWouldFail extends Error {
  override readonly name = 'RegistryWouldFail';
}

/**
 * Publishes the next version of the root document. All machines of the shop follow it by themselves.
 *
 * @throws UntrustedSignature when root keys are missing
 * @throws RegistryWouldFail when the live registry is signed with a key that the document does not trust
 */
export async function publishRoot(context: StoreContext, root: RootDocument): Promise<void> {
  const { blobs } = context;
  const body = jsonFile(root);
  const current = await context.trust.root();
  if (current) parseNextRoot(body.toString('utf8'), current);
  else parsePinnedRoot(body.toString('utf8'), rootKey(root.version));
  try {
    await verifyLive(context, trustInRoot(root));
  } catch (error) {
    if (!(error instanceof UntrustedSignature)) throw error;
    throw new RegistryWouldFail(
      `${error.message}\nNothing was changed: with this root document no server could verify what is live. ` +
        'Sign it with another key first: npm run release -- keys sign-again --why "<reason>"',
    );
  }
  await blobs.write(rootKey(root.version), body, {
    contentType: 'application/json; charset=utf-8',
    cacheControl: IMMUTABLE,
    ifTag: null,
  });
}

/** Verifies what servers need to start: the registry, and the manifests of what is live with their fallbacks. */
async function verifyLive(context: StoreContext, trust: Trust): Promise<void> {
  const source = await context.blobs.read(REGISTRY_KEY);
  if (!source) return;
  const registry = verifiedRegistry(source.body, trust, 'The registry');
  const asTrusted = { blobs: context.blobs, trust: { current: async () => trust } };
  for (const app of appsIn(registry)) {
    for (const { metadata, fallbackUrl } of registry.microFrontends[registryName(app)] ?? []) {
      const fallback = fallbackUrl?.split('/').at(-2);
      for (const version of new Set([metadata.version, fallback ?? metadata.version])) {
        await readManifest(asTrusted, app, version);
      }
    }
  }
}
