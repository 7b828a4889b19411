import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { inApp, OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '@storefront/tooling/workspace';
import { z } from 'zod';

import { liveRecord } from '../registry/release-records';
import { brotli } from '../store/compress-files';
import type { ReleaseStore } from '../store/release-store';

const bytesSchema = z.number().int().positive();

/** In the package.json of an app: maximum compressed bytes of all scripts that a page needs until it is interactive. */
const budgetSchema = z.object({
  /** Of the shell: its entry alone, which every page loads. */
  entryBytes: bytesSchema.optional(),
  /** By path pattern, the shell included; `*` for all others. */
  pageBytes: z.record(z.string(), bytesSchema).refine((pages) => '*' in pages, 'has no budget for "*"'),
});
const packageSchema = z.object({ budget: budgetSchema });
export type Budget = z.output<typeof budgetSchema>;

/** Key of the budget of all pages that have none of their own. */
const OTHER_PAGES = '*';

export interface PageWeight {
  /** Path pattern; empty for the entry of the shell. */
  readonly route: string;
  /** Compressed, as the edge server sends them. */
  readonly bytes: number;
}

/**
 * Returns the script size of each page of a build with the shell, the heaviest first; for the shell, also of its entry.
 *
 * @param shellBytes entry of the shell that the pages of a remote are served with
 */
export async function pageWeights(
  folder: string,
  { name, entry, preload }: Pick<AppManifest, 'name' | 'entry' | 'preload'>,
  shellBytes: number,
): Promise<readonly PageWeight[]> {
  const weightByFile = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight = weightByFile.get(file) ?? scriptBytes(join(folder, file));
    weightByFile.set(file, weight);
    return weight;
  };
  const ownBytes = async (files: readonly string[]) =>
    (await Promise.all([...new Set([entry, ...files])].map(weigh))).reduce((sum, bytes) => sum + bytes, 0);
  const isShell = name === 'shell';
  const weightOf = async (route: string, files: readonly string[]) => ({
    route,
    bytes: (isShell ? 0 : shellBytes) + (await ownBytes(files)),
  });
  const weights = await Promise.all(Object.entries(preload).map(([route, files]) => weightOf(route, files)));
  if (isShell || weights.length === 0) weights.push(await weightOf('', []));
  return weights.sort((one, other) => other.bytes - one.bytes);
}

/** Returns the compressed size of a script. */
export async function scriptBytes(path: string): Promise<number> {
  return (await brotli(await readFile(path))).length;
}

/**
 * Returns the compressed size of the live shell's entry; of a store without one, what the shell may weigh, and 0 in a
 * workspace without the shell.
 */
export async function liveShellBytes(store: ReleaseStore): Promise<number> {
  const record = liveRecord(await store.registry(), 'shell');
  if (record) {
    const { entry } = await store.manifest('shell', record.metadata.version);
    const stored = await store.readFile('shell', record.metadata.version, entry);
    if (stored) return (await brotli(stored.body)).length;
  }
  // A team may have a workspace of its own.
  if (OWN_REPOSITORY_OF !== null || !existsSync(packageFile('shell'))) return 0;
  return (await budgetOf('shell')).entryBytes ?? 0;
}

function packageFile(app: string): string {
  return join(WORKSPACE_ROOT, inApp(app, 'package.json'));
}

/** Returns the maximum script bytes of the pages of an app, from its package.json. */
export async function budgetOf(app: string): Promise<Budget> {
  const text = await readFile(packageFile(app), 'utf8');
  return packageSchema.parse(JSON.parse(text)).budget;
}

/** Returns the maximum bytes of a page; of the shell's entry for the empty route. */
export function pageBudget({ entryBytes, pageBytes }: Budget, route: string): number {
  const budget = route === '' ? entryBytes : pageBytes[route];
  return budget ?? pageBytes[OTHER_PAGES] ?? 0;
}

/** Returns the sizes of the pages with their limits, for the manifest of the release. */
export function measuredBudget(weights: readonly PageWeight[], budget: Budget): AppManifest['budget'] {
  return Object.fromEntries(
    weights.map(({ route, bytes }) => [route, { bytes, limit: pageBudget(budget, route) }]),
  );
}

/** Returns one sentence for each page that exceeds its budget. */
export function budgetProblems(
  app: string,
  weights: readonly PageWeight[],
  budget: Budget,
): readonly string[] {
  return weights
    .map((weight) => ({ ...weight, limit: pageBudget(budget, weight.route) }))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ route, bytes, limit }) =>
        `${app}${route ? ` ${route}` : ''} needs ${kilobytes(bytes)} of scripts, over its budget of ${kilobytes(limit)}: ` +
        `reduce them (npm run bench -- script-weight lists the modules), or raise the budget in ${app}/package.json and give the reason.`,
    );
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
