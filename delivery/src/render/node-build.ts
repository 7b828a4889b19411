import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import type { NodeBuild } from '../registry/live-registry';

/** Gives the module under a request, or throws. */
export type Require = (request: string) => unknown;

type Wrapper = (exports: object, require: Require, module: { exports: unknown }) => void;

/**
 * Loads one Node build: reads its one file, compares it with the hash of the registry, and evaluates these
 * very bytes. Whatever it requires comes from `require`; nothing is looked up in a folder.
 *
 * @throws Error when the file is missing, was changed, or does not evaluate.
 */
export async function loadNodeBuild(build: NodeBuild, require: Require): Promise<unknown> {
  const bytes = await readFile(build.file);
  const digest = integrityOfBytes(bytes);
  if (digest !== build.integrity) {
    throw new Error(`${build.part} ${build.version}: ${build.file} is not what was released`);
  }
  const evaluate = compileFunction(bytes.toString('utf8'), ['exports', 'require', 'module'], {
    filename: build.file,
  }) as Wrapper;
  const module = { exports: {} };
  evaluate(module.exports, require, module);
  return module.exports;
}

/** For the shell, which carries everything but Node itself. */
export function builtinsOf(require: Require): Require {
  return (request) => {
    if (!isBuiltin(request)) throw new Error(`the shell requires ${request}, which no release carries`);
    return require(request);
  };
}

/** For a remote: the modules that its shell shares, and nothing else. */
export function sharedOf(provided: Readonly<Record<string, object>>, label: string): Require {
  return (request) => {
    const shared = provided[request];
    if (!shared) throw new Error(`${label} requires ${request}, which this shell does not share`);
    return shared;
  };
}
