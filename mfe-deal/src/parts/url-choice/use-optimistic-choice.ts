import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns the choice held in the URL, updated before the router has navigated.
 *
 * A click is visible at once, and the second of two quick clicks builds on the first.
 *
 * @param urlChoice choice parsed from the URL; must be a new object for every URL
 * @param write navigates to the URL of a choice
 * @returns the current choice, and a function that updates it from the one before
 */
export function useOptimisticChoice<C>(urlChoice: C, write: (next: C) => void) {
  const [pending, setPending] = useState<{ readonly basedOn: C; readonly next: C } | null>(null);
  const current = pending?.basedOn === urlChoice ? pending.next : urlChoice;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  const update = useCallback(
    (change: (before: C) => C) => {
      const next = change(latest.current);
      latest.current = next;
      setPending({ basedOn: urlChoice, next });
      write(next);
    },
    [urlChoice, write],
  );
  return [current, update] as const;
}
