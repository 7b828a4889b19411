import { isEqualSecret } from '@storefront/server-kit/equal-secret';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StudioEnvironment } from '../config/studio-environment';
import type { Database } from '../db/open-database';
import { STUDIO_ROLES, type StudioRole } from '../db/studio-tables';
import { ApiError } from '../http/api-error';

import type { Account } from './accounts/account-store';
import { sessionToken } from './sessions/session-cookie';
import { findSession } from './sessions/session-store';

/** Headers that the server of the studio adds to a request. */
const TOKEN_HEADER = 'x-studio-token';
const ADDRESS_HEADER = 'x-studio-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Least role of a call of the studio; `anyone` also without a session. Default `editor`. */
    studio?: StudioRole | 'anyone';
    /** Body of a change: JSON, or the bytes of a file. Default `json`. */
    studioBody?: 'json' | 'file';
  }
}

export interface GuardDeps {
  readonly db: Database;
  readonly clock: { readonly now: () => number };
  readonly studio: StudioEnvironment;
}

/**
 * Returns the account of a request in the scope of `guardRequests`.
 *
 * @throws Error for a call that needs no session
 */
export type SignedIn = (request: FastifyRequest) => Account;

/**
 * Adds the checks of all calls of the studio to their scope: only the server of the studio may call, a change comes
 * from its own page as JSON, and the account has the role of the call. A call of anyone else does not exist (404).
 */
export function guardRequests(app: FastifyInstance, { db, clock, studio }: GuardDeps): SignedIn {
  const accounts = new WeakMap<FastifyRequest, Account>();
  // The origin is checked here, more strictly than for the calls of the shop.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, acceptsAnyOrigin: true };
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isEqualSecret(headerOf(request, TOKEN_HEADER), studio.token))
      throw new ApiError(404, 'not-found', 'There is no such call.');
    requireOwnPage(request, studio.origin);
    requireBodyType(request);
    const role = request.routeOptions.config.studio ?? 'editor';
    if (role === 'anyone') return;
    const token = sessionToken(studio.origin, request.headers.cookie);
    const account = token === null ? null : await findSession(db, token, clock.now());
    if (!account) throw new ApiError(401, 'no-session', 'Please sign in.');
    if (!hasRole(account, role))
      throw new ApiError(403, 'other-role', `Only ${ROLE_NAMES[role]} may do this.`, { role });
    accounts.set(request, account);
  });
  return (request) => {
    const account = accounts.get(request);
    if (!account) throw new Error('The call has no session.');
    return account;
  };
}

/** Returns the address of the browser, which the server of the studio states. */
export function clientAddress(request: FastifyRequest): string {
  return headerOf(request, ADDRESS_HEADER) || request.ip;
}

const ROLE_NAMES: Readonly<Record<StudioRole, string>> = {
  editor: 'people with an account',
  publisher: 'a publisher',
  admin: 'an admin',
};

/** Whether an account has at least a role. */
export function hasRole({ role }: Account, needed: StudioRole): boolean {
  return STUDIO_ROLES.indexOf(role) >= STUDIO_ROLES.indexOf(needed);
}

/** Another site cannot state this origin. */
function requireOwnPage({ method, headers }: FastifyRequest, origin: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  const isOwn =
    headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === origin;
  if (!isOwn) throw new ApiError(403, 'other-origin', 'Pages of other sites may not send this request.');
}

/** Another site cannot set these content types without a preflight request. */
function requireBodyType({ method, headers, routeOptions }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const type = headers['content-type'] ?? '';
  if (routeOptions.config.studioBody === 'file') {
    if (type !== 'application/octet-stream')
      throw new ApiError(415, 'not-a-file', 'The request must be a file (application/octet-stream).');
  } else if (!/^application\/json(;|$)/.test(type)) {
    throw new ApiError(415, 'not-json', 'The request must be JSON.');
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
