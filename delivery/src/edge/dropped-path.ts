import type { FastifyReply } from 'fastify';

import { droppedPath, type DroppedPath } from '../registry/dropped-routes';
import { hasRouteFor, type LiveRegistry } from '../registry/live-registry';

/** Returns what was decided about a path that no live release owns; `null` for all other paths. */
export function droppedPathFor(live: LiveRegistry, url: URL): DroppedPath | null {
  if (live.droppedRoutes.length === 0 || hasRouteFor(live, url.pathname)) return null;
  return droppedPath(live.droppedRoutes, url);
}

/** Browsers must request it again each time: a rollback may restore the page. */
export function redirectDropped(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(location, 308);
}
