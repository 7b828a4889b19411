import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { withFileLock } from '@storefront/server-kit/file-lock';

import { STUDIO_SCRIPT } from './studio-script';

/** Longer than a build on a slow machine. */
const OTHER_BUILD_MS = 180_000;

/**
 * Calls `build` unless the folder was built from these sources. Of two processes that start at the same time the
 * second waits for the build of the first.
 *
 * @param folder of the built files; the hash of its sources is in a file beside it, which is not served
 * @param sources hash of all that the build depends on
 * @throws FileLocked when another process builds for longer than three minutes
 */
export async function buildWhereChanged(
  folder: string,
  sources: string,
  build: () => Promise<void>,
): Promise<void> {
  const stamp = `${folder}.sources`;
  mkdirSync(dirname(folder), { recursive: true });
  const buildOnce = async () => {
    if (existsSync(join(folder, STUDIO_SCRIPT)) && read(stamp) === sources) return;
    // A build that ends early leaves files of two builds.
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, sources);
  };
  await withFileLock(`${folder}.lock`, buildOnce, { waitMs: OTHER_BUILD_MS });
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
