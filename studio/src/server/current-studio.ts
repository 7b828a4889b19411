import { join } from 'node:path';

import { sourceHash } from '@storefront/tooling/source-hash/source-hash';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { buildWhereChanged } from './build-where-changed';

const STUDIO_FOLDER = join(WORKSPACE_ROOT, '.build/studio');

/**
 * Builds the studio unless it was built from the present sources.
 *
 * @returns the folder of its files
 * @throws Error with webpack's messages if the build fails
 */
export async function currentStudio(): Promise<string> {
  await buildWhereChanged(STUDIO_FOLDER, sourceHash('studio'), async () => {
    // A start without a build needs neither bundler nor compiler.
    const { buildStudio } = await import('./build-studio');
    await buildStudio(STUDIO_FOLDER);
  });
  return STUDIO_FOLDER;
}
