import { sourceHash } from '@storefront/tooling/source-hash/source-hash';

import { buildWhereChanged } from './build-where-changed';
import { STUDIO_FOLDER } from './studio-folder';

/**
 * Builds the studio unless it was built from the present sources.
 *
 * @returns the folder of its files
 * @throws Error with webpack's messages if the build fails
 */
export async function currentStudio(): Promise<string> {
  await buildWhereChanged(STUDIO_FOLDER, sourceHash('studio'), async () => {
    const { buildStudio } = await import('./build-studio');
    await buildStudio();
  });
  return STUDIO_FOLDER;
}
