import type { Result } from '@storefront/shared/domain/result/result';

export type RecordState = 'idle' | 'pending' | 'complete' | 'failed';

/** Between two requests while the backend is reading records. */
const REPEAT_MS = 1_000;
/** A minute: a hotel without a record by then is left out. */
const MAX_REQUESTS = 60;

/** What the backend has of the requested hotels so far. */
interface RecordBatch<T> {
  readonly entries: readonly (readonly [giataId: number, value: T])[];
  /** Hotels whose records are still being read. */
  readonly pending: readonly number[];
}

interface RecordLookupsOptions<T> {
  readonly request: (giataIds: readonly number[]) => Promise<Result<RecordBatch<T>, unknown>>;
  readonly signal: AbortSignal;
  readonly changed: () => void;
}

/** Requests a part of every hotel record of one search when it is needed, in as many steps as the backend takes. */
export function createRecordLookups<T>({ request, signal, changed }: RecordLookupsOptions<T>) {
  let hotels: readonly number[] | null = null;
  let state: RecordState = 'idle';
  let isNeeded = false;
  /** A new map after each response, because views are compared by identity. */
  let received: ReadonlyMap<number, T> | null = null;

  async function load(giataIds: readonly number[]): Promise<void> {
    let missing = giataIds;
    for (let count = 0; missing.length > 0 && count < MAX_REQUESTS; count += 1) {
      if (count > 0) await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
      if (signal.aborted) return;
      const response = await request(missing);
      if (signal.aborted) return;
      if (!response.ok) {
        state = 'failed';
        changed();
        return;
      }
      received = new Map([...(received ?? []), ...response.value.entries]);
      missing = response.value.pending;
      if (missing.length > 0) changed();
    }
    state = 'complete';
    changed();
  }

  function start(): void {
    if (!isNeeded || hotels === null || state !== 'idle') return;
    state = 'pending';
    received ??= new Map();
    void load(hotels.filter((giataId) => !received?.has(giataId)));
  }

  return {
    start: (giataIds: readonly number[]): void => {
      hotels = giataIds;
      start();
    },
    request: (): void => {
      isNeeded = true;
      start();
    },
    state: () => state,
    /** By giata id; `null` before the first request. */
    received: () => received,
    /** Repeats a failed request. */
    retry: (): void => {
      if (state === 'failed') state = 'idle';
      start();
    },
  };
}
