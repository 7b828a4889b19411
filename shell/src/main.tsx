import './boot/schemas-without-eval';
import './remotes/provides';

import { registerPlugins } from '@module-federation/enhanced/runtime';

import { bootstrap } from './boot/bootstrap';
import { installDefaultPolicy } from './boot/default-policy';
import { entryScriptPlugin } from './remotes/entry-script-plugin';
import { publishIntegrity } from './remotes/integrity-map';
import { loadBefore, loadedRemote, loadRemote } from './remotes/load-remote';

performance.mark('storefront-start');
const nonce = document.currentScript?.nonce ?? '';
globalThis.__storefrontNonce = nonce;
installDefaultPolicy();
void bootstrap(nonce, (snapshot, { development }) => {
  publishIntegrity(snapshot.integrity, window.location.href);
  registerPlugins([entryScriptPlugin(nonce, development)]);
  return { snapshot, load: loadRemote, loadBefore, loaded: loadedRemote };
});
