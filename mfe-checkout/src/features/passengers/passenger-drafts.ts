import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';
import { z } from 'zod';

import { formValuesSchema, type FormValues } from './form-values';

/** Shoppers use shared computers, so a draft expires after a day (claims row 26). */
const DRAFT_MS = 24 * 60 * 60_000;
const KEY_PREFIX = 'passengerDraft_';
const CURRENT_KEY = `${KEY_PREFIX}current`;

const draftSchema = z.object({
  version: z.literal(1),
  savedAt: z.number(),
  booking: z.string(),
  values: formValuesSchema,
});

export type PassengerDrafts = ReturnType<typeof passengerDrafts>;

/**
 * Stores drafts in local storage, keyed by hotel, departure date and number of guests, and the latest one of any
 * booking (PAX-DRAFT-02, DEC-52). An unreadable draft counts as missing. With two tabs the last save wins.
 */
export function passengerDrafts(storage: SafeStorage, chosen: ChosenPackage, now: () => number) {
  const booking = `${KEY_PREFIX}${chosen.giataId}_${chosen.departureDate}_${guestCount(chosen.occupancy)}`;
  const read = (key: string): FormValues | null => {
    const parsed = draftSchema.safeParse(parseJson(storage.read(key)));
    // The absolute difference: a clock that was set back must not extend the life of a draft.
    if (!parsed.success || Math.abs(now() - parsed.data.savedAt) > DRAFT_MS) return null;
    return parsed.data.values;
  };

  return {
    /** Returns the draft of this booking. */
    forBooking: (): FormValues | null => read(booking),
    /** Returns the last saved draft of any booking. */
    latest: (): FormValues | null => read(CURRENT_KEY),
    /** @returns false when the browser rejects the write */
    save(values: FormValues): boolean {
      const text = JSON.stringify({ version: 1, savedAt: now(), booking, values });
      const isSaved = storage.write(booking, text);
      return storage.write(CURRENT_KEY, text) && isSaved;
    },
    /** Removes expired and unreadable drafts of every booking. */
    removeStale(): void {
      for (const key of draftKeys(storage)) if (read(key) === null) storage.remove(key);
    },
    /** Removes the draft of this booking, and the latest one: the form would be filled from it again (DEC-193). */
    clear(): void {
      storage.remove(CURRENT_KEY);
      storage.remove(booking);
    },
  };
}

/** Removes the drafts of every booking, after the order (DEC-54). */
export function clearPassengerDrafts(storage: SafeStorage): void {
  for (const key of draftKeys(storage)) storage.remove(key);
}

function draftKeys(storage: SafeStorage): readonly string[] {
  return storage.keys().filter((key) => key.startsWith(KEY_PREFIX));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
