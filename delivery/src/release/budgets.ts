import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';
import { z } from 'zod';

import { brotli } from '../store/compress-files';

/** In the package.json of an app: maximum compressed bytes of all scripts that its heaviest page needs. */
const packageSchema = z.object({ budget: z.object({ firstPageBytes: z.number().int().positive() }) });

export interface PageWeight {
  readonly route: string;
  /** Compressed, as the edge server sends them. For a remote without the shell, which every page loads. */
  readonly bytes: number;
}

/** Returns the script size of each page of a build, the heaviest first. */
export async function pageWeights(
  folder: string,
  { entry, preload }: Pick<AppManifest, 'entry' | 'preload'>,
): Promise<readonly PageWeight[]> {
  const weightByFile = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight =
      weightByFile.get(file) ??
      readFile(join(folder, file)).then(async (body) => (await brotli(body)).length);
    weightByFile.set(file, weight);
    return weight;
  };
  const pages = Object.keys(preload).length > 0 ? Object.entries(preload) : [['', []] as const];
  const weights = await Promise.all(
    pages.map(async ([route, files]) => {
      const each = await Promise.all([...new Set([entry, ...files])].map(weigh));
      return { route, bytes: each.reduce((sum, bytes) => sum + bytes, 0) };
    }),
  );
  return weights.sort((one, other) => other.bytes - one.bytes);
}

/** Returns the maximum script bytes per page, from the package.json of the app. */
export async function budgetOf(app: string): Promise<number> {
  const text = await readFile(join(WORKSPACE_ROOT, app, 'package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(text)).budget.firstPageBytes;
}

/** Returns one sentence for each page that exceeds the budget. */
export function budgetProblems(
  app: string,
  weights: readonly PageWeight[],
  budget: number,
): readonly string[] {
  return weights
    .filter(({ bytes }) => bytes > budget)
    .map(
      ({ route, bytes }) =>
        `${app}${route ? ` ${route}` : ''} needs ${kilobytes(bytes)} of scripts, over its budget of ${kilobytes(budget)}: ` +
        `reduce them, or raise budget.firstPageBytes in ${app}/package.json and give the reason.`,
    );
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
