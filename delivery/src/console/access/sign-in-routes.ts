import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { sendPage } from '../send-page';
import { LONGEST_NAME, signInPage } from '../views/sign-in-page';

import { isSameSecret } from './same-secret';
import { newSession, SESSION_COOKIE, SESSION_SECONDS } from './session';
import type { TokenGate } from './authenticate';

export const SIGN_IN = '/sign-in';

const formSchema = z.object({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  token: z.string().max(1_000),
});

export function signInRoutes(app: FastifyInstance, { token, tries, now }: TokenGate): void {
  app.get(SIGN_IN, (_request, reply) => reply.redirect('/', 303));

  app.post(SIGN_IN, (request, reply) => {
    const form = formSchema.safeParse(request.body);
    if (!form.success) return sendPage(reply, signInPage('Give your name and the token.'), 422);
    const { name, token: given } = form.data;
    const waitSeconds = tries.waitSeconds(request.ip);
    if (waitSeconds > 0) {
      const page = signInPage(`Too many wrong tokens. Try again in ${waitSeconds} seconds.`, name);
      return sendPage(reply.header('retry-after', waitSeconds), page, 429);
    }
    if (!isSameSecret(given, token)) {
      tries.failed(request.ip);
      return sendPage(reply, signInPage('That is not the token of this console.', name), 401);
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
    // The browser knows whether it came by https, whatever stands in between.
    secure: headers.origin?.startsWith('https:') === true,
  });
}
