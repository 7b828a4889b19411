import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import type { NodeBuild } from '../registry/live-registry';

/** Returns a module, or throws. */
export type Require = (request: string) => unknown;

type Wrapper = (exports: object, require: Require, module: { exports: unknown }) => void;

/**
 * Loads a Node build: reads its file, verifies the hash from the registry, and evaluates the verified bytes. All its
 * imports come from `require`; nothing is resolved from folders (ADR 4).
 *
 * @throws Error when the file is missing, was changed, or fails to evaluate
 */
export async function loadNodeBuild(build: NodeBuild, require: Require): Promise<unknown> {
  const bytes = await readFile(build.file);
  const digest = integrityOfBytes(bytes);
  if (digest !== build.integrity) {
    throw new Error(`${build.app} ${build.version}: ${build.file} does not match the released hash`);
  }
  const evaluate = compileFunction(bytes.toString('utf8'), ['exports', 'require', 'module'], {
    filename: build.file,
  }) as Wrapper;
  const module = { exports: {} };
  evaluate(module.exports, require, module);
  return module.exports;
}

/** For the shell, which bundles everything except Node's own modules. */
export function builtinsOnly(require: Require): Require {
  return (request) => {
    if (!isBuiltin(request))
      throw new Error(`the shell requires ${request}, which is not a Node module and not in its bundle`);
    return require(request);
  };
}

/** For a remote: only the modules that its shell shares. */
export function sharedModules(provided: Readonly<Record<string, object>>, label: string): Require {
  return (request) => {
    const shared = provided[request];
    if (!shared) throw new Error(`${label} requires ${request}, which this shell does not share`);
    return shared;
  };
}
