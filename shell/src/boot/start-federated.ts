import { publishIntegrity } from '../remotes/integrity-map';
import { configureEntries } from '../remotes/load-container';
import { getLoadedRemote, loadPreviousRelease, loadRemote } from '../remotes/load-remote';
import { watchScripts } from '../remotes/watch-scripts';

import { bootstrap } from './bootstrap';

/** Starts the site with the remotes of the registry snapshot. */
export async function startFederated(nonce: string): Promise<void> {
  await bootstrap(nonce, (snapshot, { development }) => {
    publishIntegrity(snapshot.integrity, window.location.href);
    watchScripts(document);
    configureEntries({ nonce, development });
    return { snapshot, load: loadRemote, loadPreviousRelease, getLoaded: getLoadedRemote };
  });
}
