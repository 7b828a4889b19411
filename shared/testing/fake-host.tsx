import type { RouteObject } from 'react-router-dom';

import { CONTRACT_VERSION } from '../src/contracts/contract-version';
import { remoteModuleSchema, routeHandleSchema, type RemoteModule } from '../src/contracts/remote-module';
import { satisfiesContract } from '../src/contracts/satisfies-contract';

import { aRuntime, renderRoutes, type RenderedPage } from './render-page';

/**
 * Renders a remote as the shell does: its module is validated, its pages are loaded when they are visited, and its
 * loaders get the runtime.
 *
 * @param at URL to visit, with a leading slash
 * @throws Error when a shell of this contract would not accept the remote
 */
export function renderRemote(remote: unknown, at: string, runtime = aRuntime()): RenderedPage {
  // The shell shows a skeleton while a page loads.
  const host = { hydrateFallbackElement: <></>, children: [...acceptedRemote(remote).routes] };
  return renderRoutes([host], at, runtime);
}

/**
 * Returns what a shell of this contract would reject or ignore in a remote, one sentence for each problem. Loads every
 * page.
 */
export async function remoteProblems(remote: unknown): Promise<readonly string[]> {
  try {
    const { routes } = acceptedRemote(remote);
    return (await Promise.all(routes.map(pageProblems))).flat();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function acceptedRemote(remote: unknown): RemoteModule {
  const module = remoteModuleSchema.parse(remote);
  if (satisfiesContract(CONTRACT_VERSION, module.contract)) return module;
  throw new Error(`${module.name} needs contract ${module.contract}, and this kit has ${CONTRACT_VERSION}.`);
}

async function pageProblems({ path = '', lazy }: RouteObject): Promise<readonly string[]> {
  if (!path.startsWith('/')) return [`The path ${path} must be absolute: start it with /.`];
  if (typeof lazy !== 'function') return [`${path} is not lazy: its code would be part of the entry.`];
  const page: unknown = await lazy();
  const { Component, element, handle } = Object(page) as Readonly<Record<string, unknown>>;
  return [
    ...(Component === undefined && element === undefined ? [`${path} has no Component.`] : []),
    ...(handle === undefined || routeHandleSchema.safeParse(handle).success
      ? []
      : [`${path} has an invalid handle.`]),
  ];
}
