import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parsePinnedRoot, type RootDocument } from './root-document';
import { keyIdOf, type SigningKey, type TrustedKeys } from './sign-json';

export interface ReleaseKeys {
  /** `null` on machines that do not release, such as edge servers. */
  readonly signing: SigningKey | null;
  /** Keys of a machine that releases several apps with a key each. */
  readonly others?: readonly SigningKey[];
  /** Used without a root document: each may sign every app. */
  readonly trusted: TrustedKeys;
  /** Replaces `trusted`: lists which key may sign which app. */
  readonly root?: RootDocument | null;
}

export interface KeySettings {
  /**
   * Contains `signing.pem` or `signing/*.pem` (on machines that release), and `root.json` or else `trusted/*.pem`
   * (public keys).
   */
  readonly folder: string;
  /** Signing key in PEM form; takes precedence over the file. */
  readonly signingKey: string | null;
}

/** A key file does not contain an Ed25519 key in PEM form. */
export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';
}

/** Reads the signing key and the trusted keys. @throws InvalidKey naming the file */
export function readReleaseKeys({ folder, signingKey }: KeySettings): ReleaseKeys {
  const signingFile = join(folder, 'signing.pem');
  const text = signingKey ?? (existsSync(signingFile) ? readFileSync(signingFile, 'utf8') : null);
  const signing =
    text === null ? null : signingKeyFrom(text, signingKey ? 'RELEASE_SIGNING_KEY' : signingFile);
  const trusted = new Map(
    pemFiles(join(folder, 'trusted')).map((file) => {
      const key = publicKeyFrom(readFileSync(file, 'utf8'), file);
      return [keyIdOf(key), key];
    }),
  );
  // A machine that signs also trusts its own key.
  if (signing) trusted.set(signing.id, createPublicKey(signing.privateKey));
  const rootFile = join(folder, ROOT_FILE);
  return {
    signing,
    others: pemFiles(join(folder, 'signing')).map((file) => signingKeyFrom(readFileSync(file, 'utf8'), file)),
    trusted,
    root: existsSync(rootFile) ? parsePinnedRoot(readFileSync(rootFile, 'utf8'), rootFile) : null,
  };
}

/** Root document in a folder of keys. */
export const ROOT_FILE = 'root.json';

/** Returns all keys with which this machine signs. */
export function signingKeysOf({ signing, others = [] }: ReleaseKeys): readonly SigningKey[] {
  return signing ? [signing, ...others] : others;
}

/**
 * Reads the keys of this machine, and creates a key pair if there is no key at all, so that `npm start` needs no
 * preparation. A folder with only trusted keys stays as it is: it belongs to a server that must not sign.
 */
export function ensureReleaseKeys(settings: KeySettings): ReleaseKeys {
  const existing = readReleaseKeys(settings);
  if (signingKeysOf(existing).length > 0 || existing.trusted.size > 0 || existing.root) return existing;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(join(settings.folder, 'trusted'), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(settings.folder, 'signing.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    // Another process created the key pair at the same time: use that one.
    if (existsSync(join(settings.folder, 'signing.pem'))) return readReleaseKeys(settings);
    throw error;
  }
  writeFileSync(
    join(settings.folder, 'trusted', `${keyIdOf(publicKey)}.pem`),
    publicKey.export({ type: 'spki', format: 'pem' }),
  );
  return readReleaseKeys(settings);
}

/** Reads a private key. @throws InvalidKey naming its source */
export function signingKeyFrom(pem: string, where: string): SigningKey {
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
    // Replaced by the error below: the parser error does not say what to do.
  }
  throw new InvalidKey(`${where} does not contain an Ed25519 key in PEM form (docs/operations.md, "Keys").`);
}

function pemFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.pem'))
    .map((file) => join(folder, file));
}
