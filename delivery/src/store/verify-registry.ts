import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';

import { ALL_APPS } from '../signing/root-document';
import {
  requireTrustedSignature,
  signatureSchema,
  UntrustedSignature,
  validSigners,
} from '../signing/sign-json';
import type { Trust } from '../signing/trust';

import { storedRegistrySchema, type StoredRegistry } from './release-store';

/** A registry as it was parsed from JSON: with fields that this version of the code does not know. */
export interface RawRegistry {
  readonly microFrontends?: Readonly<Record<string, unknown>>;
  readonly harmful?: Readonly<Record<string, unknown>>;
  readonly droppedRoutes?: Readonly<Record<string, unknown>>;
  readonly deployments?: Readonly<
    Record<string, { readonly sequence?: unknown; readonly signatures?: unknown }>
  >;
  readonly change?: { readonly part?: unknown };
  readonly signatures?: unknown;
}

/** Returns what the key of an app signs besides its sequence: records, marks, and routes that it gave up. */
export function contentOf(raw: RawRegistry, app: string) {
  return {
    records: raw.microFrontends?.[registryName(app)] ?? [],
    harmful: raw.harmful?.[app] ?? [],
    droppedRoutes: raw.droppedRoutes?.[app] ?? [],
  };
}

export function registryName(app: string): string {
  return `${REGISTRY_SCOPE}/${app}`;
}

/** Returns the names of the apps that a registry contains. */
export function appsIn(registry: Pick<StoredRegistry, 'microFrontends'>): readonly string[] {
  return Object.keys(registry.microFrontends).map((name) => name.slice(REGISTRY_SCOPE.length + 1));
}

/**
 * Parses a registry whose last change was signed by a key of the changed app, and each of whose deployments was signed
 * by a key of its app.
 *
 * @param what name of the registry in error messages
 * @throws UntrustedSignature
 */
export function verifiedRegistry(body: Buffer, trust: Trust, what: string): StoredRegistry {
  const raw = JSON.parse(body.toString('utf8')) as RawRegistry;
  const part = raw?.change?.part;
  requireTrustedSignature('registry', raw, trust.keysOf(typeof part === 'string' ? part : ALL_APPS), what);
  const registry = storedRegistrySchema.parse(raw);
  for (const app of appsIn(registry)) {
    requireSignatureOfApp(raw, app, trust, what);
    requireOwnFiles(registry, app, what);
  }
  return registry;
}

function requireSignatureOfApp(raw: RawRegistry, app: string, trust: Trust, what: string): void {
  const keys = trust.keysOf(app);
  const deployment = raw.deployments?.[app];
  const [kind, value, signed] = deployment
    ? (['deployment', { app, sequence: deployment.sequence, ...contentOf(raw, app) }, deployment] as const)
    : (['registry', raw, raw] as const);
  const signatures = signatureSchema.array().parse(signed.signatures ?? []);
  if (validSigners(kind, value, signatures, keys).size > 0) return;
  throw new UntrustedSignature(
    `${what} contains a deployment of ${app} without a valid signature of one of its keys (docs/operations.md, "Keys").`,
  );
}

/** A key of one app must not lead browsers to the files of another, or elsewhere. */
function requireOwnFiles({ microFrontends }: StoredRegistry, app: string, what: string): void {
  for (const { url, fallbackUrl = url } of microFrontends[registryName(app)] ?? []) {
    for (const each of [url, fallbackUrl]) {
      if (each.startsWith(`/releases/${app}/`) && !each.includes('..')) continue;
      throw new UntrustedSignature(`${what} contains ${each} for ${app}, which is not a file of that app.`);
    }
  }
}
