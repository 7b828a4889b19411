import { findPattern } from '@storefront/shared/contracts/path-owner';
import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import type { DroppedRoute, StoredRegistry } from '../store/release-store';

import { liveRecord } from './release-records';

type WithDecisions = Pick<StoredRegistry, 'droppedRoutes'>;

/** `/deal/:id` and `/deal/:dealId` are the same route. */
export function routeShape(route: string): string {
  return route.replaceAll(/:[^/]+/g, ':');
}

export function isSameRoute(one: string, other: string): boolean {
  return routeShape(one) === routeShape(other);
}

export function hasRoute(routes: readonly string[], route: string): boolean {
  return routes.some((one) => isSameRoute(one, route));
}

/** Returns the decisions about routes that an app owned. */
export function droppedRoutesOf(registry: WithDecisions, app: string): readonly DroppedRoute[] {
  return registry.droppedRoutes?.[app] ?? [];
}

/** Returns the decisions about routes of all apps. */
export function allDroppedRoutes(registry: WithDecisions): readonly DroppedRoute[] {
  return Object.values(registry.droppedRoutes ?? {}).flat();
}

/** Returns the manifest without the routes that live releases of other apps took over. */
export function withoutTakenRoutes(registry: StoredRegistry, manifest: AppManifest): AppManifest {
  const taken = routesTakenFrom(registry, manifest.name);
  return { ...manifest, routes: manifest.routes.filter((route) => !hasRoute(taken, route)) };
}

function routesTakenFrom(registry: StoredRegistry, app: string): readonly string[] {
  return droppedRoutesOf(registry, app)
    .filter(({ movedTo, route }) => movedTo !== undefined && ownsRoute(registry, movedTo, route))
    .map(({ route }) => route);
}

function ownsRoute(registry: Registry, app: string, route: string): boolean {
  return hasRoute(liveRecord(registry, app)?.extras.routes ?? [], route);
}

/** Returns the registry with these decisions about routes of an app; earlier ones about the same routes end. */
export function withDroppedRoutes<T extends WithDecisions>(
  registry: T,
  app: string,
  dropped: readonly DroppedRoute[],
): T {
  if (dropped.length === 0) return registry;
  const others = withoutDecisions(registry, (_, { route }) =>
    dropped.some((one) => isSameRoute(one.route, route)),
  );
  const kept = droppedRoutesOf(others, app);
  return { ...others, droppedRoutes: { ...others.droppedRoutes, [app]: [...kept, ...dropped] } };
}

/** Returns the registry without the decisions that match. */
export function withoutDecisions<T extends WithDecisions>(
  registry: T,
  isObsolete: (app: string, decision: DroppedRoute) => boolean,
): T {
  if (!registry.droppedRoutes) return registry;
  const entries = Object.entries(registry.droppedRoutes)
    .map(([app, list]) => [app, list.filter((decision) => !isObsolete(app, decision))] as const)
    .filter(([, list]) => list.length > 0);
  return { ...registry, droppedRoutes: Object.fromEntries(entries) };
}

/** Returns the registry with other routes in every live record of an app, canaries included. */
export function withRoutes<T extends Registry>(
  registry: T,
  app: string,
  routesOf: (version: string, routes: readonly string[]) => readonly string[],
): T {
  const key = `${REGISTRY_SCOPE}/${app}`;
  const records = registry.microFrontends[key]?.map((record) => ({
    ...record,
    extras: { ...record.extras, routes: [...routesOf(record.metadata.version, record.extras.routes)] },
  }));
  return records ? { ...registry, microFrontends: { ...registry.microFrontends, [key]: records } } : registry;
}

/** What the edge server responds for a path that no live release owns. */
export type DroppedPath =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'removed' };

/**
 * Returns the decision for a path; `null` if there is none.
 *
 * @param search query of the request with its question mark, which the redirect keeps
 */
export function droppedPath(
  decisions: readonly DroppedRoute[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): DroppedPath | null {
  const pattern = findPattern(
    decisions.map(({ route }) => route),
    pathname,
  );
  const decision = decisions.find(({ route }) => route === pattern);
  if (!decision || pattern === null) return null;
  if (decision.to === null) return { kind: 'removed' };
  return { kind: 'redirect', location: `${redirectPath(pattern, decision.to, pathname)}${search}` };
}

/** Fills the parameters of `to` with the segments of the path. */
function redirectPath(pattern: string, to: string, pathname: string): string {
  const segments = pathname.split('/');
  const values = new Map(pattern.split('/').map((name, index) => [name, segments[index] ?? '']));
  const path = to
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (values.get(segment) ?? '') : segment))
    .join('/');
  // `//host` would lead to another site.
  return path.replace(/^\/+/, '/');
}
