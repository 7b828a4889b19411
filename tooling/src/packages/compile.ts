import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import ts from 'typescript';

import { isTestFile } from '../checks/source-files';
import { WORKSPACE_ROOT } from '../workspace';

import { ENTRIES, LEFT_OUT, publicNameOf, PUBLISHED_PACKAGES, type PublishedPackage } from './packages';

/** The sources of a package, as paths from the root of the workspace. */
export type PackageSources = Readonly<Record<PublishedPackage, ReadonlySet<string>>>;

export interface Compiled {
  readonly sources: PackageSources;
  /** Returns JavaScript and types of a source file. */
  readonly emit: (file: string) => { readonly script: string; readonly types: string };
  /** Returns the file of the workspace that an import leads to; `null` for an installed package. */
  readonly resolve: (request: string, from: string) => string | null;
}

const OPTIONS: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  removeComments: false,
  sourceMap: false,
  outDir: join(WORKSPACE_ROOT, '.build/packages/compiled'),
  rootDir: WORKSPACE_ROOT,
};

/**
 * Compiles the sources of the published packages with the options of the workspace.
 *
 * @throws Error when a package imports a file that does not exist
 */
export function compilePackages(): Compiled {
  const options = { ...workspaceOptions(), ...OPTIONS };
  const cache = ts.createModuleResolutionCache(WORKSPACE_ROOT, (name) => name, options);
  const resolve = (request: string, from: string): string | null => {
    const containing = join(WORKSPACE_ROOT, from);
    const { resolvedModule } = ts.resolveModuleName(request, containing, options, ts.sys, cache);
    const file = resolvedModule?.resolvedFileName ?? join(containing, '..', request);
    const path = relative(WORKSPACE_ROOT, file);
    if (/\.d\.c?ts$/.test(path) && request.endsWith('.cjs')) return path.replace(/\.d\.cts$/, '.cjs');
    if (path.startsWith('..') || path.includes('node_modules')) return null;
    if (existsSync(file)) return path;
    if (request.startsWith('.')) throw new Error(`${from} imports ${request}, which does not exist.`);
    return null;
  };
  const sources = sourcesOfPackages(resolve);
  const files = PUBLISHED_PACKAGES.flatMap((name) => [...sources[name]]).filter(isSource);
  const program = ts.createProgram([...files, ...DECLARATIONS].map(absolute), options);
  return { sources, resolve, emit: (file) => emitFile(program, file) };
}

/** Declarations of modules that are no scripts, such as pictures. */
const DECLARATIONS = ['shared/src/ui/asset-modules.d.ts'];

const absolute = (file: string) => join(WORKSPACE_ROOT, file);
const isSource = (file: string) => /\.tsx?$/.test(file);

function workspaceOptions(): ts.CompilerOptions {
  const file = join(WORKSPACE_ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent({ ...Object(config), include: [], files: [] }, ts.sys, WORKSPACE_ROOT)
    .options;
}

/** The entries of each package and all that they import, without what belongs to the packages before it. */
function sourcesOfPackages(resolve: Compiled['resolve']): PackageSources {
  const taken = new Set<string>();
  const closureOf = (name: PublishedPackage): ReadonlySet<string> => {
    const own = new Set<string>();
    const queue = ENTRIES[name].flatMap(filesAt);
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (taken.has(file)) continue;
      taken.add(file);
      own.add(file);
      if (isSource(file)) queue.push(...importsOf(file, resolve));
    }
    return own;
  };
  return { contract: closureOf('contract'), ui: closureOf('ui'), 'remote-tools': closureOf('remote-tools') };
}

function importsOf(file: string, resolve: Compiled['resolve']): string[] {
  const text = ts.sys.readFile(absolute(file)) ?? '';
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => resolve(fileName, file) ?? []);
}

function filesAt(entry: string): string[] {
  if (!statSync(absolute(entry)).isDirectory()) return [entry];
  return readdirSync(absolute(entry), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /(?<!\.d)\.tsx?$/.test(one.name) && !isTestFile(one.name))
    .map((one) => relative(WORKSPACE_ROOT, join(one.parentPath, one.name)))
    .filter((file) => !LEFT_OUT.includes(file));
}

function emitFile(program: ts.Program, file: string): { readonly script: string; readonly types: string } {
  const source = program.getSourceFile(absolute(file));
  if (!source) throw new Error(`${file} was not compiled.`);
  let script = '';
  let types = '';
  const { diagnostics } = program.emit(source, (name, text) => {
    if (name.endsWith('.d.ts')) types = text;
    else script = text;
  });
  const [problem] = diagnostics;
  // A type that cannot be written down matters only where another package sees it.
  if (problem && publicNameOf(file) !== null)
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return { script, types };
}
