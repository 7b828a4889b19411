import { fileURLToPath } from 'node:url';

import { runStudio } from './run-studio';

/* The studio in production: serves the files that were built into the folder beside this program. */
runStudio(async () => fileURLToPath(new URL('files', import.meta.url)));
