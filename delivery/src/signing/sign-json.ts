import { createHash, sign, verify, type KeyObject } from 'node:crypto';

import canonicalize from 'canonicalize';
import { z } from 'zod';

/** Part of the signed text: a signature of one kind is not valid for another. */
export type SignedKind = 'registry' | 'release';

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

const signaturesSchema = z.object({
  signatures: z.array(z.object({ keyId: z.string(), ed25519: z.base64() })).min(1),
});

/**
 * Returns the value with a `signatures` field (Ed25519 over the canonical form of the other fields, RFC 8785).
 * The file stays readable, and value and signature are replaced together.
 */
export function signJson<T extends object>(kind: SignedKind, value: T, key: SigningKey): T {
  // Sign what readers will parse: without the fields that JSON omits.
  const { signatures: _before, ...rest } = JSON.parse(JSON.stringify(value)) as T & { signatures?: unknown };
  const signature = sign(null, signedBytes(kind, rest), key.privateKey);
  return {
    ...(rest as T),
    signatures: [{ keyId: key.id, ed25519: signature.toString('base64') }],
  };
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
  const { signatures: _signatures, ...rest } = value as Record<string, unknown>;
  const bytes = signedBytes(kind, rest);
  const isValid = parsed.data.signatures.some(({ keyId, ed25519 }) => {
    const key = trusted.get(keyId);
    return key !== undefined && verify(null, bytes, key, Buffer.from(ed25519, 'base64'));
  });
  if (isValid) return;
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
