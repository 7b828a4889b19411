import type { FastifyReply } from 'fastify';

import { relativeUrl } from '../open-visit';

import type { CurrentSite } from './site-content';

/** The content team may correct a redirect, so browsers keep it for minutes only. */
const CACHE = 'public, max-age=300';

/**
 * Responds to a path that the content team has redirected; `null` for all other paths. The query of the visitor stays,
 * unless the new path has its own.
 */
export function redirectOldPath(
  { redirects }: CurrentSite,
  { url, isPrivate = false }: { readonly url: URL; readonly isPrivate?: boolean },
  reply: FastifyReply,
): FastifyReply | null {
  const to = redirects.get(url.pathname);
  if (to === undefined) return null;
  const target = new URL(to, url);
  if (target.search === '') target.search = url.search;
  const location = `${relativeUrl(target)}${target.hash}`;
  // A redirect of a preview may not exist outside of it.
  if (isPrivate) return reply.header('cache-control', 'private, no-store').redirect(location, 302);
  return reply.header('cache-control', CACHE).redirect(location, 301);
}
