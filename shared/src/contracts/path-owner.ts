import { matchPath, matchRoutes } from 'react-router-dom';

/** An app and the patterns of the paths that it owns, as in the registry. */
interface AppWithRoutes {
  readonly routes: readonly string[];
}

interface PathOwner<App> {
  readonly app: App;
  /** The pattern that matches the path. */
  readonly pattern: string;
}

/**
 * Returns the app that owns a path, or `null` when no app does.
 *
 * The edge server and the host both use this function, and it ranks and matches patterns with the router itself:
 * a path has the same owner in the registry snapshot, in the preload headers and in the route table of the browser.
 */
export function findPathOwner<App extends AppWithRoutes>(
  apps: readonly App[],
  path: string,
): PathOwner<App> | null {
  const pattern = findPattern(
    apps.flatMap(({ routes }) => routes),
    path,
  );
  if (pattern === null) return null;
  const app = apps.find(({ routes }) => routes.includes(pattern));
  return app ? { app, pattern } : null;
}

/**
 * Returns the most specific pattern that matches the whole path, or `null`.
 *
 * @param patterns path patterns in React Router syntax
 * @param path pathname of a URL, percent-encoded, with or without a trailing slash
 */
export function findPattern(patterns: readonly string[], path: string): string | null {
  // Only the route matching of the router decodes literal segments (`/s%65arch`).
  if (path.includes('%')) return findWithRouter(patterns, path);
  // Several times faster than route matching, and enough unless patterns have to be ranked.
  const matching = patterns.filter((pattern) => matchPath(pattern, path) !== null);
  return matching.length > 1 ? findWithRouter(matching, path) : (matching[0] ?? null);
}

function findWithRouter(patterns: readonly string[], path: string): string | null {
  const routes = patterns.map((pattern) => ({ path: pattern }));
  return matchRoutes(routes, path)?.at(-1)?.route.path ?? null;
}
