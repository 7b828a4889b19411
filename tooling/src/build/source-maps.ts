import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { MAPS_FOLDER, mapPath } from './app-manifest';
import { integrityOfBytes } from './integrity';

const MAP = '.map';

/**
 * Moves the source maps of a build into their own folder, so that no list of served files contains them.
 *
 * @returns the integrity of each map, by file name of the script
 */
export function moveSourceMaps(outDir: string): Record<string, string> {
  const scripts = readdirSync(outDir)
    .filter((file) => file.endsWith(MAP))
    .map((file) => file.slice(0, -MAP.length))
    .toSorted();
  mkdirSync(join(outDir, MAPS_FOLDER), { recursive: true });
  return Object.fromEntries(
    scripts.map((script) => {
      const target = join(outDir, mapPath(script));
      renameSync(join(outDir, `${script}${MAP}`), target);
      return [script, integrityOfBytes(readFileSync(target))];
    }),
  );
}
