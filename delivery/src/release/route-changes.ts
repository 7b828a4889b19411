import { findPattern } from '@storefront/shared/contracts/path-owner';
import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import {
  allDroppedRoutes,
  droppedRoutesOf,
  hasRoute,
  isSameRoute,
  withDroppedRoutes,
  withoutDecisions,
  withoutTakenRoutes,
  withRoutes,
} from '../registry/dropped-routes';
import { liveRecord, recordsOfOtherApps } from '../registry/release-records';
import type { DroppedRoute, ReleaseStore, RouteDecision, StoredRegistry } from '../store/release-store';

import { ReleaseRejected } from './swap-app-records';

export interface RouteDecisions {
  /** Decisions about live routes that the release does not have. */
  readonly dropRoutes?: readonly RouteDecision[];
  /** Routes that the release takes over from the live release of another app. */
  readonly takeRoutes?: readonly string[];
}

interface RouteOptions extends RouteDecisions {
  /**
   * A rollback is a decision of its own and must not wait for another one: routes that only the withdrawn release has
   * disappear with it and are recorded in the history.
   */
  readonly isRollback?: boolean;
  /** A canary changes no route of another app: the visitors without it would lose the page, or find two owners. */
  readonly isCanary?: boolean;
}

export interface RouteChanges {
  /** The registry with routes moved between apps. */
  readonly registry: StoredRegistry;
  /** The manifest without the routes that other apps took over. */
  readonly manifest: AppManifest;
  /** For the history. */
  readonly recorded: { readonly droppedRoutes?: RouteDecision[]; readonly takenRoutes?: string[] };
  /** Adds the decisions to the registry that is stored. */
  readonly record: (registry: StoredRegistry, who: Pick<DroppedRoute, 'at' | 'by' | 'why'>) => StoredRegistry;
}

/**
 * Decides which routes appear, move and disappear when a release goes live.
 *
 * @throws ReleaseRejected when a live route would disappear without a decision, or a decision makes no sense
 */
export async function planRoutes(
  store: Pick<ReleaseStore, 'manifest'>,
  current: StoredRegistry,
  candidate: AppManifest,
  options: RouteOptions,
): Promise<RouteChanges> {
  const { name: app, version } = candidate;
  const { dropRoutes = [], isRollback = false } = options;
  const manifest = withoutTakenRoutes(current, candidate);
  const { registry, taken } = await moveRoutes(store, current, manifest, options);

  const missing = missingRoutes(registry, manifest);
  const decided = droppedRoutesOf(registry, app).filter((decision) => decision.version === version);
  const isDecided = (route: string) =>
    [...decided, ...dropRoutes].some((one) => isSameRoute(one.route, route));
  const undecided = missing.filter((route) => !isDecided(route));
  if (undecided.length > 0 && !isRollback)
    throw new ReleaseRejected(undecidedMessage(registry, manifest, undecided));
  requireSensible(registry, manifest, missing, dropRoutes);

  const withdrawn = isRollback ? undecided.map((route) => ({ route, to: null })) : [];
  const dropped = [...dropRoutes, ...withdrawn];
  return {
    registry,
    manifest,
    recorded: {
      ...(dropped.length > 0 ? { droppedRoutes: dropped } : {}),
      ...(taken.length > 0 ? { takenRoutes: taken.map(({ route }) => route) } : {}),
    },
    record: (next, who) => {
      const own = dropRoutes.map((decision) => ({ ...decision, version, ...who }));
      return taken.reduce(
        (so, { route, from }) =>
          withDroppedRoutes(so, from, [{ route, to: null, movedTo: app, version, ...who }]),
        withDroppedRoutes(next, app, own),
      );
    },
  };
}

/** Routes of the live release that neither the candidate nor the release of another app has. */
function missingRoutes(registry: Registry, { name, routes }: AppManifest): readonly string[] {
  const others = recordsOfOtherApps(name, registry).flatMap(([, record]) => record.extras.routes);
  return (liveRecord(registry, name)?.extras.routes ?? []).filter(
    (route) => !hasRoute([...routes, ...others], route),
  );
}

/** Moves routes between the candidate and other apps, in both directions. */
async function moveRoutes(
  store: Pick<ReleaseStore, 'manifest'>,
  current: StoredRegistry,
  manifest: AppManifest,
  { takeRoutes = [], isCanary = false }: RouteOptions,
): Promise<{ readonly registry: StoredRegistry; readonly taken: readonly TakenRoute[] }> {
  if (!isCanary) return takeOver(await returnRoutes(store, current, manifest), manifest, takeRoutes);
  if (takeRoutes.length === 0) return { registry: current, taken: [] };
  throw new ReleaseRejected(
    `${manifest.name} ${manifest.version} cannot take over ${takeRoutes.join(', ')} as a canary: the other visitors ` +
      'would have no such page. Release it for all visitors.',
  );
}

