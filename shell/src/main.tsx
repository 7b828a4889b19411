import './boot/schemas-without-eval';
import './remotes/provides';

import { registerPlugins } from '@module-federation/enhanced/runtime';
import { readConfig } from '@storefront/shared/config/read-config';

import { bootstrap } from './boot/bootstrap';
import { readSnapshot } from './boot/read-snapshot';
import { entryScriptPlugin } from './remotes/entry-script-plugin';
import { publishIntegrity } from './remotes/integrity-map';
import { loadedRemote, loadRemote } from './remotes/load-remote';

performance.mark('storefront-start');
const nonce = document.currentScript?.nonce ?? '';
publishIntegrity(readSnapshot(document).integrity, window.location.href);
registerPlugins([entryScriptPlugin(nonce, readConfig(document).development)]);
void bootstrap(nonce, (snapshot) => ({ snapshot, load: loadRemote, loaded: loadedRemote }));
