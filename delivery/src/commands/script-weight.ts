import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { APPS, type AppName } from '@storefront/tooling/apps';
import { mapPath, type AppManifest } from '@storefront/tooling/build/app-manifest';
import { buildApp } from '@storefront/tooling/build/build-app';

import {
  budgetOf,
  budgetProblems,
  kilobytes,
  pageBudget,
  pageWeights,
  scriptBytes,
} from '../release/budgets';
import { buildFolder } from '../release/build-in-process';
import { moduleWeights } from '../release/module-weights';

import { runCommand } from './run-command';

const MODULES_PER_PAGE = 14;

/**
 * `npm run bench -- script-weight`: builds all apps and prints the compressed script bytes of each page until it is
 * interactive, with its budget, and of its heaviest packages and source folders.
 */
runCommand(async () => {
  const shell = await build('shell');
  const shellBytes = await scriptBytes(join(buildFolder('shell'), shell.entry));
  for (const app of APPS) {
    const manifest = app === 'shell' ? shell : await build(app);
    const [weights, budget] = await Promise.all([
      pageWeights(buildFolder(app), manifest, shellBytes),
      budgetOf(app),
    ]);
    for (const { route, bytes } of weights) {
      console.log(
        `\n${app} ${route || 'entry'}: ${kilobytes(bytes)} of ${kilobytes(pageBudget(budget, route))}`,
      );
      console.log(await describeModules(app, [manifest.entry, ...(manifest.preload[route] ?? [])]));
    }
    for (const problem of budgetProblems(app, weights, budget)) console.log(problem);
  }
});

function build(app: AppName): Promise<AppManifest> {
  return buildApp(app, { outDir: buildFolder(app), mode: 'production' });
}

/** The compressed bytes of a script are divided by the minified bytes of its modules. */
async function describeModules(app: AppName, scripts: readonly string[]): Promise<string> {
  const compressed = new Map<string, number>();
  for (const file of new Set(scripts)) {
    const path = join(buildFolder(app), file);
    const script = await readFile(path, 'utf8');
    const factor = (await scriptBytes(path)) / script.length;
    const sourceMap = await readFile(join(buildFolder(app), mapPath(file)), 'utf8');
    for (const { module, minifiedBytes } of moduleWeights(script, sourceMap)) {
      compressed.set(module, (compressed.get(module) ?? 0) + minifiedBytes * factor);
    }
  }
  return [...compressed]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MODULES_PER_PAGE)
    .map(([module, bytes]) => `  ${kilobytes(bytes).padStart(9)}  ${module}`)
    .join('\n');
}
