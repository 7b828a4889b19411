import type { FastifyInstance } from 'fastify';

import type { GuardDeps, SignedIn } from '../request-guard';

/** Calls for the tour of a new account, which opens by itself until it is finished or left (DEC-382). */
export function registerTour(app: FastifyInstance, { db, clock }: GuardDeps, signedIn: SignedIn): void {
  app.get('/tour', async (request) => {
    const row = await db
      .selectFrom('studio_accounts')
      .select('toured_at')
      .where('id', '=', signedIn(request).id)
      .executeTakeFirst();
    return { isDone: row?.toured_at != null };
  });
  app.post('/tour', async (request) => {
    await db
      .updateTable('studio_accounts')
      .set({ toured_at: new Date(clock.now()) })
      .where('id', '=', signedIn(request).id)
      .execute();
    return { isDone: true };
  });
}
