import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * Compiles a program of the workspace once, and again when one of its sources has changed (ADR 140). The workspace's modules
 * become a few files; npm packages stay where they are installed.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, '.cache/programs');
/** A program that runs may still load parts of an older copy. */
const KEEP_UNUSED_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_COPIES = 20;
/** Two changes of a file within it can have the same time. */
const CLOCK_STEP_MS = 20;

/**
 * @typedef {object} Copy
 * @property {string} file compiled program, from `FOLDER`
 * @property {readonly (readonly [path: string, modified: number, size: number])[]} inputs from the root of the workspace
 */

/**
 * Returns the compiled copy of a program, to import or to run with `node`. Paths that its modules build from
 * `import.meta.url` are those of their sources.
 *
 * @param {string} script absolute path of the source
 * @returns {Promise<string>} absolute path of the compiled file
 * @throws Error when a source cannot be compiled; the compiler has printed why
 */
export async function compiledProgram(script) {
  const name = relative(ROOT, script)
    .replace(/\.[cm]?ts$/, '')
    .replaceAll(/[^\w.-]+/g, '_');
  const current = readCopy(name);
  if (current !== null && isUpToDate(current)) {
    const file = join(FOLDER, current.file);
    touch(dirname(file));
    return file;
  }
  return compile(script, name);
}

/**
 * Loads a module of the workspace from its compiled copy, where nothing else compiles it: in a thread.
 *
 * @param {string} specifier such as `./search-thread.ts`
 * @param {string} base `import.meta.url` of the caller
 * @returns {Promise<any>} the module
 */
export async function importCompiled(specifier, base) {
  return import(pathToFileURL(await compiledProgram(fileURLToPath(new URL(specifier, base)))).href);
}

/**
 * @param {string} name
 * @returns {Copy | null}
 */
function readCopy(name) {
  try {
    const copy = JSON.parse(readFileSync(copyFile(name), 'utf8'));
    return Array.isArray(copy.inputs) && existsSync(join(FOLDER, copy.file)) ? copy : null;
  } catch {
    // Missing or incomplete: compile again.
    return null;
  }
}

/** @param {string} name */
function copyFile(name) {
  return join(FOLDER, name, 'copy.json');
}

/** @param {Copy} copy */
function isUpToDate({ inputs }) {
  return inputs.every(([path, modified, size]) => {
    const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs === modified && found.size === size;
  });
}

/**
 * @param {string} script
 * @param {string} name
 */
async function compile(script, name) {
  const startedAt = Date.now();
  mkdirSync(join(FOLDER, name), { recursive: true });
  // Threads of one process compile at the same time as well.
  const folder = mkdtempSync(join(FOLDER, name, 'copy-'));
  const { metafile } = await compiler().build({
    absWorkingDir: ROOT,
    entryPoints: { program: script },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[hash]',
    bundle: true,
    // A part that is imported when it is needed is loaded then.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Of a package the file that Node itself would load.
    conditions: ['module-sync'],
    define: { 'import.meta.url': '__sourceUrl' },
    plugins: [installedPackages, sourceUrls],
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
  });
  const inputs = [...Object.keys(metafile.inputs), ...settingsFiles()].map((path) => {
    const { mtimeMs, size } = statSync(join(ROOT, path));
    return /** @type {const} */ ([path, mtimeMs, size]);
  });
  // A file that has changed meanwhile may have been compiled before its change.
  if (inputs.every(([, modified]) => modified < startedAt - CLOCK_STEP_MS)) {
    const copy = JSON.stringify({ file: relative(FOLDER, join(folder, 'program.mjs')), inputs });
    // Another process may read it at any time.
    writeFileSync(join(folder, 'copy.json'), copy);
    renameSync(join(folder, 'copy.json'), copyFile(name));
    removeUnused(folder);
  }
  return join(folder, 'program.mjs');
}

/** Files besides the sources on which the compiled program depends. */
function settingsFiles() {
  const packages = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, entry.name, 'package.json')))
    .flatMap(({ name }) => [`${name}/package.json`, `${name}/tsconfig.json`]);
  // With this file: it compiles.
  const own = relative(ROOT, fileURLToPath(import.meta.url));
  return [own, 'pnpm-lock.yaml', 'tooling/tsconfig.base.json', ...packages].filter((path) =>
    existsSync(join(ROOT, path)),
  );
}

/** @param {string} folder */
function touch(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A folder of somebody else: its age then counts from its creation.
  }
}

/** @param {string} current */
function removeUnused(current) {
  const older = readdirSync(dirname(current), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(dirname(current), entry.name))
    .filter((folder) => folder !== current)
    .map((folder) => ({ folder, used: modifiedAt(folder) }))
    .sort((one, other) => other.used - one.used);
  for (const [index, { folder, used }] of older.entries())
    if (index >= MAX_COPIES || Date.now() - used > KEEP_UNUSED_MS)
      rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder */
function modifiedAt(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The compiler inside `tsx`, so that a program is compiled as `tsx` would. */
function compiler() {
  const tsx = createRequire(join(ROOT, 'package.json')).resolve('tsx/package.json');
  return createRequire(tsx)('esbuild');
}

/** A plugin of the compiler: npm packages and CommonJS modules of the workspace stay files of their own. */
const installedPackages = {
  name: 'installed packages',
  setup({ onResolve, resolve: resolveModule }) {
    const isResolved = Symbol('resolved');
    onResolve({ filter: /./ }, async ({ path, pluginData, kind, importer, resolveDir, with: attributes }) => {
      if (kind === 'entry-point' || pluginData === isResolved || path.startsWith('node:')) return undefined;
      const found = await resolveModule(path, {
        kind,
        importer,
        resolveDir,
        with: attributes,
        pluginData: isResolved,
      });
      if (found.errors.length > 0 || found.external) return found;
      const isInstalled = found.path.includes(`${sep}node_modules${sep}`) || found.path.endsWith('.cjs');
      return isInstalled ? { path: pathToFileURL(found.path).href, external: true } : found;
    });
  },
};

/** A plugin of the compiler: `import.meta.url` is the URL of the source. */
const sourceUrls = {
  name: 'source URLs',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const declaration = `const __sourceUrl = ${JSON.stringify(pathToFileURL(resolve(path)).href)};`;
      return { contents: declaration + source, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
