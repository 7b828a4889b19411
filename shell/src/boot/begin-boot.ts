import { installTrustedTypesPolicy } from './trusted-types-policy';

/**
 * What precedes everything else that a shell does, whether it loads remotes or contains them. Returns the nonce of the
 * document. Must be called while the script is evaluated: the browser knows the current script only then.
 */
export function beginBoot(): string {
  performance.mark('storefront-start');
  const nonce = document.currentScript?.nonce ?? '';
  globalThis.__storefrontNonce = nonce;
  installTrustedTypesPolicy();
  // From here on the shell decides when the notice of the document is shown (delivery/src/edge/boot-watch.ts).
  document.documentElement.dataset['boot'] = 'started';
  return nonce;
}
