import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { createContext, startTransition, use, useEffect, useReducer, useState, type ReactNode } from 'react';

import { createHotelRecords, type HotelRecords } from './hotel-records';

export type HotelState =
  { readonly kind: 'loading' } | { readonly kind: 'known'; readonly hotel: HotelRecord | null };

const LOADING: HotelState = { kind: 'loading' };

const RecordsContext = createContext<HotelRecords | null>(null);

interface HotelRecordsProviderProps {
  /** Another search ends the look-ups of the one before. */
  readonly searchKey: string;
  readonly children: ReactNode;
}

export function HotelRecordsProvider({ searchKey, children }: HotelRecordsProviderProps) {
  const { config, clock } = useRuntime();
  const [records, setRecords] = useState<HotelRecords | null>(null);
  useEffect(() => {
    const made = createHotelRecords(config, safeStorage('session'), clock.now);
    setRecords(made);
    return made.end;
  }, [config, clock, searchKey]);
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** The record of a hotel that is shown; `null` when there is none to be had. */
export function useHotel(giataId: number): HotelState {
  return useHotels([giataId]).get(giataId) ?? LOADING;
}

/** The same for several. Hotels that are on the way stand as loading. */
export function useHotels(giataIds: readonly number[]): ReadonlyMap<number, HotelState> {
  const records = use(RecordsContext);
  const [, seeAgain] = useReducer((times: number) => times + 1, 0);
  const wanted = giataIds.join();

  useEffect(() => {
    if (!records) return;
    let shown = true;
    for (const giataId of idsOf(wanted)) {
      if (records.known(giataId) !== undefined) continue;
      // One after the other they must not keep the list itself from being drawn.
      void records.load(giataId).then(() => shown && startTransition(seeAgain));
    }
    return () => {
      shown = false;
    };
  }, [records, wanted]);

  return new Map(idsOf(wanted).map((giataId) => [giataId, stateOf(records?.known(giataId))]));
}

function stateOf(known: HotelRecord | null | undefined): HotelState {
  return known === undefined ? LOADING : { kind: 'known', hotel: known };
}

/** Fetches what a page and the next one will show; the next one when this one is there (CONST-13). */
export function usePreload(current: readonly number[], next: readonly number[]): void {
  const records = use(RecordsContext);
  const [now, later] = [current.join(), next.join()];
  useEffect(() => {
    if (!records || now === '') return;
    let wanted = true;
    void records.preload(idsOf(now)).then(() => (wanted ? records.preload(idsOf(later)) : undefined));
    return () => {
      wanted = false;
    };
  }, [records, now, later]);
}

function idsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
