import './boot/configure-zod';
import './remotes/shared-modules';

import { registerPlugins } from '@module-federation/enhanced/runtime';

import { showBootNotice } from './boot/boot-notice';
import { bootstrap } from './boot/bootstrap';
import { installTrustedTypesPolicy } from './boot/trusted-types-policy';
import { entryScriptPlugin } from './remotes/entry-script-plugin';
import { publishIntegrity } from './remotes/integrity-map';
import { getLoadedRemote, loadPreviousRelease, loadRemote } from './remotes/load-remote';
import { watchScripts } from './remotes/watch-scripts';

performance.mark('storefront-start');
const nonce = document.currentScript?.nonce ?? '';
globalThis.__storefrontNonce = nonce;
installTrustedTypesPolicy();
// From here on the shell decides when the notice of the document is shown (delivery/src/edge/boot-watch.ts).
document.documentElement.dataset['boot'] = 'started';
bootstrap(nonce, (snapshot, { development }) => {
  publishIntegrity(snapshot.integrity, window.location.href);
  watchScripts(document);
  registerPlugins([entryScriptPlugin(nonce, development)]);
  return { snapshot, load: loadRemote, loadPreviousRelease, getLoaded: getLoadedRemote };
}).catch((cause: unknown) => {
  showBootNotice(document);
  throw cause;
});
