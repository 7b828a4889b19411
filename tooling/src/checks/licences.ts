import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import satisfies from 'spdx-satisfies';
import { z } from 'zod';

/** SPDX ids of licences that require no more than a notice. A further one is a decision of the owner of the shop. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Packages whose licence was read by a person, because package.json lacks it or it is not among those above. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@img/sharp-libvips': 'LGPL-3.0-or-later: a shared library that can be replaced, used on servers',
  'axe-core': 'MPL-2.0: unchanged, with its notice; in tests, and served to previews of the studio',
  'dejavu-fonts-ttf': 'Bitstream Vera and Arev licences in LICENSE: fonts may be embedded',
  'humanize-number': 'MIT in Readme.md; in tests only',
  only: 'MIT in Readme.md; in tests only',
  'png-js': 'MIT in LICENSE',
};

/** End of the name of a package with binaries. */
const PLATFORM = /-(?:darwin|freebsd|linux|linuxmusl|win32)-\w+$/;

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** An SPDX expression; an object in packages from before SPDX. */
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  /** In packages from before SPDX: alternatives. */
  licenses: z.array(z.object({ type: z.string() })).optional(),
});
type InstalledPackage = z.output<typeof packageSchema>;

/**
 * Checks the licences of all installed packages.
 *
 * @param store `node_modules/.pnpm` of the workspace
 * @returns a line for each package whose licence is missing, unreadable or not allowed
 */
export function checkLicences(store: string): readonly string[] {
  return installedPackages(store).flatMap((folder) => {
    const installed = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    const { name, version } = installed;
    if (name.replace(PLATFORM, '') in READ_BY_HAND) return [];
    const licence = licenceOf(installed);
    if (licence === null) return [`${name}@${version} has no licence`];
    return isAllowed(licence) ? [] : [`${name}@${version} has the licence ${licence}`];
  });
}

function licenceOf({ license, licenses }: InstalledPackage): string | null {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

/** Returns the folders of packages; the other entries of each folder are links to them. */
function installedPackages(store: string): readonly string[] {
  return foldersIn(store).flatMap((entry) => {
    const modules = join(store, entry, 'node_modules');
    if (!existsSync(modules)) return [];
    return foldersIn(modules)
      .flatMap((name) =>
        name.startsWith('@') ? foldersIn(join(modules, name)).map((one) => join(name, one)) : [name],
      )
      .map((name) => join(modules, name))
      .filter((folder) => existsSync(join(folder, 'package.json')));
  });
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
