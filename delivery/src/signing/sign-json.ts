import { createHash, sign, verify, type KeyObject } from 'node:crypto';

import canonicalize from 'canonicalize';
import { z } from 'zod';

/** Part of the signed text: a signature of one kind is not valid for another. */
export type SignedKind = 'registry' | 'release' | 'deployment' | 'timestamp' | 'root';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** Public keys by key id. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** There is no valid signature of a trusted key; the message says what to do. */
export class UntrustedSignature extends Error {
  override readonly name = 'UntrustedSignature';
}

export const signatureSchema = z.object({ keyId: z.string(), ed25519: z.base64() });
/** A signature of the canonical form of a value. */
export type Signature = z.output<typeof signatureSchema>;

const signaturesSchema = z.object({ signatures: z.array(signatureSchema).min(1) });

/**
 * Returns the value with a `signatures` field (Ed25519 over the canonical form of the other fields, RFC 8785).
 * The file stays readable, and value and signature are replaced together.
 */
export function signJson<T extends object>(kind: SignedKind, value: T, ...keys: readonly SigningKey[]): T {
  const rest = withoutSignatures(value);
  return { ...(rest as T), signatures: keys.map((key) => signatureOf(kind, rest, key)) };
}

/** Returns the value with one more signature beside those it has. */
export function addSignature<T extends object>(kind: SignedKind, value: T, key: SigningKey): T {
  const parsed = signaturesSchema.safeParse(value);
  const others = parsed.success ? parsed.data.signatures.filter(({ keyId }) => keyId !== key.id) : [];
  return { ...value, signatures: [...others, signatureOf(kind, value, key)] };
}

/** Returns the signature of a value without its `signatures` field. */
export function signatureOf(kind: SignedKind, value: object, key: SigningKey): Signature {
  const bytes = signedBytes(kind, withoutSignatures(value));
  return { keyId: key.id, ed25519: sign(null, bytes, key.privateKey).toString('base64') };
}

/** Sign what readers will parse: without the fields that JSON omits. */
function withoutSignatures(value: object): object {
  const { signatures: _before, ...rest } = JSON.parse(JSON.stringify(value)) as { signatures?: unknown };
  return rest;
}

/** Returns the ids of the trusted keys that signed the value. */
export function validSigners(
  kind: SignedKind,
  value: object,
  signatures: readonly Signature[],
  trusted: TrustedKeys,
): ReadonlySet<string> {
  const bytes = signedBytes(kind, withoutSignatures(value));
  const valid = signatures.filter(({ keyId, ed25519 }) => {
    const key = trusted.get(keyId);
    return key !== undefined && verify(null, bytes, key, Buffer.from(ed25519, 'base64'));
  });
  return new Set(valid.map(({ keyId }) => keyId));
}

/**
 * Requires a valid signature of a trusted key.
 *
 * @param what name of the signed value in the error message
 * @throws UntrustedSignature when the signature is missing, invalid, or of a key that is not trusted
 */
export function requireTrustedSignature(
  kind: SignedKind,
  value: unknown,
  trusted: TrustedKeys,
  what: string,
): void {
  const parsed = signaturesSchema.safeParse(value);
  if (!parsed.success || typeof value !== 'object' || value === null)
    throw new UntrustedSignature(`${what} is not signed${UNSIGNED}`);
  if (validSigners(kind, value, parsed.data.signatures, trusted).size > 0) return;
  const ids = parsed.data.signatures.map(({ keyId }) => keyId).join(', ');
  const hasTrustedKey = parsed.data.signatures.some(({ keyId }) => trusted.has(keyId));
  throw new UntrustedSignature(
    hasTrustedKey
      ? `${what} was changed after it was signed.`
      : `${what} is signed with key ${ids}, which is not trusted here (docs/operations.md, "Keys").`,
  );
}

/** Applies also to stores that were written before releases were signed. */
const UNSIGNED = ': it was not written by the release command of this site. Move it away and release again.';

/** Returns the short id of a public key, which names its file. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

function signedBytes(kind: SignedKind, value: object): Buffer {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('nothing to sign');
  return Buffer.from(`storefront ${kind}\n${text}`);
}
