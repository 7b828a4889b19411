import type { FastifyInstance } from 'fastify';

import { parseInput } from '../../http/parse-input';
import { appendAudit } from '../audit-log';
import { clientAddress, type GuardDeps, type SignedIn } from '../request-guard';

import { sessionCookie, sessionToken } from './session-cookie';
import { endSession } from './session-store';
import { signIn, signInSchema } from './sign-in';

/**
 * Calls of the session: sign in, sign out, and who is signed in.
 *
 * @param endSessionUrl returns the URL that ends the session at the identity provider; `null` where there is none
 */
export function registerSessions(
  app: FastifyInstance,
  { db, clock, studio: { origin } }: GuardDeps,
  signedIn: SignedIn,
  endSessionUrl: () => Promise<string | null>,
): void {
  app.post('/session', { config: { studio: 'anyone' } }, async (request, reply) => {
    const credentials = parseInput(signInSchema, request.body);
    const before = sessionToken(origin, request.headers.cookie);
    const { token, account } = await signIn({ db, now: clock.now() }, credentials, clientAddress(request));
    if (before !== null) await endSession(db, before);
    return reply.header('set-cookie', sessionCookie(origin, token)).send(account);
  });
  app.get('/session', (request) => signedIn(request));
  app.delete('/session', async (request, reply) => {
    const { id, name, email } = signedIn(request);
    const token = sessionToken(origin, request.headers.cookie);
    const wasByProvider = token !== null && (await endSession(db, token));
    const entry = { act: 'sign-out', subject: email };
    await appendAudit(db, { accountId: id, name }, entry, new Date(clock.now()));
    // On a shared computer the next person must not be signed in by the session at the provider.
    const next = wasByProvider ? await endSessionUrl() : null;
    return reply.header('set-cookie', sessionCookie(origin, null)).send({ next });
  });
}
