import { z } from 'zod';

import type { SafeStorage } from '../../platform/storage/web-storage';

import type { HotelRecord } from './hotel-record.schema';

const PREFIX = 'giata_';
/** Maximum number of cached hotels (CACHE-04). */
export const HOTEL_CACHE_ENTRIES = 50;
/** Larger hotels are not cached, in characters of JSON (CACHE-05, ERR-26). */
export const HOTEL_CACHE_ITEM_CHARS = 500_000;

const storedSchema = z.object({ storedAt: z.number(), hotel: z.custom<HotelRecord>(isHotelRecord) });

/** A cache of hotel records in session storage, with the keys `giata_{giataId}` (CACHE-03). */
export interface HotelCache {
  readonly get: (giataId: number) => HotelRecord | null;
  readonly set: (giataId: number, hotel: HotelRecord) => void;
}

/**
 * Creates the hotel cache.
 *
 * @param now milliseconds since 1970
 */
export function createHotelCache(storage: SafeStorage, now: () => number): HotelCache {
  const entries = () => storage.keys().filter((key) => key.startsWith(PREFIX));
  const clear = () => entries().forEach((key) => storage.remove(key));

  return {
    get(giataId) {
      const text = storage.read(PREFIX + giataId);
      return text === null ? null : parseEntry(text);
    },
    set(giataId, hotel) {
      const text = JSON.stringify({ storedAt: now(), hotel });
      if (text.length > HOTEL_CACHE_ITEM_CHARS) {
        console.debug('Item too large for storage');
        return;
      }
      const others = entries().filter((key) => key !== PREFIX + giataId);
      if (others.length >= HOTEL_CACHE_ENTRIES)
        others.slice(0, others.length - HOTEL_CACHE_ENTRIES + 1).forEach((key) => storage.remove(key));
      // Storage is full: remove all cached hotels, so that more important data can be stored (ERR-25).
      if (!storage.write(PREFIX + giataId, text)) clear();
    },
  };
}

function parseEntry(text: string): HotelRecord | null {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.hotel : null;
  } catch {
    return null;
  }
}

/** Checks only the fields that every record has: this tab wrote the entry itself. */
function isHotelRecord(value: unknown): value is HotelRecord {
  const record = z
    .object({ images: z.array(z.string()), hotelName: z.string(), amenities: z.array(z.string()) })
    .loose();
  return record.safeParse(value).success;
}
