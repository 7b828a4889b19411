import type { Outcome } from '../sale/shopping';

/** A mixture of releases that visitors met. */
export interface FleetState {
  readonly label: string;
  /** Milliseconds after the start of the run; it lasts until the next one. */
  readonly from: number;
}

/** Returns what arrived during each state, as Markdown. @param seconds length of the run */
export function stateTable(
  states: readonly FleetState[],
  outcomes: readonly Outcome[],
  seconds: number,
): string {
  const rows = states.map(({ label, from }, index) => {
    const until = states[index + 1]?.from ?? seconds * 1000;
    const own = outcomes.filter(({ at }) => at >= from && at < until);
    const count = (result: Outcome['result']) => own.filter((outcome) => outcome.result === result).length;
    const bookings = own.filter(({ kind, result }) => kind === 'booking' && result === 'ok').length;
    return `| ${label} | ${((until - from) / 1000).toFixed(1)} | ${own.length} | ${bookings} | ${count('shed')} | ${count('failed')} |`;
  });
  return [
    '| state | seconds | requests | bookings | shed | failed |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
