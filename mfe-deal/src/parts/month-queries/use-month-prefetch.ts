import { useEffect } from 'react';

/** Time between two months, in which the page may do what the shopper asks of it. */
const PAUSE_MS = 150;

interface MonthAfterMonth {
  /** Whether the months are wanted at all: nobody has come to see them yet. */
  readonly wanted: boolean;
  /** Those not asked for yet, the most likely first. */
  readonly unknown: readonly { readonly month: string }[];
  readonly loading: boolean;
  readonly ask: (month: string) => void;
}

/** Fills in the months beside the shown one, one at a time and only where the shopper does not save data. */
export function useMonthAfterMonth({ wanted, unknown, loading, ask }: MonthAfterMonth): void {
  const next = unknown[0]?.month;
  useEffect(() => {
    if (!wanted || loading || next === undefined || savesData()) return undefined;
    const pause = setTimeout(() => ask(next), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted, loading, next, ask]);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
