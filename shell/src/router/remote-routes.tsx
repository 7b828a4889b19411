import { ISOLATED_PATHS, type RemoteSnapshot } from '@storefront/shared/contracts/registry';
import {
  isRouteErrorResponse,
  redirectDocument,
  useRouteError,
  type LazyRouteFunction,
  type RouteObject,
} from 'react-router-dom';

import { NotFound } from '../pages/not-found';
import { RemoteErrorPage } from '../remotes/remote-error-page';
import { RemoteBoundary } from '../remotes/remote-boundary';
import type { RemoteSource } from '../remotes/remote-source';
import { UnavailablePanel } from '../remotes/unavailable-panel';
import { useReportFault } from '../telemetry/report-fault';

import { loadPage } from './load-page';

/**
 * Creates the routes of all remotes from the registry snapshot, without loading a remote. Each remote is loaded on the
 * first visit to one of its paths.
 */
export function remoteRoutes(source: RemoteSource): RouteObject[] {
  const { remotes, isolated } = source.snapshot;
  const routes = remotes.map((remote): RouteObject => ({
    id: remote.name,
    element: <RemoteBoundary name={remote.name} />,
    ErrorBoundary: () => <RemoteError remote={remote} />,
    children: remote.routes.map((path) =>
      !isolated && ISOLATED_PATHS.includes(path) ? newDocumentRoute(path) : remoteRoute(source, remote, path),
    ),
  }));
  // The snapshot of an isolated document lists only the owner of its path: other paths need a new document.
  return isolated ? [...routes, newDocumentRoute('*')] : routes;
}

/** Error boundary of one remote. A 404 that a remote throws shows the shell's own Page Not Found. */
function RemoteError({ remote }: { readonly remote: RemoteSnapshot }) {
  const error = useRouteError();
  useReportFault(remote.name, error);
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <RemoteErrorPage remote={remote} />
  );
}

/**
 * Shown when a page cannot be loaded. Telemetry counts a fault only for a remote that is in use; a remote that failed
 * to load is counted as `load-failed` instead.
 */
function UnavailablePage({ remote }: { readonly remote: RemoteSnapshot }) {
  useReportFault(remote.name);
  return <UnavailablePanel remote={remote} />;
}

function remoteRoute(source: RemoteSource, remote: RemoteSnapshot, path: string): RouteObject {
  return { id: remoteRouteId(remote.name, path), path, lazy: lazyPage(source, remote, path) };
}

/** Returns the route id of a remote's page. Server and browser store loader data under this id. */
export function remoteRouteId(remote: string, path: string): string {
  return `${remote}:${path}`;
}

function newDocumentRoute(path: string): RouteObject {
  return { path, loader: ({ request }) => redirectDocument(request.url), element: null };
}

/**
 * Never rejects, because the router caches a rejected `lazy` permanently. A page that cannot be loaded resolves to
 * `UnavailablePage`, whose Retry creates a new router.
 */
function lazyPage(
  source: RemoteSource,
  remote: RemoteSnapshot,
  path: string,
): LazyRouteFunction<RouteObject> {
  return async () => {
    try {
      return (await loadPage(source, remote, path)).page;
    } catch (cause) {
      console.error(cause);
      return { Component: () => <UnavailablePage remote={remote} /> };
    }
  };
}
