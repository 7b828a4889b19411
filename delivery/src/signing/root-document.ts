import { createPublicKey, type KeyObject } from 'node:crypto';

import { z } from 'zod';

import {
  keyIdOf,
  signatureSchema,
  UntrustedSignature,
  validSigners,
  type Signature,
  type TrustedKeys,
} from './sign-json';

/** In `apps`: the key may sign every app. */
export const ALL_APPS = '*';

const publicKeysSchema = z.record(z.string(), z.string().startsWith('-----BEGIN PUBLIC KEY-----'));

/**
 * Lists which key may sign what, as the root role of The Update Framework does. Stored as `root/<version>.json`; a new
 * version is valid if the root keys of the version before and its own both signed it, each with their threshold.
 */
export const rootDocumentSchema = z.object({
  version: z.number().int().min(1),
  /** Number of root keys that must sign a version. */
  threshold: z.number().int().min(1),
  /** Public keys in PEM form by key id. Their private keys are kept offline. */
  rootKeys: publicKeysSchema,
  keys: z.record(
    z.string(),
    z.object({
      publicKey: z.string().startsWith('-----BEGIN PUBLIC KEY-----'),
      /** Names of the apps whose releases and deployments the key may sign, or `*`. */
      apps: z.array(z.string()),
      /** Whether the key may sign the timestamp. */
      timestamp: z.boolean(),
      /** Person or team, for people who read the document. */
      owner: z.string(),
    }),
  ),
  /** By key id. What a revoked key signed is not trusted any more. */
  revoked: z.record(z.string(), z.object({ at: z.iso.datetime(), why: z.string() })),
  signatures: z.array(signatureSchema),
});
export type RootDocument = z.output<typeof rootDocumentSchema>;

/** Returns the key of a version of the root document in a release store. */
export function rootKey(version: number): string {
  return `root/${version}.json`;
}

/**
 * Parses the version of the root document that an operator put on this machine.
 *
 * @throws UntrustedSignature when its own root keys did not sign it
 */
export function parsePinnedRoot(text: string, where: string): RootDocument {
  const raw: unknown = JSON.parse(text);
  const root = rootDocumentSchema.parse(raw);
  requireThreshold(raw, root.signatures, root, where);
  return root;
}

/**
 * Parses the version that follows `current`.
 *
 * @throws UntrustedSignature when the root keys of either version did not sign it, or when it is another version
 */
export function parseNextRoot(text: string, current: RootDocument): RootDocument {
  const raw: unknown = JSON.parse(text);
  const next = rootDocumentSchema.parse(raw);
  const where = rootKey(current.version + 1);
  if (next.version !== current.version + 1)
    throw new UntrustedSignature(`${where} contains version ${next.version}.`);
  requireThreshold(raw, next.signatures, current, where);
  requireThreshold(raw, next.signatures, next, where);
  return next;
}

/** Returns the keys that may sign the releases and deployments of an app. */
export function keysOfApp({ keys, revoked }: RootDocument, app: string): TrustedKeys {
  return selectKeys(keys, revoked, ({ apps }) => apps.includes(app) || apps.includes(ALL_APPS));
}

/** Returns the keys that may sign the timestamp. */
export function timestampKeysOf({ keys, revoked }: RootDocument): TrustedKeys {
  return selectKeys(keys, revoked, ({ timestamp }) => timestamp);
}

/** Returns all keys of the document, revoked ones too: they signed the history. */
export function keysEver({ keys }: RootDocument): TrustedKeys {
  return selectKeys(keys, {}, () => true);
}

/** Returns the public key of a PEM text. */
export function publicKeyOf(pem: string): KeyObject {
  return createPublicKey(pem);
}

type Keys = RootDocument['keys'];

function selectKeys(
  keys: Keys,
  revoked: RootDocument['revoked'],
  isSelected: (key: Keys[string]) => boolean,
): TrustedKeys {
  const selected = Object.entries(keys).filter(([id, key]) => !revoked[id] && isSelected(key));
  return new Map(selected.map(([id, { publicKey }]) => [id, publicKeyOf(publicKey)]));
}

function requireThreshold(
  raw: unknown,
  signatures: readonly Signature[],
  { rootKeys, threshold }: RootDocument,
  where: string,
): void {
  // The id is computed from the key: two ids for one key must not count twice.
  const trusted = new Map(
    Object.values(rootKeys).map((pem) => {
      const key = publicKeyOf(pem);
      return [keyIdOf(key), key];
    }),
  );
  const signers = validSigners('root', raw as object, signatures, trusted);
  if (signers.size >= threshold) return;
  throw new UntrustedSignature(
    `The root document ${where} needs valid signatures of ${threshold} root keys and has ${signers.size} ` +
      '(docs/operations.md, "Keys").',
  );
}
