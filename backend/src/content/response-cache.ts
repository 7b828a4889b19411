import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import type { ContentDeps } from './page-response';

const MOST_ANSWERS = 600;
/** How long an answer stands that will be another as soon as more prices are known. */
const UNFINISHED_MS = 2_000;

/** Writes an answer; calls `unfinished` where it will soon be another. */
type Make<T> = (unfinished: () => void) => Promise<T>;

/**
 * Answers that were written for this content and this day. Every process looks at the version of the
 * content first, so that an import anywhere is seen everywhere with the next question. What many ask for at once
 * is written once.
 */
export function answerMemory({ db, clock }: ContentDeps) {
  const answers = new LRUCache<string, object>({ max: MOST_ANSWERS });
  const inFlight = createRequestDeduplication<object | null>();

  async function write(key: string, make: Make<object | null>): Promise<object | null> {
    let isFinished = true;
    const answer = await make(() => (isFinished = false));
    // Ids that nothing has are without number: they must not push out what is asked for.
    if (answer !== null) answers.set(key, answer, isFinished ? {} : { ttl: UNFINISHED_MS });
    return answer;
  }

  return async <T extends object | null>(call: string, make: Make<T>): Promise<T> => {
    const state = await db.selectFrom('content_state').select('version').executeTakeFirst();
    const key = `${state?.version ?? 0}|${clock.today()}|${call}`;
    const known = answers.get(key);
    // What was put in under this call's name is what this call makes.
    if (known) return known as T;
    return (await inFlight.run(key, () => write(key, make))) as T;
  };
}
