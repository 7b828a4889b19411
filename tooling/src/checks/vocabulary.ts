import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { WORKSPACE_ROOT } from '../workspace';

import { WORKSPACE_PACKAGES } from './packages';
import { readSources, type SourceFile } from './source-files';
import { findTerms, type Finding } from './vocabulary/find-terms';

const CHECKED_FILES = /(?<!\.d)\.(?:tsx?|cjs|mjs|md)$/;
const EVERYTHING = [...WORKSPACE_PACKAGES, 'docs', 'README.md'];
/** The lists of terms contain what they forbid. */
const TERM_LISTS = 'tooling/src/checks/vocabulary/';

/** Prints every banned term in the files below the paths. @returns whether there is none */
export function checkVocabulary(paths: readonly string[] = EVERYTHING): boolean {
  const findings = paths
    .flatMap(readPath)
    .filter(({ path }) => !path.startsWith(TERM_LISTS))
    .flatMap((file) => findTerms(file));
  for (const finding of findings) console.error(describe(finding));
  for (const [name, count] of countByPackage(findings)) console.error(`${count} findings in ${name}`);
  return findings.length === 0;
}

export function describe({ path, line, kind, text, term, instead }: Finding): string {
  const place = kind === 'file name' || kind === 'identifier' ? `${kind} ${text}` : `${kind} "${text}"`;
  return `${path}:${line}: ${place}: replace "${term}" (${instead})`;
}

export function countByPackage(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of findings) {
    const name = path.split('/')[0] ?? path;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function readPath(path: string): SourceFile[] {
  const file = relative(WORKSPACE_ROOT, resolve(WORKSPACE_ROOT, path));
  const absolute = join(WORKSPACE_ROOT, file);
  if (statSync(absolute).isFile()) return [{ path: file, text: readFileSync(absolute, 'utf8') }];
  return readSources(WORKSPACE_ROOT, [file], CHECKED_FILES);
}

/** `node --import tsx tooling/src/checks/vocabulary.ts [path …]` */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const paths = process.argv.slice(2);
  process.exit(checkVocabulary(paths.length > 0 ? paths : undefined) ? 0 : 1);
}
