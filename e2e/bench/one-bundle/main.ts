import '../../../shell/src/boot/schemas-without-eval';

import { bootstrap } from '../../../shell/src/boot/bootstrap';
import { readSnapshot } from '../../../shell/src/boot/read-snapshot';
import { publishIntegrity } from '../../../shell/src/remotes/integrity-map';

import { bundledRemote, withBundledRemotes } from './bundled-remotes';

performance.mark('storefront-start');
const nonce = document.currentScript?.nonce ?? '';
publishIntegrity(readSnapshot(document).integrity, window.location.href);
void bootstrap(nonce, (snapshot) => ({
  snapshot: withBundledRemotes(snapshot),
  loaded: (name) => ({ module: bundledRemote(name), version: 'bundled' }),
  load: async ({ name }) => ({ module: bundledRemote(name), version: 'bundled' }),
}));
