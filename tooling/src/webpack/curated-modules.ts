import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

/**
 * Libraries of which the parts use little: the shell shares the named exports of a module of ours under
 * the library's own name, and the rest is never shipped.
 */
export const CURATED_MODULES: Readonly<Record<string, string>> = {
  'react-router': join(WORKSPACE_ROOT, 'shared/src/federated/react-router.ts'),
  zod: join(WORKSPACE_ROOT, 'shared/src/federated/zod.ts'),
};

/** Names by library, such as `react-router: [Link, …]`. */
export type CuratedNames = Readonly<Record<string, readonly string[]>>;

/** What the shell shares of each curated library. */
export function namesProvided(): CuratedNames {
  return {
    'react-router': exportedNames(read(CURATED_MODULES['react-router'])),
    zod: objectKeys(read(CURATED_MODULES['zod'])),
  };
}

/** What the sources of a part may ask of each: its own and those of `shared`, which it may contain. */
export function namesUsed(part: string): CuratedNames {
  const sources = [`${part}/src`, 'shared/src'].flatMap(sourceTexts);
  return {
    'react-router': unique(sources.flatMap(routerNames)),
    zod: unique(sources.flatMap(zodNames)),
  };
}

function routerNames(source: string): string[] {
  const imports = source.matchAll(/^import (?!type)\{(?<names>[^}]*)\} from 'react-router';/gm);
  return [...imports].flatMap(({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** Names of types begin with a capital, or are one of three. */
function zodNames(source: string): string[] {
  return [...source.matchAll(/\bz\.(?<name>[a-z]\w*)/g)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => !['input', 'output', 'infer'].includes(name));
}

function exportedNames(module: string): string[] {
  return [...module.matchAll(/^export \{(?<names>[^}]*)\}/gm)].flatMap(({ groups }) =>
    listed(groups?.['names']),
  );
}

function objectKeys(module: string): string[] {
  const body = /export const z = \{(?<keys>[^}]*)\}/.exec(module)?.groups?.['keys'];
  return listed(body).map((entry) => entry.split(':')[0] ?? entry);
}

function listed(names = ''): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function sourceTexts(folder: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .filter((entry) => !entry.parentPath.endsWith('/federated') && !entry.parentPath.includes('/testing'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function read(file: string | undefined): string {
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
