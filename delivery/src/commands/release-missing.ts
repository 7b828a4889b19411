import { readEnvironment } from '../config/environment';
import { releaseMissing } from '../release/release-missing';
import { openStoreToRelease } from '../store/open-store';

import { runCommand } from './run-command';

/** Builds and releases what the store has no release of, and starts nothing. */
runCommand(() => releaseMissing(openStoreToRelease(readEnvironment()), (line) => console.log(line)));
