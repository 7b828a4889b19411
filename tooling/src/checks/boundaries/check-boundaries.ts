import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { z } from 'zod';

import { WORKSPACE_ROOT } from '../../workspace';
import { isTestSupport, readSources } from '../source-files';

import { readBoundaries } from './boundaries';
import { findFolderCycles } from './folder-cycles';
import { checkReadmeTable } from './readme-table';

const cruiseSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
      }),
    ),
  }),
});
export type Cruise = z.output<typeof cruiseSchema>;

/** Checks who imports whom, and the table of README.md that states it. @returns whether all rules hold */
export async function checkBoundaries(sources: readonly string[]): Promise<boolean> {
  const cruise = await runCruiser(sources);
  const errors = [
    ...brokenRules(cruise, sources),
    ...checkReadmeTable(readFileSync(join(WORKSPACE_ROOT, 'README.md'), 'utf8'), readBoundaries().packages),
  ];
  for (const message of errors) console.error(message);
  return errors.length === 0;
}

/** Returns a message for each broken rule in these folders and in what they import. @param signal stops the check */
export async function boundaryProblems(
  sources: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  return brokenRules(await runCruiser(sources, signal), sources);
}

function brokenRules(cruise: Cruise, sources: readonly string[]): string[] {
  const files = readSources(WORKSPACE_ROOT, sources, /(?<!\.d)\.tsx?$/).map(({ path }) => path);
  return [...missingModules(cruise, files), ...violations(cruise), ...folderCyclesOf(cruise)];
}

/** A file that the cruiser did not visit was checked by no rule. */
export function missingModules({ modules }: Cruise, files: readonly string[]): string[] {
  const visited = new Set(modules.map(({ source }) => source));
  return files
    .filter((file) => !visited.has(file))
    .map((file) => `${file}: not visited by dependency-cruiser`);
}

export function violations({ summary }: Cruise): string[] {
  return summary.violations.map(({ from, to, rule }) => `${from}: must not import ${to} (${rule.name})`);
}

function folderCyclesOf({ modules }: Cruise): string[] {
  const product = modules.filter(({ source }) => !source.includes('node_modules') && !isTestSupport(source));
  const paths = new Set(product.map(({ source }) => source));
  return findFolderCycles(
    product.map(({ source, dependencies }) => ({
      path: source,
      imports: dependencies.map(({ resolved }) => resolved).filter((path) => paths.has(path)),
    })),
  );
}

/** @throws Error with the output of dependency-cruiser when it did not finish */
async function runCruiser(sources: readonly string[], signal?: AbortSignal): Promise<Cruise> {
  const cruiser = join(WORKSPACE_ROOT, 'node_modules/.bin/depcruise');
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sources];
  const { child, closed, output } = startProcess(cruiser, args, {
    cwd: WORKSPACE_ROOT,
    output: 'capture',
    endsWithParent: true,
    signal,
  });
  // The whole of standard output: `output` has standard error as well, and only its end.
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The exit code is the number of broken rules, so that the output counts in every case.
  await closed;
  try {
    return cruiseSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
  } catch {
    throw new Error(`dependency-cruiser did not finish:\n${output().slice(0, 2_000)}`);
  }
}
