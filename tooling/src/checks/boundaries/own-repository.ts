import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';

import ts from 'typescript';
import { z } from 'zod';

import { isTestSupport, readSources, type SourceFile } from '../source-files';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
type Dependencies = z.output<typeof packageSchema>;

const TEST_KIT = '@storefront/contract/testing/';

/**
 * Checks the imports of a remote with a repository of its own: its own sources, and packages of its package.json. What
 * is installed without being named there may be missing, or another version, after the next installation.
 *
 * @param root of the repository
 * @returns one message for each import that breaks a rule
 */
export function ownRepositoryProblems(root: string): readonly string[] {
  const dependencies = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return readSources(root, ['src', 'testing'], /(?<!\.d)\.tsx?$/).flatMap((source) =>
    importProblems(source, dependencies),
  );
}

/** Returns one message for each import of a file that breaks a rule. */
export function importProblems(source: SourceFile, dependencies: Dependencies): readonly string[] {
  const { importedFiles } = ts.preProcessFile(source.text, true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const problem = problemOf(fileName, source.path, dependencies);
    return problem === null ? [] : [`${source.path}: must not import ${fileName}: ${problem}`];
  });
}

function problemOf(request: string, path: string, { dependencies, devDependencies }: Dependencies) {
  const forTests = isTestSupport(path);
  if (request.startsWith('.')) {
    const file = posix.join(posix.dirname(path), request);
    return /^(?:src|testing)\//.test(file) ? null : 'it is outside of src and testing';
  }
  if (isBuiltin(request)) return forTests ? null : 'browsers have no modules of Node';
  const name = packageNameOf(request);
  if (name in dependencies)
    return request.startsWith(TEST_KIT) && !forTests ? 'the test kit is for tests only' : null;
  if (name in devDependencies)
    return forTests ? null : `${name} is in devDependencies: pages need it in dependencies`;
  return `${name} is not in package.json`;
}

function packageNameOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
