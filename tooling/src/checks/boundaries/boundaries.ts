import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { WORKSPACE_ROOT } from '../../workspace';

const importSchema = z.object({
  /** A package or a folder of it; `*` stands for one name. */
  path: z.string(),
  /** Folders of the package that are excluded. */
  except: z.array(z.string()).default([]),
});

const packageSchema = z.object({
  imports: z.array(importSchema),
  /** More imports for one folder of the package, or for its tests. */
  extra: z.array(z.object({ from: z.string(), imports: z.array(importSchema) })).default([]),
});

const boundariesSchema = z.object({
  packages: z.record(z.string(), packageSchema),
});

type AllowedImport = z.output<typeof importSchema>;
export type PackageBoundary = z.output<typeof packageSchema>;

/** Who may import whom: read by the rules of dependency-cruiser and by the check of the README. */
export function readBoundaries(): z.output<typeof boundariesSchema> {
  const file = join(WORKSPACE_ROOT, 'tooling/src/checks/boundaries/boundaries.json');
  return boundariesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns the text of the column "May import" for a package, such as `` `shared`; tests also `demo` ``. */
export function describeBoundary({ imports, extra }: PackageBoundary): string {
  const main = imports.length === 0 ? '–' : imports.map(describeImport).join(', ');
  const more = extra.map(({ from, imports: allowed }) => {
    const folder = from === 'tests' ? 'tests' : code(from);
    return `; ${folder} also ${allowed.map(describeImport).join(', ')}`;
  });
  return `${main}${more.join('')}`;
}

function describeImport({ path, except }: AllowedImport): string {
  if (except.length === 0) return code(path);
  return `${code(path)} (without ${except.map((folder) => code(folder.replace(/^src\//, ''))).join(', ')})`;
}

function code(text: string): string {
  return `\`${text}\``;
}
