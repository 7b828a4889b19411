import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { namesProvided, namesUsed } from '../webpack/curated-modules';
import { WORKSPACE_ROOT } from '../workspace';

const PAGES = ['shared', 'shell', 'mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout', 'styleguide'];
const TESTED = [...PAGES, 'server-kit', 'tooling', 'delivery', 'backend', 'demo', 'e2e'];
const REQUIREMENTS = join(WORKSPACE_ROOT, '../shared/spec/requirements.jsonl');

/** A few rules of ours that no tool knows. @returns whether all hold; what does not is said */
export function runHouseChecks(): boolean {
  const problems = [...colourLiterals(), ...unknownRequirements(), ...uncuratedNames()];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** Colours have names; their values stand in one file. */
function colourLiterals(): string[] {
  return PAGES.flatMap((name) => files(join(name, 'src')))
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.endsWith('token-values.ts') && !/\.test\.tsx?$/.test(file),
    )
    .filter((file) => /(?<![\w&/])#[0-9a-fA-F]{3,8}\b(?=[;'"`\s)])|rgba?\(/.test(read(file)))
    .map((file) => `${file}: a colour of its own; use shared/src/ui/tokens.ts`);
}

/** What the shell does not share is `undefined` in a remote, and no compiler sees it. */
function uncuratedNames(): string[] {
  const provided = namesProvided();
  return PAGES.flatMap((name) =>
    Object.entries(namesUsed(name)).flatMap(([library, names]) =>
      names
        .filter((used) => !provided[library]?.includes(used))
        // The server's build of the shell carries the whole router.
        .filter((used) => !(name === 'shell' && SERVER_ONLY.has(used)))
        .map((used) => `${name}: uses ${used} of ${library}; add it to shared/src/federated`),
    ),
  );
}

const SERVER_ONLY = new Set(['createStaticHandler', 'createStaticRouter', 'StaticRouterProvider']);

/** A test that cites a requirement nobody has stated proves nothing. */
function unknownRequirements(): string[] {
  if (!existsSync(REQUIREMENTS)) return [];
  const known = new Set(
    readFileSync(REQUIREMENTS, 'utf8')
      .split('\n')
      .flatMap((line) => /"id":\s*"([^"]+)"/.exec(line)?.[1] ?? []),
  );
  return TESTED.flatMap((name) => files(name))
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\[([A-Z][A-Z0-9-]*-\d{2,3}(?:, [A-Z][A-Z0-9-]*-\d{2,3})*)\]/g)]
        .flatMap(([, ids]) => (ids ?? '').split(', '))
        .filter((id) => !known.has(id))
        .map((id) => `${file}: cites ${id}, which is no requirement`),
    );
}

function files(folder: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
