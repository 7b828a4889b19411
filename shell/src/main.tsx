import './boot/configure-zod';
import './remotes/shared-modules';

import { registerPlugins } from '@module-federation/enhanced/runtime';

import { bootstrap } from './boot/bootstrap';
import { installTrustedTypesPolicy } from './boot/trusted-types-policy';
import { entryScriptPlugin } from './remotes/entry-script-plugin';
import { publishIntegrity } from './remotes/integrity-map';
import { getLoadedRemote, loadPreviousRelease, loadRemote } from './remotes/load-remote';

performance.mark('storefront-start');
const nonce = document.currentScript?.nonce ?? '';
globalThis.__storefrontNonce = nonce;
installTrustedTypesPolicy();
void bootstrap(nonce, (snapshot, { development }) => {
  publishIntegrity(snapshot.integrity, window.location.href);
  registerPlugins([entryScriptPlugin(nonce, development)]);
  return { snapshot, load: loadRemote, loadPreviousRelease, getLoaded: getLoadedRemote };
});
