import { namesProvided, namesUsed, type CuratedNames } from '../webpack/curated-modules';

/** The server build of the shell contains the whole router. */
const SERVER_ONLY = new Set(['createStaticHandler', 'createStaticRouter', 'StaticRouterProvider']);

/**
 * Returns a message for each name that an app imports of a curated library but the shell does not share.
 *
 * Such an import is `undefined` in a remote at run time, and the compiler does not see it.
 */
export function checkCuratedNames(apps: readonly string[]): string[] {
  const provided = namesProvided();
  return apps.flatMap((app) => missingNames(app, namesUsed(app), provided));
}

export function missingNames(app: string, used: CuratedNames, provided: CuratedNames): string[] {
  return Object.entries(used).flatMap(([library, names]) =>
    names
      .filter((name) => !provided[library]?.includes(name))
      .filter((name) => !(app === 'shell' && SERVER_ONLY.has(name)))
      .map((name) => `${app}: ${library} does not share "${name}"; add it to shared/src/federated`),
  );
}
