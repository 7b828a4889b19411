import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { keyIdOf, type SigningKey, type TrustedKeys } from './sign-json';

export interface ReleaseKeys {
  /** Absent where nothing is released: an edge server needs none. */
  readonly signing: SigningKey | null;
  readonly trusted: TrustedKeys;
}

export interface KeySettings {
  /** Holds `signing.pem` (where releases are made) and `trusted/*.pem` (public keys). */
  readonly folder: string;
  /** The signing key itself, PEM; comes before the file. */
  readonly signingKey: string | null;
}

/** A key file that is not what it should be. */
export class BadKey extends Error {
  override readonly name = 'BadKey';
}

/** @throws BadKey naming the file. */
export function readReleaseKeys({ folder, signingKey }: KeySettings): ReleaseKeys {
  const signingFile = join(folder, 'signing.pem');
  const text = signingKey ?? (existsSync(signingFile) ? readFileSync(signingFile, 'utf8') : null);
  const signing =
    text === null ? null : signingKeyFrom(text, signingKey ? 'RELEASE_SIGNING_KEY' : signingFile);
  const trusted = new Map(
    trustedFiles(folder).map((file) => {
      const key = publicKeyFrom(readFileSync(file, 'utf8'), file);
      return [keyIdOf(key), key];
    }),
  );
  // Whoever signs believes itself.
  if (signing) trusted.set(signing.id, createPublicKey(signing.privateKey));
  return { signing, trusted };
}

/**
 * The keys of this machine, made where there are none at all: one command then runs the whole business. A
 * folder that holds trusted keys alone stays as it is, for it belongs to a server that must not sign.
 */
export function ensureReleaseKeys(settings: KeySettings): ReleaseKeys {
  const known = readReleaseKeys(settings);
  if (known.signing || known.trusted.size > 0) return known;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(join(settings.folder, 'trusted'), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(settings.folder, 'signing.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    // Another command made them in the same moment: theirs count.
    if (existsSync(join(settings.folder, 'signing.pem'))) return readReleaseKeys(settings);
    throw error;
  }
  writeFileSync(
    join(settings.folder, 'trusted', `${keyIdOf(publicKey)}.pem`),
    publicKey.export({ type: 'spki', format: 'pem' }),
  );
  return readReleaseKeys(settings);
}

function signingKeyFrom(pem: string, where: string): SigningKey {
  const privateKey = ed25519(() => createPrivateKey(pem), where);
  return { id: keyIdOf(createPublicKey(privateKey)), privateKey };
}

function publicKeyFrom(pem: string, where: string): KeyObject {
  return ed25519(() => createPublicKey(pem), where);
}

function ed25519(read: () => KeyObject, where: string): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below: the words of the parser tell nobody what to do.
  }
  throw new BadKey(`${where} holds no Ed25519 key in PEM form (docs/operations.md, "Keys").`);
}

function trustedFiles(folder: string): string[] {
  const trusted = join(folder, 'trusted');
  if (!existsSync(trusted)) return [];
  return readdirSync(trusted)
    .filter((file) => file.endsWith('.pem'))
    .map((file) => join(trusted, file));
}
