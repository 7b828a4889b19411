import { isAppName } from '../apps';

/** A request that cannot be carried out as it is; the message says what to change. */
export class InvalidRemote extends Error {
  override readonly name = 'InvalidRemote';
}

export const USAGE = `npm run new-remote -- <name> <path>                          a package of this workspace
npm run new-remote -- <name> <path> --standalone <folder>    a repository of its own, with packed packages
                                    --packages <folder>      with the tarballs of npm run pack-contract
                                    --from-registry          with versions from a registry of packages

  name  mfe- and lower case letters, digits and dashes, such as mfe-gift-cards
  path  the URL of its first page, such as /gift-cards or /gift-cards/:cardId`;

/** Short enough for telemetry, the registry and a label in the console. */
const MAX_NAME_CHARS = 40;
const NAME = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const SEGMENT = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*)$/;
/** First segments of URLs that belong to the edge server (delivery/src/edge). */
const RESERVED_SEGMENTS = ['against', 'api', 'csp-report', 'edge', 'health', 'media', 'releases', 'reports'];

/** @throws InvalidRemote */
export function requireRemoteName(name: string, existing: readonly string[]): `mfe-${string}` {
  if (!isRemoteName(name) || name.length > MAX_NAME_CHARS) {
    throw new InvalidRemote(
      `"${name}" cannot be the name of a remote: write mfe- and lower case letters, digits and dashes, at most ` +
        `${MAX_NAME_CHARS} characters, such as mfe-gift-cards.`,
    );
  }
  if (existing.includes(name) || isAppName(name)) {
    throw new InvalidRemote(`${name} exists already: choose another name.`);
  }
  return name;
}

/**
 * @param routes paths of every app, by name of the app
 * @throws InvalidRemote
 */
export function requirePath(path: string, routes: Readonly<Record<string, readonly string[]>>): string {
  const segments = path.split('/').slice(1);
  const isWellFormed = path.startsWith('/') && segments.every((segment) => SEGMENT.test(segment));
  if (!isWellFormed || segments[0]?.startsWith(':')) {
    throw new InvalidRemote(
      `"${path}" cannot be the path of a page: start with / and a fixed segment in lower case, such as ` +
        '/gift-cards; parameters follow as /gift-cards/:cardId.',
    );
  }
  if (segments[0] !== undefined && RESERVED_SEGMENTS.includes(segments[0])) {
    throw new InvalidRemote(`/${segments[0]} belongs to the servers: choose another path.`);
  }
  for (const [app, taken] of Object.entries(routes)) {
    const same = taken.find((route) => routeShape(route) === routeShape(path));
    if (same !== undefined)
      throw new InvalidRemote(`${path} belongs to ${app} (${same}): choose another path.`);
  }
  return path;
}

/** `/deal/:id` and `/deal/:dealId` match the same URLs. */
function routeShape(route: string): string {
  return route.replaceAll(/:[^/]+/g, ':');
}

function isRemoteName(name: string): name is `mfe-${string}` {
  return NAME.test(name);
}
