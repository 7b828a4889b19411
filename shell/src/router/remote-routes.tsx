import type { RemoteSnapshot, RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { ISOLATED_PATHS } from '@storefront/shared/contracts/registry';
import {
  isRouteErrorResponse,
  redirectDocument,
  useRouteError,
  type LazyRouteFunction,
  type RouteObject,
} from 'react-router';

import { NotFound } from '../pages/not-found';
import { loadRemote } from '../remotes/load-remote';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { UnavailablePanel } from '../remotes/unavailable-panel';

/**
 * The routes of all remotes, made from the registry alone: a path is known before any remote is loaded,
 * and a remote is loaded on the first visit to one of its paths. Nothing here knows a page by name.
 */
export function remoteRoutes({ remotes, isolated }: RegistrySnapshot): RouteObject[] {
  const routes = remotes.map((remote): RouteObject => ({
    id: remote.name,
    element: <RemoteBoundary name={remote.name} />,
    ErrorBoundary: () => <RemoteFault remote={remote} />,
    children: remote.routes.map((path) =>
      !isolated && ISOLATED_PATHS.includes(path) ? ownDocument(path) : remoteRoute(remote, path),
    ),
  }));
  // An isolated document lists only what it needs: every other path is for the server to answer.
  return isolated ? [...routes, ownDocument('*')] : routes;
}

/** What a remote throws stays in its part of the page; its word that there is no such page is a page of ours. */
function RemoteFault({ remote }: { readonly remote: RemoteSnapshot }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <UnavailablePanel remote={remote} />
  );
}

function remoteRoute(remote: RemoteSnapshot, path: string): RouteObject {
  return { path, lazy: lazyPage(remote, path) };
}

function ownDocument(path: string): RouteObject {
  return { path, loader: ({ request }) => redirectDocument(request.url), element: null };
}

/**
 * Never rejects: the router keeps a rejected `lazy` for ever. A page that cannot be had resolves to the
 * panel that says so, and its Retry makes a new router once the remote is there again.
 */
function lazyPage(remote: RemoteSnapshot, path: string): LazyRouteFunction<RouteObject> {
  return async () => {
    try {
      const { routes } = await loadRemote(remote);
      return await pageModule(routes, path);
    } catch (cause) {
      console.error(cause);
      return { Component: () => <UnavailablePanel remote={remote} /> };
    }
  };
}

async function pageModule(
  routes: readonly RouteObject[],
  path: string,
): ReturnType<LazyRouteFunction<RouteObject>> {
  const route = routes.find((candidate) => candidate.path === path);
  const load = route?.lazy;
  if (typeof load !== 'function') throw new Error(`no page for ${path}`);
  return patiently(load);
}

const TRIES = 3;
const PAUSE_MS = 300;

/**
 * Chunks are tried again: the first try may be given the failed preload of the document, and chunks that
 * are asked for together fail one after the other.
 */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise((pause) => setTimeout(pause, PAUSE_MS));
    }
  }
  return load();
}
