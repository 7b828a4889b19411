import type {
  BookingSession,
  ChosenPackage,
  ConfirmedOrder,
  Contact,
  DealOffer,
  Extras,
  HeldQuote,
  LeadDetails,
  Passenger,
  PaymentAttempt,
  Transfer,
  Upgrade,
} from './booking-session.schema';
import { EMPTY_SESSION } from './booking-session.schema';

/**
 * All changes of a booking session. A remote reports what happened through a command and cannot set fields directly,
 * so the consequences for the rest of the session are defined once, in `bookingChanges`. A command keeps the fields
 * that a newer release added to the same quote, traveller, payment or order; a new booking starts without them.
 */
export interface BookingCommands {
  /**
   * Starts a new booking and discards extras, passengers and payment of the previous one.
   *
   * @param startedAt milliseconds since 1970
   * @param offer options of a deal (since contract 1.1; an older shell drops it)
   * @param room chosen instead of the one in the price (since contract 1.7; an older shell drops it)
   */
  choosePackage: (
    chosen: ChosenPackage,
    startedAt: number,
    offer?: DealOffer | null,
    room?: Upgrade | null,
  ) => void;
  /** Stores the backend's price of the chosen package with the current extras. */
  holdQuote: (quote: HeldQuote) => void;
  /** This and the next three commands change an extra and discard the quote. */
  chooseTransfer: (transfer: Transfer) => void;
  chooseHoldBags: (holdBags: number) => void;
  chooseTours: (tours: Extras['tours']) => void;
  chooseCruiseBoard: (cruiseBoard: Extras['cruiseBoard']) => void;
  saveContact: (contact: Contact) => void;
  /**
   * Stores the passengers as entered, before the backend has them. A changed lead passenger loses its stored id
   * (DEC-58).
   *
   * @param passengers the lead passenger first
   */
  enterPassengers: (lead: LeadDetails, passengers: readonly Passenger[]) => void;
  /** The backend stored the lead passenger. */
  leadPassengerSaved: (leadPassengerId: string) => void;
  /** The backend stored every passenger. */
  passengersSaved: () => void;
  recordPayment: (payment: PaymentAttempt) => void;
  confirmOrder: (order: ConfirmedOrder) => void;
  /** Discards the booking, for instance when a shopper starts again. */
  clear: () => void;
}

type Change = (session: BookingSession) => BookingSession;

/** The commands as pure functions. The store, the tests and the compatibility check share them. */
export const bookingChanges = {
  choosePackage: (
    chosen: ChosenPackage,
    startedAt: number,
    offer: DealOffer | null = null,
    room: Upgrade | null = null,
  ): Change => {
    return () => ({
      ...EMPTY_SESSION,
      chosen,
      offer,
      startedAt,
      extras: { ...EMPTY_SESSION.extras, room },
    });
  },
  holdQuote:
    (quote: HeldQuote): Change =>
    (session) => ({
      ...session,
      quote: carried(session.quote, quote, session.quote?.quoteId === quote.quoteId),
    }),
  chooseTransfer: (transfer: Transfer): Change => withExtras({ transfer }),
  chooseHoldBags: (holdBags: number): Change => withExtras({ holdBags }),
  chooseTours:
    (tours: Extras['tours']): Change =>
    (session) =>
      withExtras({ tours: tours.map((tour) => carriedById(session.extras.tours, tour)) })(session),
  chooseCruiseBoard:
    (board: Extras['cruiseBoard']): Change =>
    (session) => {
      const { cruiseBoard: before } = session.extras;
      return withExtras({ cruiseBoard: board && carriedById(before ? [before] : [], board) })(session);
    },
  saveContact:
    (contact: Contact): Change =>
    (session) => ({ ...session, contact: carried(session.contact, contact) }),
  enterPassengers:
    (lead: LeadDetails, passengers: readonly Passenger[]): Change =>
    (session) => {
      const leadDetails = carried(session.leadDetails, lead);
      const travellers = passengers.map((passenger, index) => {
        const before = session.passengers[index];
        return carried(before, passenger, before?.dateOfBirth === passenger.dateOfBirth);
      });
      const sameLead =
        JSON.stringify([session.leadDetails, session.passengers[0]]) ===
        JSON.stringify([leadDetails, travellers[0]]);
      return {
        ...session,
        leadDetails,
        passengers: travellers,
        leadPassengerId: sameLead ? session.leadPassengerId : null,
        passengersSaved: false,
      };
    },
  leadPassengerSaved:
    (leadPassengerId: string): Change =>
    (session) => ({ ...session, leadPassengerId }),
  passengersSaved: (): Change => (session) => ({ ...session, passengersSaved: true }),
  recordPayment:
    (payment: PaymentAttempt): Change =>
    (session) => ({ ...session, payment: carriedPayment(session.payment, payment) }),
  confirmOrder:
    (order: ConfirmedOrder): Change =>
    (session) => ({
      ...session,
      order: carried(session.order, order, session.order?.orderId === order.orderId),
    }),
  clear: (): Change => () => EMPTY_SESSION,
};

/** Keeps the fields of `before` that `next` does not name, if both describe the same thing (ADR 48). */
function carried<T extends object>(before: T | null | undefined, next: T, isSame = true): T {
  return before && isSame ? { ...before, ...next } : next;
}

function carriedById<T extends { readonly id: string }>(before: readonly T[], next: T): T {
  return carried(
    before.find(({ id }) => id === next.id),
    next,
  );
}

function carriedPayment(before: PaymentAttempt | null, next: PaymentAttempt): PaymentAttempt {
  if (before?.paymentId !== next.paymentId) return next;
  const isSameQuote = before.quote?.quoteId === next.quote?.quoteId;
  return { ...before, ...next, quote: next.quote && carried(before.quote, next.quote, isSameQuote) };
}

/** A quote is valid for its extras only, so a changed extra discards it. */
function withExtras(change: Partial<Extras>): Change {
  return (session) => ({ ...session, extras: { ...session.extras, ...change }, quote: null });
}

/** A step of the checkout. Each step requires the previous one (DEC-31). */
export type BookingStep = 'none' | 'personalise' | 'passengers' | 'payment' | 'confirmation';

/** Returns the furthest checkout step that a session may enter (DEC-31). */
export function furthestStep(session: BookingSession): BookingStep {
  if (session.order) return 'confirmation';
  if (!session.chosen) return 'none';
  if (!session.contact) return 'personalise';
  return session.leadPassengerId && session.passengersSaved ? 'payment' : 'passengers';
}
