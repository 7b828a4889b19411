import { z } from 'zod';

import type { SafeStorage } from '../../platform/storage/web-storage';

import type { HotelRecord } from './hotel-record.schema';

const PREFIX = 'giata_';
/** At most this many hotels are kept (CACHE-04). */
export const HOTEL_CACHE_ENTRIES = 50;
/** A hotel larger than this is not kept (CACHE-05, ERR-26). */
export const HOTEL_CACHE_ITEM_CHARS = 500_000;

const storedSchema = z.object({ storedAt: z.number(), hotel: z.custom<HotelRecord>(isHotelRecord) });

/** Hotel records in session storage under `giata_{id}` (CACHE-03). */
export interface HotelCache {
  readonly get: (giataId: number) => HotelRecord | null;
  readonly set: (giataId: number, hotel: HotelRecord) => void;
}

export function hotelCache(storage: SafeStorage, now: () => number): HotelCache {
  const entries = () => storage.keys().filter((key) => key.startsWith(PREFIX));
  const clear = () => entries().forEach((key) => storage.remove(key));

  return {
    get(giataId) {
      const text = storage.read(PREFIX + giataId);
      return text === null ? null : parse(text);
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
      // Storage is full: the cached hotels make room for what matters more (ERR-25).
      if (!storage.write(PREFIX + giataId, text)) clear();
    },
  };
}

function parse(text: string): HotelRecord | null {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.hotel : null;
  } catch {
    return null;
  }
}

/** What this page stored itself in this tab: checked for its shape, not parsed from the wire again. */
function isHotelRecord(value: unknown): value is HotelRecord {
  const record = z
    .object({ images: z.array(z.string()), hotelName: z.string(), amenities: z.array(z.string()) })
    .loose();
  return record.safeParse(value).success;
}
