import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { CONTENT_KINDS } from '../../content/documents/content-documents';
import { parseInput } from '../../http/parse-input';
import type { GuardDeps, SignedIn } from '../request-guard';

import { endPresence, othersPresent, renewPresence } from './presence-store';

const tabSchema = z.string().regex(/^[\w-]{8,64}$/);
const presenceSchema = z.object({
  tab: tabSchema,
  kind: z.enum(CONTENT_KINDS),
  id: z.string().regex(/^[\w-]{1,40}$/),
});
const leaveSchema = z.object({ tab: tabSchema });

/** Calls for who else is editing. Nothing is locked: a conflict is found when a draft is saved (DEC-334). */
export function registerPresence(app: FastifyInstance, { db, clock }: GuardDeps, signedIn: SignedIn): void {
  app.get('/presence', async (request) => ({
    others: await othersPresent(db, signedIn(request).id, clock.now()),
  }));
  app.post('/presence', async (request) => {
    const { tab, kind, id } = parseInput(presenceSchema, request.body);
    const accountId = signedIn(request).id;
    await renewPresence(db, { tab, accountId, kind, id }, clock.now());
    const others = await othersPresent(db, accountId, clock.now());
    return { others: others.filter((other) => other.kind === kind && other.id === id) };
  });
  app.post('/presence/leave', async (request) => {
    const { tab } = parseInput(leaveSchema, request.body);
    await endPresence(db, { tab, accountId: signedIn(request).id });
    return { success: true };
  });
}
