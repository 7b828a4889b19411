import { createPublicKey } from 'node:crypto';

import { ALL_APPS, publicKeyOf, type RootDocument } from './root-document';
import { addSignature, keyIdOf, signJson, type SigningKey, type TrustedKeys } from './sign-json';

/** A root document before it is signed. */
export type RootDraft = Omit<RootDocument, 'signatures'>;

/** Returns the first root document: the keys that were trusted so far may sign every app and the timestamp. */
export function firstRoot(
  rootKeys: readonly SigningKey[],
  threshold: number,
  trusted: TrustedKeys,
): RootDraft {
  const keys = [...trusted].map(([id, key]): [string, RootDraft['keys'][string]] => {
    const publicKey = key.export({ type: 'spki', format: 'pem' }).toString();
    return [id, { publicKey, apps: [ALL_APPS], timestamp: true, owner: 'all apps' }];
  });
  return {
    version: 1,
    threshold,
    rootKeys: publicKeysOf(rootKeys),
    keys: Object.fromEntries(keys),
    revoked: {},
  };
}

/** Returns the next version, in which this key may sign these apps and no others. */
export function withKey(
  root: RootDocument,
  pem: string,
  permissions: Pick<RootDocument['keys'][string], 'apps' | 'timestamp' | 'owner'>,
): RootDraft {
  const publicKey = publicKeyOf(pem).export({ type: 'spki', format: 'pem' }).toString();
  const id = keyIdOf(publicKeyOf(pem));
  if (root.revoked[id])
    throw new Error(`Key ${id} was revoked: ${root.revoked[id].why}. Create another one.`);
  return { ...nextOf(root), keys: { ...root.keys, [id]: { publicKey, ...permissions } } };
}

/** Returns the next version, in which nothing that this key signed is trusted. It stays listed for the history. */
export function withoutKey(root: RootDocument, id: string, at: string, why: string): RootDraft {
  if (!root.keys[id]) {
    throw new Error(`The root document has no key ${id}. Keys: ${Object.keys(root.keys).join(', ')}`);
  }
  return { ...nextOf(root), revoked: { ...root.revoked, [id]: { at, why } } };
}

/** Returns the next version with other root keys. The old and the new ones must sign it. */
export function withRootKeys(
  root: RootDocument,
  rootKeys: readonly SigningKey[],
  threshold: number,
): RootDraft {
  return { ...nextOf(root), threshold, rootKeys: publicKeysOf(rootKeys) };
}

export function signRoot(draft: RootDraft, keys: readonly SigningKey[]): RootDocument {
  return signJson('root', { ...draft, signatures: [] }, ...keys);
}

/** Adds signatures of other root keys to a document that one machine has signed. */
export function countersignRoot(root: RootDocument, keys: readonly SigningKey[]): RootDocument {
  return keys.reduce((signed, key) => addSignature('root', signed, key), root);
}

function nextOf({ signatures: _signatures, ...root }: RootDocument): RootDraft {
  return { ...root, version: root.version + 1 };
}

function publicKeysOf(keys: readonly SigningKey[]): Record<string, string> {
  return Object.fromEntries(
    keys.map(({ id, privateKey }) => [
      id,
      createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    ]),
  );
}
