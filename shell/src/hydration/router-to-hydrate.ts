import type { Hydration } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import type { RemoteSource } from '../remotes/remote-source';
import { routerFor, type StorefrontRouter } from '../router/create-router';
import { holdUntil, isFrame } from '../router/frame-route';
import { resolveMatchedPage } from '../router/matched-page';
import { routeTable } from '../router/route-table';

import { revivedLoaderData } from './loader-data';

export type HydrationOutcome =
  | { readonly kind: 'same'; readonly router: StorefrontRouter }
  /** The release that rendered the page could not be had, the one before it could. */
  | { readonly kind: 'other-release' }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** A router that starts in the very state in which the server rendered. Never rejects. */
export async function routerToHydrate({
  source,
  runtime,
  hydration,
  drawn,
}: {
  readonly source: RemoteSource;
  readonly runtime: StorefrontRuntime;
  readonly hydration: Hydration;
  /** Kept once the page stands in the browser. */
  readonly drawn: Promise<void>;
}): Promise<HydrationOutcome> {
  const routes = routeTable(source);
  try {
    const matched = await resolveMatchedPage(routes, window.location.pathname, source);
    if (matched && isFrame(matched.route)) holdUntil(drawn, matched.route);
    if ((matched?.version ?? null) !== (hydration.remote?.version ?? null)) return { kind: 'other-release' };
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }

  const errors = Object.entries(hydration.errors).map(
    // The router tells an answer from an error by these four fields.
    ([id, answer]) => [id, { ...answer, internal: false }] as const,
  );
  return {
    kind: 'same',
    router: routerFor(routes, runtime, {
      loaderData: revivedLoaderData(hydration.loaderData),
      ...(errors.length > 0 ? { errors: Object.fromEntries(errors) } : {}),
    }),
  };
}
