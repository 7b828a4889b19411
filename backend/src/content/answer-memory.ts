import { LRUCache } from 'lru-cache';

import type { ContentDeps } from './page-answer';

const MOST_ANSWERS = 600;

/**
 * Answers that were written for this content and this day. Every process looks at the version of the
 * content first, so that an import anywhere is seen everywhere with the next question.
 */
export function answerMemory({ db, clock }: ContentDeps) {
  const answers = new LRUCache<string, object>({ max: MOST_ANSWERS });

  return async <T extends object | null>(call: string, make: () => Promise<T>): Promise<T> => {
    const state = await db.selectFrom('content_state').select('version').executeTakeFirst();
    const key = `${state?.version ?? 0}|${clock.today()}|${call}`;
    const known = answers.get(key);
    // What was put in under this call's name is what this call makes.
    if (known) return known as T;
    const answer = await make();
    // Ids that nothing has are without number: they must not push out what is asked for.
    if (answer !== null) answers.set(key, answer);
    return answer;
  };
}
