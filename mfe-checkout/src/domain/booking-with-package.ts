import type {
  BookingSession,
  ChosenPackage,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';

/** A session that has a holiday to pay for. */
export type BookingWithPackage = BookingSession & { readonly chosen: ChosenPackage };
