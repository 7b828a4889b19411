import { readEnvironment } from '../config/environment';
import { makeCurrentSourcesLive, releaseMissingApps } from '../release/release-missing';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/**
 * Builds and releases the apps that have no release of the current sources, and makes those sources live: for the stores
 * of journeys and benchmarks.
 */
runCommand(async () => {
  const store = await openWritableStore(readEnvironment());
  const log = (line: string) => console.log(line);
  await releaseMissingApps(store, log);
  await makeCurrentSourcesLive(store, log);
});
