import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { WORKSPACE_ROOT } from '../workspace';

import { versionOf } from './package-json';
import { PUBLISHED_PACKAGES, type PublishedPackage } from './packages';
import { writePackages } from './write-packages';

/** Default folder of the tarballs. */
export const TARBALLS = join(WORKSPACE_ROOT, '.build/packages');

/**
 * Builds the published packages and packs them.
 *
 * @param folder absolute path of the folder for the tarballs
 * @returns the tarballs by package
 */
export async function packPackages(folder: string): Promise<Readonly<Record<PublishedPackage, string>>> {
  await mkdir(folder, { recursive: true });
  const folders = writePackages(TARBALLS);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = PUBLISHED_PACKAGES.map((name) => folders[name]);
  await promisify(execFile)(npm, ['pack', '--silent', '--pack-destination', folder, ...args]);
  return tarballsIn(folder);
}

/** Returns the paths of the tarballs in a folder, with the names that npm gives them. */
export function tarballsIn(folder: string): Readonly<Record<PublishedPackage, string>> {
  const tarball = (name: PublishedPackage) => join(folder, `storefront-${name}-${versionOf(name)}.tgz`);
  return { contract: tarball('contract'), ui: tarball('ui'), 'remote-tools': tarball('remote-tools') };
}
