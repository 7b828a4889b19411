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
  type ReactNode,
} from 'react';

import { createHotelRecords, type HotelRecords } from './hotel-records';

export type HotelState =
  { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly hotel: HotelRecord | null };

const LOADING: HotelState = { kind: 'loading' };

type RenderedHotels = readonly (readonly [giataId: number, record: HotelRecord | null])[];

interface Records {
  /** `null` until the page is interactive. */
  readonly loading: HotelRecords | null;
  /** Records in the document. */
  readonly rendered: ReadonlyMap<number, HotelRecord | null>;
}

const NONE: RenderedHotels = [];
const RecordsContext = createContext<Records>({ loading: null, rendered: new Map() });

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
  const [loading, setLoading] = useState<HotelRecords | null>(null);
  useEffect(() => {
    const made = createHotelRecords(config, safeStorage('session'), clock.now, rendered);
    setLoading(made);
    return made.abort;
  }, [config, clock, searchKey, rendered]);
  const records = useMemo(() => ({ loading, rendered: new Map(rendered) }), [loading, rendered]);
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** Loads the record of a visible hotel; `hotel` is `null` when none is available. */
export function useHotel(giataId: number): HotelState {
  return useHotels([giataId]).get(giataId) ?? LOADING;
}

/** Loads the records of several visible hotels. */
export function useHotels(giataIds: readonly number[]): ReadonlyMap<number, HotelState> {
  const { loading: records, rendered } = use(RecordsContext);
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

function stateOf(record: HotelRecord | null | undefined): HotelState {
  return record === undefined ? LOADING : { kind: 'loaded', hotel: record };
}

/** Prefetches the records of the current page, and then those of the next page (CONST-13). */
export function usePreload(current: readonly number[], next: readonly number[]): void {
  const { loading: records } = use(RecordsContext);
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
