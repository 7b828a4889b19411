import { readEnvironment } from '../config/environment';
import { releaseMissing } from '../start/release-missing';
import { folderStore } from '../store/folder-store';

import { runCommand } from './run-command';

/** Builds and releases what the store has no release of, and starts nothing. */
runCommand(() => releaseMissing(folderStore(readEnvironment().releaseStore), (line) => console.log(line)));
