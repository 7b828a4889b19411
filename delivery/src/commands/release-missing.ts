import { readEnvironment } from '../config/environment';
import { releaseMissingApps } from '../release/release-missing';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** Builds and releases the apps that have no release of the current sources. */
runCommand(async () =>
  releaseMissingApps(await openWritableStore(readEnvironment()), (line) => console.log(line)),
);
