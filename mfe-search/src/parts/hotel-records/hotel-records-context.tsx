import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import { createHotelRecords, type HotelRecords } from './hotel-records';

export type HotelState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly hotel: HotelRecord | null };

const LOADING: HotelState = { kind: 'loading' };

type RenderedHotels = readonly (readonly [giataId: number, record: HotelRecord | null])[];

interface Records {
  /** A store, because React discards the HTML of cards that are not hydrated when a context above them changes. */
  readonly loading: LoadingStore;
  /** Records in the document. */
  readonly rendered: ReadonlyMap<number, HotelRecord | null>;
}

const NONE: RenderedHotels = [];
const RecordsContext = createContext<Records>({ loading: createLoadingStore(), rendered: new Map() });

interface HotelRecordsProviderProps {
  /** A new key aborts the lookups of the previous search. */
  readonly searchKey: string;
  /** Records in the document, which are not requested. */
  readonly rendered?: RenderedHotels;
  readonly children: ReactNode;
}

/** Provides the hotel records of one search. */
export function HotelRecordsProvider({ searchKey, rendered = NONE, children }: HotelRecordsProviderProps) {
  const { config, clock } = useRuntime();
  const [loading] = useState(createLoadingStore);
  useEffect(() => {
    const made = createHotelRecords(config, safeStorage('session'), clock.now, rendered);
    loading.set(made);
    return made.abort;
  }, [config, clock, searchKey, rendered, loading]);
  const records = useMemo(() => ({ loading, rendered: new Map(rendered) }), [loading, rendered]);
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** Loads the record of a visible hotel; `hotel` is `null` when none is available. */
export function useHotel(giataId: number): HotelState {
  return useHotels([giataId]).get(giataId) ?? LOADING;
}

/** Loads the records of several visible hotels. */
export function useHotels(giataIds: readonly number[]): ReadonlyMap<number, HotelState> {
  const { loading, rendered } = use(RecordsContext);
  const records = useLoading(loading);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const key = giataIds.join();

  useEffect(() => {
    if (!records) return;
    let isMounted = true;
    for (const giataId of idsOf(key)) {
      if (records.cached(giataId) !== undefined) continue;
      // A transition, because many records in a row must not delay the rendering of the list.
      void records.load(giataId).then(() => isMounted && startTransition(rerender));
    }
    return () => {
      isMounted = false;
    };
  }, [records, key]);

  return new Map(
    idsOf(key).map((giataId) => {
      const record = records ? records.cached(giataId) : rendered.get(giataId);
      return [giataId, stateOf(record)];
    }),
  );
}

interface LoadingStore {
  /** `null` until the page is interactive. */
  readonly get: () => HotelRecords | null;
  readonly set: (records: HotelRecords) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createLoadingStore(): LoadingStore {
  let current: HotelRecords | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (records) => {
      current = records;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** While a card is hydrated it must match the HTML of the server, which had none. */
function useLoading({ subscribe, get }: LoadingStore): HotelRecords | null {
  return useSyncExternalStore(subscribe, get, () => null);
}

function stateOf(record: HotelRecord | null | undefined): HotelState {
  return record === undefined ? LOADING : { kind: 'loaded', hotel: record };
}

/** Prefetches the records of the current page, and then those of the next page (CONST-13). */
export function usePreload(current: readonly number[], next: readonly number[]): void {
  const records = useLoading(use(RecordsContext).loading);
  const [now, later] = [current.join(), next.join()];
  useEffect(() => {
    if (!records || now === '') return;
    let isCurrent = true;
    void records.preload(idsOf(now)).then(() => (isCurrent ? records.preload(idsOf(later)) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [records, now, later]);
}

function idsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
