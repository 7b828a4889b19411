import { APP_MANIFEST_FILE, appManifestSchema } from '@storefront/tooling/build/app-manifest';

import {
  requireTrustedSignature,
  signatureOf,
  signatureSchema,
  UntrustedSignature,
} from '../signing/sign-json';
import type { Trust } from '../signing/trust';

import { IMMUTABLE, jsonFile } from './json-file';
import { UnpublishedRelease, type SignedManifest } from './release-store';
import { signingKeyFor } from './sign-registry';
import type { StoreContext } from './store-context';

interface ManifestContext extends Pick<StoreContext, 'blobs'> {
  readonly trust: Pick<StoreContext['trust'], 'current'>;
}

/** @throws UnpublishedRelease, or UntrustedSignature when no key of the app signed the manifest */
export async function readManifest(
  context: ManifestContext,
  app: string,
  version: string,
): Promise<SignedManifest> {
  const { body, raw } = await rawManifest(context, app, version);
  const trust = await context.trust.current();
  const what = `The manifest of ${app} ${version}`;
  try {
    requireTrustedSignature('release', raw, trust.keysOf(app), what);
  } catch (error) {
    const later =
      error instanceof UntrustedSignature ? await laterSignatures(context, trust, app, version) : [];
    if (later.length === 0) throw error;
    requireTrustedSignature('release', { ...raw, signatures: later }, trust.keysOf(app), what);
  }
  const manifest = appManifestSchema.parse(raw);
  if (manifest.name === app && manifest.version === version) return { manifest, body };
  throw new Error(`${app} ${version}: the manifest belongs to ${manifest.name} ${manifest.version}`);
}

/** Returns the versions of an app that have a manifest. */
export async function publishedVersions({ blobs }: StoreContext, app: string): Promise<readonly string[]> {
  const versions = (await blobs.keys(`${app}/`))
    .map((key) => key.split('/'))
    .filter((segments) => segments.length === 3 && segments[2] === APP_MANIFEST_FILE)
    .map((segments) => segments[1] ?? '');
  return [...new Set(versions)].sort();
}

/**
 * Signs a published manifest with the current key of the app. The signature is a file of its own, because published
 * files never change.
 */
export async function signManifestAgain(context: StoreContext, app: string, version: string): Promise<void> {
  await readManifest(context, app, version);
  const key = signingKeyFor(context.keys, await context.trust.current(), app);
  const { raw } = await rawManifest(context, app, version);
  await context.blobs.write(signatureKey(app, version, key.id), jsonFile(signatureOf('release', raw, key)), {
    contentType: 'application/json; charset=utf-8',
    cacheControl: IMMUTABLE,
  });
}

async function rawManifest({ blobs }: ManifestContext, app: string, version: string) {
  const source = await blobs.read(`${app}/${version}/${APP_MANIFEST_FILE}`);
  if (!source)
    throw new UnpublishedRelease(`${app} ${version} was never published, or its files were removed`);
  const { body } = source;
  return { body, raw: JSON.parse(body.toString('utf8')) as object };
}

/** Returns signatures that were added after the release, of keys that are trusted now. */
async function laterSignatures({ blobs }: ManifestContext, trust: Trust, app: string, version: string) {
  const found = await Promise.all(
    [...trust.keysOf(app).keys()].map((id) => blobs.read(signatureKey(app, version, id))),
  );
  return found.flatMap((blob) =>
    blob ? [signatureSchema.parse(JSON.parse(blob.body.toString('utf8')))] : [],
  );
}

function signatureKey(app: string, version: string, keyId: string): string {
  return `${app}/${version}/part.${keyId}.signature.json`;
}
