import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { compilePackages, type Compiled } from './compile';
import { packageJson } from './package-json';
import { COPIED, compiledPath, publicNameOf, PUBLISHED_PACKAGES, type PublishedPackage } from './packages';
import { relativeName, rewriteImports } from './rewrite-imports';

const RUNTIME = '@storefront/shared/runtime';

/**
 * Writes the published packages, ready to be packed, into one folder each.
 *
 * @param folder absolute path; the folders of the packages in it are replaced
 * @returns the folders by package
 */
export function writePackages(folder: string): Readonly<Record<PublishedPackage, string>> {
  const compiled = compilePackages();
  const folderOf = (name: PublishedPackage) => join(folder, name);
  for (const name of PUBLISHED_PACKAGES) writePackage(name, compiled, folderOf(name));
  return { contract: folderOf('contract'), ui: folderOf('ui'), 'remote-tools': folderOf('remote-tools') };
}

function writePackage(name: PublishedPackage, compiled: Compiled, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const imported = new Set<string>();
  for (const file of compiled.sources[name]) {
    const target = join(folder, compiledPath(file));
    mkdirSync(dirname(target), { recursive: true });
    if (!/\.tsx?$/.test(file)) {
      cpSync(join(WORKSPACE_ROOT, file), target);
      continue;
    }
    const rename = (request: string) => renamed(request, file, name, compiled, imported);
    const { script, types } = compiled.emit(file);
    writeFileSync(target, rewriteImports(script, rename));
    writeFileSync(target.replace(/\.js$/, '.d.ts'), rewriteImports(types, rename));
  }
  for (const [from, to] of Object.entries(COPIED[name]))
    cpSync(join(WORKSPACE_ROOT, from), join(folder, to), {
      recursive: true,
      filter: (one) => !one.endsWith('.ts'),
    });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(name, imported), null, 2)}\n`);
}

/** Returns the module name in the package for an import of the workspace, and collects installed packages. */
function renamed(
  request: string,
  from: string,
  own: PublishedPackage,
  { resolve, sources }: Compiled,
  imported: Set<string>,
): string {
  const file = resolve(request, from);
  if (file === null) {
    imported.add(request);
    return request;
  }
  const name = publicNameOf(file);
  const owner = PUBLISHED_PACKAGES.find((other) => sources[other].has(file));
  if (owner === own) {
    // The share scope knows the runtime by its public name only.
    if (request === RUNTIME && name !== null) return name;
    return relativeName(compiledPath(from), compiledPath(file));
  }
  if (owner === undefined || name === null)
    throw new Error(`${from} imports ${file}, which has no public name in ${owner ?? 'any package'}.`);
  imported.add(name);
  return name;
}
