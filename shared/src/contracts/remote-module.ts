import type { RouteObject } from 'react-router';
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
}

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
});
