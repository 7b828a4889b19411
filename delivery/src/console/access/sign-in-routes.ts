import { isEqualSecret } from '@storefront/server-kit/equal-secret';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { sendPage } from '../send-page';
import { MAX_NAME_LENGTH, signInPage } from '../views/sign-in-page';

import type { TokenAccess } from './authenticate';
import { newSession, SESSION_COOKIE, SESSION_SECONDS } from './session';

export const SIGN_IN = '/sign-in';

const formSchema = z.object({
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  token: z.string().max(1_000),
});

export function signInRoutes(app: FastifyInstance, { token, attempts, now }: TokenAccess): void {
  app.get(SIGN_IN, (_request, reply) => reply.redirect('/', 303));

  app.post(SIGN_IN, (request, reply) => {
    const form = formSchema.safeParse(request.body);
    if (!form.success) return sendPage(reply, signInPage('Enter your name and the token.'), 422);
    const { name, token: submittedToken } = form.data;
    const waitSeconds = attempts.waitSeconds(request.ip);
    if (waitSeconds > 0) {
      const page = signInPage(`Too many wrong tokens. Try again in ${waitSeconds} seconds.`, name);
      return sendPage(reply.header('retry-after', waitSeconds), page, 429);
    }
    if (!isEqualSecret(submittedToken, token)) {
      attempts.failed(request.ip);
      return sendPage(reply, signInPage('The token is wrong.', name), 401);
    }
    const session = sessionCookie(request, newSession(name, token, now()), SESSION_SECONDS);
    return reply.header('set-cookie', session).redirect('/', 303);
  });

  app.post('/sign-out', (request, reply) =>
    reply.header('set-cookie', sessionCookie(request, '', 0)).redirect('/', 303),
  );
}

function sessionCookie({ headers }: FastifyRequest, value: string, maxAge: number): string {
  return stringifySetCookie({
    name: SESSION_COOKIE,
    value,
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    // From the browser's Origin header, because a proxy may terminate TLS.
    secure: headers.origin?.startsWith('https:') === true,
  });
}
