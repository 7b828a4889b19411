import { useEffect, useState, useSyncExternalStore } from 'react';

import type { AskedOnce } from '../../domain/query-cache';

/**
 * The answers of one page: no longer asked for once it is left.
 *
 * @returns ways to ask that stay the same, and `stateOf`, which is another function after every answer
 */
export function useAskedOnce<Q, A>(create: () => AskedOnce<Q, A>) {
  const [asked] = useState(create);
  const { stateOf } = useSyncExternalStore(asked.subscribe, asked.answers, asked.answers);
  useEffect(() => asked.close, [asked]);
  const { want, askAgain } = asked;
  return { stateOf, want, askAgain };
}
