import { safeStorage } from '../../platform/storage/web-storage';

import { accessSchema, type BookingAccess } from './access';

/** Key in session storage: access ends with the tab. */
const BOOKING_ACCESS_KEY = 'bookingAccess';

/**
 * Returns the access that this tab has stored, or `null` when there is none or it has expired. Browser only.
 *
 * @param now milliseconds since 1970
 */
export function readStoredAccess(now: number): BookingAccess | null {
  const stored = accessSchema.safeParse(parseJson(safeStorage('session').read(BOOKING_ACCESS_KEY)));
  return stored.success && Date.parse(stored.data.expiresAt) > now ? stored.data : null;
}

/** Stores access for the other pages of this tab. A tab whose storage is blocked has it until it is reloaded. */
export function storeAccess(access: BookingAccess): void {
  safeStorage('session').write(BOOKING_ACCESS_KEY, JSON.stringify(access));
}

/** Removes the access of this tab. */
export function removeStoredAccess(): void {
  safeStorage('session').remove(BOOKING_ACCESS_KEY);
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
