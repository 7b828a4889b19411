import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendPage } from '../send-page';
import { messagePage } from '../views/message-page';
import { signInPage } from '../views/sign-in-page';

import { authenticate } from './authenticate';
import type { ConsoleAccess } from './console-access';
import { isLoopbackHost } from './loopback';
import { isSameOrigin } from './same-origin';
import { createSignInAttempts } from './sign-in-attempts';
import { SIGN_IN, signInRoutes } from './sign-in-routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the signed-in user; `null` without sign-in. */
    visitorName: string | null;
  }
}

interface GuardOptions {
  readonly access: ConsoleAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Rejects requests of unauthorized users, and changes requested by pages of other origins. */
export function guardAccess(app: FastifyInstance, { access, now }: GuardOptions): void {
  app.decorateRequest('visitorName', null);
  if (access.kind === 'loopback') {
    app.addHook('onRequest', async (request, reply) => {
      if (!isLoopbackHost(request.headers.host)) return reject(reply, FOREIGN_HOST);
      return isSafe(request) ? undefined : reject(reply, FOREIGN_ORIGIN);
    });
    return;
  }

  const { token } = access;
  const attempts = createSignInAttempts(now);
  app.addHook('onRequest', async (request, reply) => {
    const authentication = authenticate(request, { token, attempts, now });
    // Pages of other origins cannot send an Authorization header without an Origin header.
    if (!isSafe(request) && !(authentication.kind === 'bearer' && request.headers.origin === undefined)) {
      return reject(reply, FOREIGN_ORIGIN);
    }
    if (authentication.kind === 'session') request.visitorName = authentication.name;
    if (authentication.kind !== 'anonymous' || PUBLIC_URLS.includes(request.routeOptions.url ?? '')) {
      return undefined;
    }
    return requestSignIn(reply, authentication.waitSeconds);
  });
  signInRoutes(app, { token, attempts, now });
}

/** URLs that the sign-in page needs. */
const PUBLIC_URLS = [SIGN_IN, '/favicon.svg', '/favicon.ico'];

const FOREIGN_HOST =
  'Without CONSOLE_TOKEN the console is only available under local names such as localhost.';
const FOREIGN_ORIGIN = 'The request did not come from a page of the console. Nothing was changed.';

function isSafe(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request.headers);
}

function reject(reply: FastifyReply, message: string): FastifyReply {
  return sendPage(reply, { ...messagePage('Not allowed', message), withNavigation: false }, 403);
}

function requestSignIn(reply: FastifyReply, waitSeconds: number): FastifyReply {
  if (waitSeconds > 0) return sendPage(reply.header('retry-after', waitSeconds), signInPage(null), 429);
  return sendPage(reply.header('www-authenticate', 'Bearer'), signInPage(null), 401);
}
