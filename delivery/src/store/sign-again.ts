import { jsonFile } from './json-file';
import { writeRegistry } from './registry-access';
import type { NewChange } from './release-store';
import { signedRegistry } from './sign-registry';
import { publishedVersions, signManifestAgain } from './signed-manifests';
import type { StoreContext } from './store-context';
import { higherFloor, NO_FLOOR, type TrustedFloor } from './trusted-state';
import { verifiedRegistry, type RawRegistry } from './verify-registry';
import { REGISTRY_KEY } from './release-store';

/**
 * Signs the deployments of these apps and their published manifests with the keys of this machine.
 *
 * @param above the new revision and sequences are higher than this one and than all that this machine has seen
 */
export async function signAgain(
  context: StoreContext,
  apps: readonly string[],
  change: NewChange,
  above: number,
): Promise<void> {
  const { blobs, keys, state } = context;
  const trust = await context.trust.refreshed();
  // Read without the floor: this command accepts a store that was restored from a backup.
  const source = await blobs.read(REGISTRY_KEY);
  if (!source) throw new Error('The release store has no registry: there is nothing to sign.');
  for (const app of apps) {
    for (const version of await publishedVersions(context, app))
      await signManifestAgain(context, app, version);
  }
  const next = verifiedRegistry(source.body, trust, 'The registry');
  const seen = await state.floor();
  const floor = higherFloor(seen, floorAt(apps, above));
  const stored = JSON.parse(source.body.toString('utf8')) as RawRegistry;
  const signed = signedRegistry({ next, change, stored, keys, trust, floor, signAgain: apps });
  await writeRegistry(blobs, next.revision, source, jsonFile(signed));
}

function floorAt(apps: readonly string[], above: number): TrustedFloor {
  return { ...NO_FLOOR, revision: above, sequences: Object.fromEntries(apps.map((app) => [app, above])) };
}
