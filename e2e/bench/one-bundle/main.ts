import '../../../shell/src/boot/configure-zod';

import { beginBoot } from '../../../shell/src/boot/begin-boot';
import { bootstrap } from '../../../shell/src/boot/bootstrap';
import { publishIntegrity } from '../../../shell/src/remotes/integrity-map';

import { bundledRemote, withBundledRemotes } from './bundled-remotes';

const nonce = beginBoot();
void bootstrap(nonce, (snapshot) => {
  publishIntegrity(snapshot.integrity, window.location.href);
  return {
    snapshot: withBundledRemotes(snapshot),
    getLoaded: (name) => ({ module: bundledRemote(name), version: 'bundled' }),
    load: async ({ name }) => ({ module: bundledRemote(name), version: 'bundled' }),
  };
});
