import { generateKeyPairSync } from 'node:crypto';

import type { ReleaseKeys } from '../src/signing/release-keys';
import { keyIdOf } from '../src/signing/sign-json';

/** Creates a key pair for tests. */
export function newKeys(): ReleaseKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = keyIdOf(publicKey);
  return { signing: { id, privateKey }, trusted: new Map([[id, publicKey]]) };
}

export const TEST_KEYS = newKeys();
