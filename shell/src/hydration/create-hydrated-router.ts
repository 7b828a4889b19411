import type { Hydration } from '@storefront/shared/contracts/rendered-page';
import { nextTask } from '@storefront/shared/platform/time/next-task';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import type { RemoteSource } from '../remotes/remote-source';
import { createRouterWithRoutes, type StorefrontRouter } from '../router/create-router';
import { delayLoaderUntil, rendersFallback } from '../router/fallback-route';
import { resolveMatchedPage } from '../router/matched-page';
import { routeTable } from '../router/route-table';

import { reviveLoaderData } from './loader-data';

export type HydrationOutcome =
  | { readonly kind: 'same'; readonly router: StorefrontRouter }
  /** The release that rendered the page cannot be loaded; its fallback was loaded instead. */
  | { readonly kind: 'other-release' }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** Creates a router with the state of the server rendering. Never rejects. */
export async function createHydratedRouter({
  source,
  runtime,
  hydration,
  rendered,
}: {
  readonly source: RemoteSource;
  readonly runtime: StorefrontRuntime;
  readonly hydration: Hydration;
  /** Resolves after the first render in the browser. */
  readonly rendered: Promise<void>;
}): Promise<HydrationOutcome> {
  const routes = routeTable(source);
  try {
    const matched = await resolveMatchedPage(routes, window.location.pathname, source);
    if (matched && rendersFallback(matched.route)) delayLoaderUntil(rendered, matched.route);
    if ((matched?.version ?? null) !== (hydration.remote?.version ?? null)) return { kind: 'other-release' };
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }

  // Evaluating the remote took a task already.
  await nextTask();
  const errors = Object.entries(hydration.errors).map(
    // The router recognises an error response by these four fields.
    ([id, response]) => [id, { ...response, internal: false }] as const,
  );
  return {
    kind: 'same',
    router: createRouterWithRoutes(routes, runtime, {
      loaderData: reviveLoaderData(hydration.loaderData),
      ...(errors.length > 0 ? { errors: Object.fromEntries(errors) } : {}),
    }),
  };
}
