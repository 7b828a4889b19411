import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What the address says, as chosen: a choice shows under the finger and not once the router has drawn it, and
 * of two quick choices the second builds on the first.
 *
 * @param read what the address says; another object whenever the address is another
 * @returns the choice to show, and the way to change it, which is handed what is to be written
 */
export function useAhead<C>(read: C, write: (next: C) => void) {
  const [ahead, setAhead] = useState<{ readonly of: C; readonly next: C } | null>(null);
  const shown = ahead?.of === read ? ahead.next : read;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const change = useCallback(
    (to: (before: C) => C) => {
      const next = to(latest.current);
      latest.current = next;
      setAhead({ of: read, next });
      write(next);
    },
    [read, write],
  );
  return [shown, change] as const;
}
