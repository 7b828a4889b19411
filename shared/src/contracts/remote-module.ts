import type { RouteObject } from 'react-router-dom';
import { z } from 'zod';

/** The one module every remote exposes. */
export const REMOTE_EXPOSE = './remote';

/** What every remote gives the shell, and all that the shell may ask of it. */
export interface RemoteModule {
  /** Package name, also the name of its boundary in the page. */
  readonly name: string;
  /** Semver range of the contract version that this remote was built for. */
  readonly contract: string;
  readonly routes: readonly RouteObject[];
  /** Path that most shoppers go to next: its owner is fetched while this one is idle. */
  readonly leadsTo?: string | undefined;
}

/** What a route may say of itself in its `handle`. */
export interface RouteHandle {
  /**
   * For how many seconds the rendered page may be shown to everyone. Absent: rendered anew for each visit.
   * A page that shows anything of one shopper never sets it.
   */
  readonly sharedForSeconds?: number;
}

export const routeHandleSchema = z.object({ sharedForSeconds: z.number().int().positive().optional() });

/**
 * Checks what came out of a remote before the router gets it. Routes are checked as far as the shell
 * relies on them: a path, and something to render.
 */
export const remoteModuleSchema = z.object({
  name: z.string().regex(/^mfe-[a-z]+$/),
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
        { message: 'a route needs a path and something to render' },
      ),
    )
    .min(1),
  leadsTo: z.string().startsWith('/').optional(),
});
