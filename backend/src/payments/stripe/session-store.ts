import type { Database } from '../../db/open-database';

/** Maps payments to Checkout Sessions. */
export interface SessionStore {
  readonly find: (key: string) => Promise<string | null>;
  /** Stores the session of a key unless the key has one: the first stored value wins, and `find` returns it. */
  readonly remember: (key: string, sessionId: string) => Promise<void>;
}

const CANCELLED_PREFIX = 'ended:';

/** Returns the value that is stored for a payment which was cancelled before it had a session. */
export function cancelledMark(key: string): string {
  return `${CANCELLED_PREFIX}${key}`;
}

/** Returns whether a stored value marks a cancelled payment. */
export function isCancelledMark(sessionId: string): boolean {
  return sessionId.startsWith(CANCELLED_PREFIX);
}

/**
 * Returns a `SessionStore` in the table `stripe_sessions`.
 *
 * @throws Error by `remember` when the session belongs to another payment
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
