import type { FastifyRequest } from 'fastify';

import { HttpError } from './http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Accepts requests of every page, such as a form in a sandboxed frame. The route must have no effect of value,
     * or only one that a secret in its address permits.
     */
    acceptsAnyOrigin?: boolean;
  }
}

/** Methods that change nothing. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a check that rejects state-changing requests from pages of foreign origins. Pages of the service itself pass,
 * and so do requests of servers, such as the webhooks of a payment provider, which have no `Origin`. A sandboxed frame
 * has the origin `null` and does not pass.
 *
 * @param origins further origins, such as that of the shop
 * @throws HttpError 403, from the check
 */
export function originCheck(origins: readonly string[]): (request: FastifyRequest) => void {
  const allowed = new Set(origins);
  return ({ method, headers: { origin, host }, routeOptions }) => {
    if (origin === undefined || SAFE_METHODS.has(method) || allowed.has(origin)) return;
    if (routeOptions.config.acceptsAnyOrigin === true) return;
    if (URL.canParse(origin) && new URL(origin).host === host) return;
    throw new HttpError(403, 'other-origin', 'Pages of other sites may not send this request.');
  };
}
