import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { LRUCache } from 'lru-cache';

import type { Supplier } from '../supplier/supplier';

/** Hotels of a large supplier. */
const MAX_HOTELS = 50_000;
/** Hotels rarely change, but a supplier may correct a record. */
const RECORD_TTL_MS = 24 * 3_600_000;
/** After a failure, so that a supplier in trouble does not get the same request again and again. */
const FAILED_TTL_MS = 60_000;
/** Few, because bookings use the same supplier. */
const MAX_CONCURRENT = 2;
/** Hotels that wait; further ones are left to a later request. */
const MAX_QUEUED = 10_000;

export interface HotelRecordsOptions {
  readonly supplier: Pick<Supplier, 'hotelRecord'>;
  /** How long a request waits for records, in milliseconds. */
  readonly waitMs?: number;
}

/** The kept part of the records that were requested. */
export interface KeptRecords<T> {
  readonly kept: readonly { readonly giataId: number; readonly part: T }[];
  /** Hotels whose records are still being read. */
  readonly pending: readonly number[];
}

/**
 * Reads the records of many hotels and keeps a part of each for a day. The supplier has no call for many records, so the
 * first requests after a start get some of them and the ids that are still being read.
 *
 * @param partOf returns `null` for a record that is not kept
 */
export function createHotelRecords<T extends object>(
  { supplier, waitMs = 1_000 }: HotelRecordsOptions,
  partOf: (record: HotelRecord) => T | null,
) {
  const cached = new LRUCache<number, { readonly part: T | null }>({ max: MAX_HOTELS, ttl: RECORD_TTL_MS });
  const queued = new Set<number>();
  const reading = new Map<number, Promise<void>>();

  async function read(giataId: number): Promise<void> {
    try {
      const record = await supplier.hotelRecord(giataId);
      cached.set(giataId, { part: record === null ? null : partOf(record) });
    } catch {
      cached.set(giataId, { part: null }, { ttl: FAILED_TTL_MS });
    }
  }

  function readNext(): void {
    for (const giataId of queued) {
      if (reading.size >= MAX_CONCURRENT) return;
      queued.delete(giataId);
      const work = read(giataId).then(() => {
        reading.delete(giataId);
        readNext();
      });
      reading.set(giataId, work);
    }
  }

  async function waitFor(giataIds: readonly number[]): Promise<void> {
    const until = performance.now() + waitMs;
    const isPending = (giataId: number) => queued.has(giataId) || reading.has(giataId);
    while (performance.now() < until && giataIds.some(isPending)) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, until - performance.now());
      });
      await Promise.race([...reading.values(), limit]);
      clearTimeout(timer);
    }
  }

  /** Returns the parts of the hotels' records, each once, after at most `waitMs`. */
  return async (requested: readonly number[]): Promise<KeptRecords<T>> => {
    const giataIds = [...new Set(requested)];
    for (const giataId of giataIds) {
      if (queued.size >= MAX_QUEUED) break;
      if (!cached.has(giataId) && !reading.has(giataId)) queued.add(giataId);
    }
    readNext();
    await waitFor(giataIds);
    const entries = giataIds.map((giataId) => ({ giataId, entry: cached.get(giataId) }));
    return {
      kept: entries.flatMap(({ giataId, entry }) => (entry?.part ? [{ giataId, part: entry.part }] : [])),
      pending: entries.filter(({ entry }) => entry === undefined).map(({ giataId }) => giataId),
    };
  };
}
