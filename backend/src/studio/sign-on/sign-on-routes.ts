import type { FastifyInstance } from 'fastify';

import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import { clientAddress, type GuardDeps } from '../request-guard';
import {
  sessionCookie,
  sessionToken,
  signOnCookie,
  signOnToken,
  withoutSignOn,
} from '../sessions/session-cookie';
import { endSession } from '../sessions/session-store';

import type { IdentityProvider } from './identity-provider';
import { finishSchema, finishSignOn, startSchema, startSignOn } from './sign-on';

/**
 * Calls of the sign-in by an identity provider. The page of the studio sends the response of the provider as a change of
 * its own, so these calls have the checks of all others, and their cookies never come from another site.
 */
export function registerSignOn(
  app: FastifyInstance,
  { db, clock, studio: { origin } }: GuardDeps,
  provider: IdentityProvider | null,
): void {
  const anyone = { config: { studio: 'anyone' as const } };
  const requireProvider = () => {
    if (!provider) throw new ApiError(404, 'no-provider', 'The studio has no sign-in by a provider.');
    return provider;
  };
  app.get('/sign-on', anyone, () => ({ name: provider?.settings.name ?? null }));
  app.post('/sign-on', anyone, async (request, reply) => {
    const input = parseInput(startSchema, request.body);
    const context = { db, now: clock.now(), provider: requireProvider(), address: clientAddress(request) };
    const { url, browser } = await startSignOn(context, input);
    return reply.header('set-cookie', signOnCookie(origin, browser)).send({ url });
  });
  app.post('/sign-on/finish', anyone, async (request, reply) => {
    const { query } = parseInput(finishSchema, request.body);
    const context = { db, now: clock.now(), provider: requireProvider(), address: clientAddress(request) };
    const cookies = request.headers.cookie;
    const before = sessionToken(origin, cookies);
    const { token, account, returnTo } = await finishSignOn(context, query, signOnToken(origin, cookies));
    if (before !== null) await endSession(db, before);
    return reply
      .header('set-cookie', [sessionCookie(origin, token), withoutSignOn(origin)])
      .send({ account, returnTo });
  });
}
