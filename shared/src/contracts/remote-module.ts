import type { RouteObject } from 'react-router-dom';
import { z } from 'zod';

/**
 * The interface between the host and a remote. A remote exposes exactly one module, `./remote`, which exports it as
 * `remote`. The host uses nothing else of a remote.
 */
export interface RemoteModule {
  /** Package name such as `mfe-search`. The root element of the remote has it as `data-boundary`. */
  readonly name: string;
  /** Semver range of `CONTRACT_VERSION` that this remote needs, as `^major.minor.patch`. */
  readonly contract: string;
  /** Routes with absolute paths. Each should be lazy, so that the entry stays small. */
  readonly routes: readonly RouteObject[];
  /** The path that most shoppers visit next. The host prefetches its owner while the browser is idle. */
  readonly leadsTo?: string | undefined;
}

/** Properties that a route may have in its `handle`. */
export interface RouteHandle {
  /**
   * Seconds for which a rendered page may be cached and served to all visitors. Absent: rendered for each request.
   * Never set it on a page that shows data of one shopper. A loader excludes a single page by `cache-control: no-store`.
   */
  readonly sharedForSeconds?: number;
}

/** Validates the `handle` of a matched route. */
export const routeHandleSchema = z.object({ sharedForSeconds: z.number().int().positive().optional() });

/** Validates a loaded remote. Routes are validated as far as the host relies on them: a path and something to render. */
export const remoteModuleSchema = z.object({
  name: z.string().regex(/^mfe-[a-z0-9]+(?:-[a-z0-9]+)*$/),
  contract: z.string().min(1),
  routes: z
    .array(
      z.custom<RouteObject>(
        (route) =>
          typeof route === 'object' &&
          route !== null &&
          'path' in route &&
          typeof route.path === 'string' &&
          ('lazy' in route || 'Component' in route || 'element' in route),
        { message: 'a route needs a path and one of lazy, Component or element' },
      ),
    )
    .min(1),
  leadsTo: z.string().startsWith('/').optional(),
});
