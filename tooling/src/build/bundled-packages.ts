import { readFileSync } from 'node:fs';

import type { Compilation, Module } from 'webpack';
import { z } from 'zod';

/** An installed package with code in a build. */
export interface BundledPackage {
  readonly name: string;
  /** Exact. */
  readonly version: string;
  /** An SPDX expression; `null` if package.json has none. */
  readonly licence: string | null;
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
});

/** Path of the innermost package of a module: `…/.pnpm/a@1/node_modules/a`. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Returns the packages whose code is in one of the builds, by name and version. Packages that a build only shares are not
 * among them: they are in the build that provides them.
 */
export function bundledPackages(builds: readonly Compilation[]): readonly BundledPackage[] {
  const folders = new Set(
    builds
      .flatMap((build) => [...build.modules].flatMap(modulesIn))
      .flatMap((module) => PACKAGE_FOLDER.exec(module.nameForCondition() ?? '')?.[0] ?? []),
  );
  const packages = [...folders].map((folder) => {
    const { name, version, license } = packageSchema.parse(
      JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
    );
    return { name, version, licence: license ?? null };
  });
  // One version of a package may be installed several times, for different peers.
  const byId = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byId.values()].toSorted((one, other) =>
    one.name === other.name ? one.version.localeCompare(other.version) : one.name.localeCompare(other.name),
  );
}

/** Returns a module, or those that were concatenated into it. */
function modulesIn(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
}
