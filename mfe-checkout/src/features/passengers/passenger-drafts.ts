import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import type { SafeStorage } from '@storefront/shared/storage/web-storage';
import { z } from 'zod';

import { formValuesSchema, type FormValues } from './passenger-form';

/** Shoppers use shared computers: a draft does not outlive a day (claims-and-law row 26). */
const DRAFT_MS = 24 * 60 * 60_000;
const PREFIX = 'passengerDraft_';
const CURRENT = `${PREFIX}current`;

const draftSchema = z.object({
  version: z.literal(1),
  savedAt: z.number(),
  booking: z.string(),
  values: formValuesSchema,
});

/** Drafts in local storage, keyed by hotel, departure date and guests, and the current one (PAX-DRAFT-02, DEC-52). */
export function passengerDrafts(storage: SafeStorage, chosen: ChosenPackage, now: () => number) {
  const booking = `${PREFIX}${chosen.giataId}_${chosen.departureDate}_${guestCount(chosen.occupancy)}`;

  const read = (key: string): FormValues | null => {
    const text = storage.read(key);
    if (text === null) return null;
    const parsed = draftSchema.safeParse(parseJson(text));
    if (!parsed.success || now() - parsed.data.savedAt > DRAFT_MS) {
      storage.remove(key);
      return null;
    }
    return parsed.data.values;
  };

  return {
    load: (): FormValues | null => read(booking) ?? read(CURRENT),
    save(values: FormValues): void {
      const text = JSON.stringify({ version: 1, savedAt: now(), booking, values });
      storage.write(booking, text);
      storage.write(CURRENT, text);
    },
    /** Every draft there is, also of other bookings. */
    clear(): void {
      for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
