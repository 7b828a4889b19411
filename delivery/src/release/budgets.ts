import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PartManifest } from '@storefront/tooling/build/part-manifest';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';
import { z } from 'zod';

import { brotli } from '../store/compress-files';

/** In the package.json of a part: bytes over the line, compressed, of all scripts that its largest first page needs. */
const packageSchema = z.object({ budget: z.object({ firstPageBytes: z.number().int().positive() }) });

export interface PageWeight {
  readonly route: string;
  /** Compressed, as the edge server sends them; for a remote without the shell, which every page has. */
  readonly bytes: number;
}

/** What each page of a build weighs, the heaviest first. */
export async function pageWeights(
  folder: string,
  { entry, preload }: Pick<PartManifest, 'entry' | 'preload'>,
): Promise<readonly PageWeight[]> {
  const known = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight =
      known.get(file) ?? readFile(join(folder, file)).then(async (body) => (await brotli(body)).length);
    known.set(file, weight);
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

/** Bytes that a page of a part may weigh, by its own package.json. */
export async function budgetOf(part: string): Promise<number> {
  const text = await readFile(join(WORKSPACE_ROOT, part, 'package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(text)).budget.firstPageBytes;
}

/** Pages that are heavier than they may be, each in a sentence. */
export function budgetFaults(
  part: string,
  weights: readonly PageWeight[],
  budget: number,
): readonly string[] {
  return weights
    .filter(({ bytes }) => bytes > budget)
    .map(
      ({ route, bytes }) =>
        `${part}${route ? ` ${route}` : ''} needs ${kilobytes(bytes)} of scripts, over its budget of ${kilobytes(budget)}: ` +
        `make it lighter, or raise budget.firstPageBytes in ${part}/package.json and say why.`,
    );
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
