import { createHash, sign, verify, type KeyObject } from 'node:crypto';

import canonicalize from 'canonicalize';
import { z } from 'zod';

/** What is signed; a signature over one kind proves nothing of another. */
export type SignedKind = 'registry' | 'release';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** Public keys by their id. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** Nobody whom we trust has signed this; with what to do about it. */
export class NotTrusted extends Error {
  override readonly name = 'NotTrusted';
}

const signaturesSchema = z.object({
  signatures: z.array(z.object({ keyId: z.string(), ed25519: z.base64() })).min(1),
});

/**
 * The value with a signature beside its own fields (Ed25519 over the canonical form of the rest, RFC 8785), so
 * that a file stays readable and value and signature are replaced together.
 */
export function signJson<T extends object>(kind: SignedKind, value: T, key: SigningKey): T {
  // As it will be read: what JSON leaves out is not signed either.
  const { signatures: _before, ...rest } = JSON.parse(JSON.stringify(value)) as T & { signatures?: unknown };
  const signature = sign(null, signedBytes(kind, rest), key.privateKey);
  return {
    ...(rest as T),
    signatures: [{ keyId: key.id, ed25519: signature.toString('base64') }],
  };
}

/**
 * @param what names the thing in the error
 * @throws NotTrusted when no signature by a trusted key fits; a missing one does not fit either.
 */
export function requireTrusted(kind: SignedKind, value: unknown, trusted: TrustedKeys, what: string): void {
  const parsed = signaturesSchema.safeParse(value);
  if (!parsed.success || typeof value !== 'object' || value === null)
    throw new NotTrusted(`${what} is not signed${UNSIGNED}`);
  const { signatures: _signatures, ...rest } = value as Record<string, unknown>;
  const bytes = signedBytes(kind, rest);
  const fits = parsed.data.signatures.some(({ keyId, ed25519 }) => {
    const key = trusted.get(keyId);
    return key !== undefined && verify(null, bytes, key, Buffer.from(ed25519, 'base64'));
  });
  if (fits) return;
  const ids = parsed.data.signatures.map(({ keyId }) => keyId).join(', ');
  const known = parsed.data.signatures.some(({ keyId }) => trusted.has(keyId));
  throw new NotTrusted(
    known
      ? `${what} was changed after it was signed.`
      : `${what} is signed with ${ids}, a key that is not trusted here (docs/operations.md, "Keys").`,
  );
}

/** Also said of a store from before there were signatures. */
const UNSIGNED = ': no release command of this site has written it. Move it away, and release again.';

/** Short name of a public key, for people and for finding it again. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

function signedBytes(kind: SignedKind, value: object): Buffer {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('nothing to sign');
  return Buffer.from(`storefront ${kind}\n${text}`);
}
