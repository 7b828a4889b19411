import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results']);

export interface SourceFile {
  /** Path from the root of the workspace, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Returns the files below the folders whose names match, sorted by path. A missing folder is empty. */
export function readSources(root: string, folders: readonly string[], name: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(join(root, folder)))
    .filter((file) => name.test(file))
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }));
}

export function isTestFile(path: string): boolean {
  return /\.(?:test\.tsx?|spec\.ts)$/.test(path);
}

/** Tests, and the code that only tests use. */
export function isTestSupport(path: string): boolean {
  return isTestFile(path) || /\/(?:testing|tests)\/|^e2e\//.test(path);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(path);
      return entry.isFile() ? [path] : [];
    });
}
