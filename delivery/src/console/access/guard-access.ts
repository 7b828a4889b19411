import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendPage } from '../send-page';
import { sentencePage } from '../views/message-page';
import { signInPage } from '../views/sign-in-page';

import type { ConsoleAccess } from './console-access';
import { isLoopbackHost } from './loopback';
import { isSameOrigin } from './same-origin';
import { signInTries } from './sign-in-attempts';
import { SIGN_IN, signInRoutes } from './sign-in-routes';
import { whoAsks } from './authenticate';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed in; `null` where nobody has to. */
    visitorName: string | null;
  }
}

interface GuardOptions {
  readonly access: ConsoleAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Lets nobody further who may not use the console, and no page of another origin change anything. */
export function guardAccess(app: FastifyInstance, { access, now }: GuardOptions): void {
  app.decorateRequest('visitorName', null);
  if (access.kind === 'loopback') {
    app.addHook('onRequest', async (request, reply) => {
      if (!isLoopbackHost(request.headers.host)) return refuse(reply, FOREIGN_HOST);
      return isSafe(request) ? undefined : refuse(reply, FOREIGN_ORIGIN);
    });
    return;
  }

  const { token } = access;
  const tries = signInTries(now);
  app.addHook('onRequest', async (request, reply) => {
    const asks = whoAsks(request, { token, tries, now });
    // A page elsewhere cannot send the header, so whoever does is no such page.
    if (!isSafe(request) && !(asks.kind === 'bearer' && request.headers.origin === undefined)) {
      return refuse(reply, FOREIGN_ORIGIN);
    }
    if (asks.kind === 'session') request.visitorName = asks.name;
    const isOpen = asks.kind !== 'nobody' || OPEN_TO_ALL.includes(request.routeOptions.url ?? '');
    return isOpen ? undefined : askToSignIn(reply, asks.waitSeconds);
  });
  signInRoutes(app, { token, tries, now });
}

/** The way in, and what its page is drawn with. */
const OPEN_TO_ALL = [SIGN_IN, '/favicon.svg'];

const FOREIGN_HOST =
  'The console answers under the names of its own machine only, such as localhost. CONSOLE_TOKEN opens it to others.';
const FOREIGN_ORIGIN = 'This did not come from a page of the console, so nothing was changed.';

function isSafe(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request.headers);
}

function refuse(reply: FastifyReply, sentence: string): FastifyReply {
  return sendPage(reply, { ...sentencePage('Not allowed', sentence), withNavigation: false }, 403);
}

function askToSignIn(reply: FastifyReply, waitSeconds: number): FastifyReply {
  if (waitSeconds > 0) return sendPage(reply.header('retry-after', waitSeconds), signInPage(null), 429);
  return sendPage(reply.header('www-authenticate', 'Bearer'), signInPage(null), 401);
}
