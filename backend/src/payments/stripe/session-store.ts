import type { Database } from '../../db/open-database';

/** Which Checkout Session belongs to which payment. */
export interface SessionStore {
  readonly find: (key: string) => Promise<string | null>;
  /** The first one remembered under a key stays, whoever comes second: `find` says which one that is. */
  readonly remember: (key: string, sessionId: string) => Promise<void>;
}

const ENDED = 'ended:';

/** What is remembered in place of a session for a payment that was ended before it had one. */
export function endedMark(key: string): string {
  return `${ENDED}${key}`;
}

/** Whether a remembered value is such a mark and no session of Stripe. */
export function isEndedMark(sessionId: string): boolean {
  return sessionId.startsWith(ENDED);
}

/**
 * A `SessionStore` in the table `stripe_sessions`.
 *
 * @throws Error by `remember` when the session is already that of another payment
 */
export function sessionStore(db: Database): SessionStore {
  return {
    find: async (key) => {
      const row = await db
        .selectFrom('stripe_sessions')
        .select('session_id')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.session_id ?? null;
    },
    remember: async (key, sessionId) => {
      await db
        .insertInto('stripe_sessions')
        .values({ key, session_id: sessionId, created_at: new Date() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },
  };
}
