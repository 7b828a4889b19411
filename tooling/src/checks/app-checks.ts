import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';

import type { AppName } from '../apps';
import { toolPath } from '../process/tool-path';
import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '../workspace';

import { boundaryProblems } from './boundaries/check-boundaries';
import { ownRepositoryProblems } from './boundaries/own-repository';
import { checkColourLiterals } from './colour-literals';
import { checkCssFunctions } from './css-functions';
import { checkCuratedNames } from './curated-names';
import { sourceFoldersOf } from './package-sources';

/** One check of the sources of one app. */
export interface AppCheck {
  readonly name: 'types' | 'lint' | 'boundaries';
  /**
   * Returns the messages of the tool; `null` if there is no problem. Its result has no meaning after the signal has
   * stopped it.
   */
  readonly run: (signal?: AbortSignal) => Promise<string | null>;
}

/**
 * Returns the checks of `npm run types` and `npm run lint` that decide whether the code of an app is sound, limited
 * to the app and to what it imports. The format and the vocabulary are left to `npm run lint`.
 */
export function appChecks(app: AppName): readonly AppCheck[] {
  const isInWorkspace = OWN_REPOSITORY_OF === null;
  const folders = sourceFoldersOf(app);
  return [
    {
      name: 'types',
      run: (signal) =>
        runQuietly('tsc', ['-p', isInWorkspace ? typeProject(app, folders) : 'tsconfig.json'], signal),
    },
    {
      name: 'lint',
      run: (signal) =>
        runQuietly(
          'oxlint',
          [
            '--type-aware',
            '--deny-warnings',
            '--quiet',
            ...folders,
            ...(isInWorkspace ? ['shared/src'] : []),
          ],
          signal,
        ),
    },
    {
      name: 'boundaries',
      async run(signal) {
        const problems = [
          ...(isInWorkspace
            ? await boundaryProblems(folders, signal)
            : ownRepositoryProblems(WORKSPACE_ROOT)),
          ...checkColourLiterals(WORKSPACE_ROOT, [app]),
          ...checkCssFunctions(WORKSPACE_ROOT, [app]),
          ...checkCuratedNames([app]),
        ];
        return problems.length === 0 ? null : problems.join('\n');
      },
    },
  ];
}

/**
 * Writes the TypeScript project of one app. TypeScript keeps the hash of every file beside it, so that the next
 * run checks only what changed, whichever release or branch it belongs to.
 */
function typeProject(app: AppName, folders: readonly string[]): string {
  const folder = join(WORKSPACE_ROOT, '.cache/types');
  const file = join(folder, `${app}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: true, tsBuildInfoFile: `${app}.tsbuildinfo` },
      // Declarations of files that are no modules, such as pictures: no import leads to them.
      include: [...folders, 'shared/src/**/*.d.ts'].map((source) => `../../${source}`),
    }),
  );
  return file;
}

async function runQuietly(
  tool: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const { closed, output } = startProcess(toolPath(tool), args, {
    cwd: WORKSPACE_ROOT,
    output: 'capture',
    endsWithParent: true,
    signal,
  });
  return (await closed).code === 0 ? null : output();
}
