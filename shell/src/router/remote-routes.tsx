import { ISOLATED_PATHS, type RemoteSnapshot } from '@storefront/shared/contracts/registry';
import {
  isRouteErrorResponse,
  redirectDocument,
  useRouteError,
  type LazyRouteFunction,
  type RouteObject,
} from 'react-router-dom';

import { NotFound } from '../pages/not-found';
import { BrokenPageOfRemote } from '../remotes/broken-page-of-remote';
import { RemoteBoundary } from '../remotes/remote-boundary';
import type { RemoteSource } from '../remotes/remote-source';
import { UnavailablePanel } from '../remotes/unavailable-panel';
import { useReportFault } from '../telemetry/report-fault';

import { pageOf } from './page-of';

/**
 * The routes of all remotes, made from the registry alone: a path is known before any remote is loaded,
 * and a remote is loaded on the first visit to one of its paths. Nothing here knows a page by name.
 */
export function remoteRoutes(source: RemoteSource): RouteObject[] {
  const { remotes, isolated } = source.snapshot;
  const routes = remotes.map((remote): RouteObject => ({
    id: remote.name,
    element: <RemoteBoundary name={remote.name} />,
    ErrorBoundary: () => <RemoteFault remote={remote} />,
    children: remote.routes.map((path) =>
      !isolated && ISOLATED_PATHS.includes(path) ? ownDocument(path) : remoteRoute(source, remote, path),
    ),
  }));
  // An isolated document lists only what it needs: every other path is for the server to answer.
  return isolated ? [...routes, ownDocument('*')] : routes;
}

/** What a remote throws stays in its part of the page; its word that there is no such page is a page of ours. */
function RemoteFault({ remote }: { readonly remote: RemoteSnapshot }) {
  const error = useRouteError();
  useReportFault(remote.name, error);
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <BrokenPageOfRemote remote={remote} />
  );
}

/** A page that cannot be had of a remote that is there is a fault of it; a remote that is not there is counted as such. */
function LostPage({ remote }: { readonly remote: RemoteSnapshot }) {
  useReportFault(remote.name);
  return <UnavailablePanel remote={remote} />;
}

function remoteRoute(source: RemoteSource, remote: RemoteSnapshot, path: string): RouteObject {
  return { id: remoteRouteId(remote.name, path), path, lazy: lazyPage(source, remote, path) };
}

/** Id of a page of a remote: loader data is kept under it, on both sides. */
export function remoteRouteId(remote: string, path: string): string {
  return `${remote}:${path}`;
}

function ownDocument(path: string): RouteObject {
  return { path, loader: ({ request }) => redirectDocument(request.url), element: null };
}

/**
 * Never rejects: the router keeps a rejected `lazy` for ever. A page that cannot be had resolves to the
 * panel that says so, and its Retry makes a new router once the remote is there again.
 */
function lazyPage(
  source: RemoteSource,
  remote: RemoteSnapshot,
  path: string,
): LazyRouteFunction<RouteObject> {
  return async () => {
    try {
      return (await pageOf(source, remote, path)).page;
    } catch (cause) {
      console.error(cause);
      return { Component: () => <LostPage remote={remote} /> };
    }
  };
}
