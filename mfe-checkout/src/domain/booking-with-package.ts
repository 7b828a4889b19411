import type {
  BookingSession,
  ChosenPackage,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';

/** A booking session in which a package has been chosen. */
export type BookingWithPackage = BookingSession & { readonly chosen: ChosenPackage };
