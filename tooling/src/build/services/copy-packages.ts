import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import { z } from 'zod';

const packageSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});

/**
 * Copies installed packages with everything that they depend on into `folder/node_modules`, so that a program there needs
 * no package manager. The versions are those of the lock file.
 *
 * @param from folder whose `node_modules` has the packages
 * @returns the version of each package by its folder in `node_modules`
 * @throws Error when a package or a dependency of it is not installed
 */
export function copyPackages(
  names: readonly string[],
  from: string,
  folder: string,
): ReadonlyMap<string, string> {
  /** Installed folder by target folder. */
  const placed = new Map<string, string>();
  const versions = new Map<string, string>();

  const place = (name: string, owner: { source: string; target: string }, isRequired: boolean): void => {
    const source = installedFolder(name, owner.source);
    if (source === null) {
      if (isRequired) throw new Error(`${name} is not installed for ${owner.source}: install the packages.`);
      return;
    }
    const found = resolvedTarget(name, owner.target, folder, placed);
    if (found === source) return;
    // Another version above it: its own copy is nearer.
    const target = join(found === null ? folder : owner.target, 'node_modules', name);
    placed.set(target, source);
    copy(source, target);
    const { version, ...lists } = packageSchema.parse(
      JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')),
    );
    versions.set(target.slice(folder.length + 'node_modules'.length + 2), version);
    const here = { source, target };
    for (const one of Object.keys(lists.dependencies))
      place(one, here, lists.optionalDependencies[one] === undefined);
    // Builds for other systems are not installed.
    for (const one of Object.keys(lists.optionalDependencies)) place(one, here, false);
    for (const one of Object.keys(lists.peerDependencies))
      if (lists.peerDependenciesMeta[one]?.optional !== true) place(one, here, true);
  };
  for (const name of names) place(name, { source: from, target: folder }, true);
  return versions;
}

/** Resolves a package like Node does from `from`. */
function installedFolder(name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (basename(at) !== 'node_modules' && existsSync(join(candidate, 'package.json')))
      return realpathSync(candidate);
    if (dirname(at) === at) return null;
  }
}

/** The installed folder of what `name` resolves to in the copy, or `null`. */
function resolvedTarget(
  name: string,
  from: string,
  root: string,
  placed: ReadonlyMap<string, string>,
): string | null {
  for (let at = from; at.length >= root.length; at = dirname(at)) {
    const found = placed.get(join(at, 'node_modules', name));
    if (found !== undefined) return found;
  }
  return null;
}

/** Without the packages inside, which are placed by their names, and without sources of maps. */
function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, {
    recursive: true,
    dereference: true,
    filter: (path) =>
      !path.slice(source.length).split(sep).includes('node_modules') && !path.endsWith('.map'),
  });
}
