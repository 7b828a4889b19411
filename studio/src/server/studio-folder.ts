import { join } from 'node:path';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

/** Folder of the built files. */
export const STUDIO_FOLDER = join(WORKSPACE_ROOT, '.build/studio');