/** Gives routes back to their previous owners if the candidate no longer has them. */
async function returnRoutes(
  store: Pick<ReleaseStore, 'manifest'>,
  registry: StoredRegistry,
  { name, routes }: AppManifest,
): Promise<StoredRegistry> {
  let next = registry;
  for (const [owner, decisions] of Object.entries(registry.droppedRoutes ?? {})) {
    const returned = decisions.filter(({ movedTo, route }) => movedTo === name && !hasRoute(routes, route));
    if (returned.length === 0) continue;
    const isReturned = (route: string) => returned.some((decision) => isSameRoute(decision.route, route));
    const versions = (registry.microFrontends[`${REGISTRY_SCOPE}/${owner}`] ?? []).map(
      ({ metadata }) => metadata.version,
    );
    const manifests = await Promise.all(versions.map((version) => store.manifest(owner, version)));
    next = withRoutes(next, owner, (version, current) => [
      ...current,
      ...(manifests.find((one) => one.version === version)?.routes ?? []).filter(
        (route) => isReturned(route) && !hasRoute(current, route),
      ),
    ]);
    next = withoutDecisions(
      next,
      (app, { route, movedTo }) => app === owner && movedTo === name && isReturned(route),
    );
  }
  return next;
}

interface TakenRoute {
  readonly route: string;
  readonly from: string;
}

/** Removes routes from the live releases of their owners, so that the candidate may own them. */
function takeOver(
  registry: StoredRegistry,
  { name, version, routes }: AppManifest,
  takeRoutes: readonly string[],
): { readonly registry: StoredRegistry; readonly taken: readonly TakenRoute[] } {
  const taken = takeRoutes.map((route) => {
    const [from] =
      recordsOfOtherApps(name, registry).find(([, record]) => hasRoute(record.extras.routes, route)) ?? [];
    if (from !== undefined && from !== 'shell' && hasRoute(routes, route)) return { route, from };
    throw new ReleaseRejected(
      hasRoute(routes, route)
        ? `${name} ${version} cannot take over ${route}: no live remote owns it.`
        : `${name} ${version} cannot take over ${route}: it has no such route.`,
    );
  });
  const without = taken.reduce(
    (next, { route, from }) =>
      withRoutes(next, from, (_, current) => current.filter((one) => !isSameRoute(one, route))),
    registry,
  );
  return { registry: without, taken };
}

function undecidedMessage(
  registry: Registry,
  { name, version }: AppManifest,
  routes: readonly string[],
): string {
  const live = liveRecord(registry, name)?.metadata.version ?? '';
  const [example = ''] = routes;
  return (
    `${name} ${version} has no route ${routes.join(', ')}, which the live release ${live} serves: these pages would ` +
    `disappear. Decide for each of them: --drop-route "${example}=>/another-page" --why "…" redirects its visitors, ` +
    `--drop-route "${example}" --why "…" responds that the page was removed. If another app takes the page over, ` +
    `release that app first, with --take-route "${example}".`
  );
}

function requireSensible(
  registry: StoredRegistry,
  { name, version, routes }: AppManifest,
  missing: readonly string[],
  decisions: readonly RouteDecision[],
): void {
  const live = [...routes, ...recordsOfOtherApps(name, registry).flatMap(([, { extras }]) => extras.routes)];
  const dropped = allDroppedRoutes(registry);
  for (const { route, to } of decisions) {
    if (hasRoute(routes, route))
      throw new ReleaseRejected(`--drop-route ${route}: ${name} ${version} still has this route.`);
    const isLiveOrDropped = hasRoute(missing, route) || dropped.some((one) => isSameRoute(one.route, route));
    if (!isLiveOrDropped)
      throw new ReleaseRejected(`--drop-route ${route}: the live release of ${name} has no such route.`);
    if (to === null) continue;
    const unknown = parametersOf(to).filter((parameter) => !parametersOf(route).includes(parameter));
    if (unknown.length > 0)
      throw new ReleaseRejected(`--drop-route ${route}=>${to}: ${route} has no ${unknown.join(', ')}.`);
    if (findPattern(live, to.replaceAll(/:[^/]+/g, 'x')) === null)
      throw new ReleaseRejected(`--drop-route ${route}=>${to}: no live app has a page ${to} to redirect to.`);
  }
}

function parametersOf(route: string): readonly string[] {
  return route.match(/:[^/]+/g) ?? [];
}
