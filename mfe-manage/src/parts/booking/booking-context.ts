import type { BookingAccess } from '@storefront/shared/api/manage/access';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { createContext, use } from 'react';

/** Response of a change: the booking afterwards, and a new token where the old one has ended. */
export interface BookingChange {
  readonly booking: ManagedBooking;
  readonly access: BookingAccess | null;
}

export interface ManagedBookingValue {
  readonly booking: ManagedBooking;
  readonly token: string;
  /** Shows the booking after a change. */
  readonly apply: (change: BookingChange) => void;
  /** Requests the booking again. A failure keeps the booking that is shown. */
  readonly reload: () => Promise<void>;
  /** The server no longer accepts the token. */
  readonly onAccessEnded: () => void;
  /** Clears the access of this tab at the shopper's request. */
  readonly leave: () => void;
}

export const ManagedBookingContext = createContext<ManagedBookingValue | null>(null);

/**
 * Returns the booking of the page and what changes it.
 *
 * @throws Error outside the route of this remote
 */
export function useManagedBooking(): ManagedBookingValue {
  const value = use(ManagedBookingContext);
  if (!value) throw new Error('useManagedBooking was called outside ManagedBookingContext');
  return value;
}
