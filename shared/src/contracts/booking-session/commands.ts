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
} from './booking-session.schema';
import { EMPTY_SESSION } from './booking-session.schema';

/**
 * All changes of a booking session. A remote reports what happened through a command and cannot set fields directly,
 * so the consequences for the rest of the session are defined once, in `bookingChanges`.
 */
export interface BookingCommands {
  /**
   * Starts a new booking and discards extras, passengers and payment of the previous one.
   *
   * @param startedAt milliseconds since 1970
   * @param offer options of a deal (since contract 1.1; an older shell drops it)
   */
  choosePackage: (chosen: ChosenPackage, startedAt: number, offer?: DealOffer | null) => void;
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
  choosePackage: (chosen: ChosenPackage, startedAt: number, offer: DealOffer | null = null): Change => {
    return () => ({ ...EMPTY_SESSION, chosen, offer, startedAt });
  },
  holdQuote:
    (quote: HeldQuote): Change =>
    (session) => ({ ...session, quote }),
  chooseTransfer: (transfer: Transfer): Change => withExtras({ transfer }),
  chooseHoldBags: (holdBags: number): Change => withExtras({ holdBags }),
  chooseTours: (tours: Extras['tours']): Change => withExtras({ tours }),
  chooseCruiseBoard: (cruiseBoard: Extras['cruiseBoard']): Change => withExtras({ cruiseBoard }),
  saveContact:
    (contact: Contact): Change =>
    (session) => ({ ...session, contact }),
  enterPassengers:
    (lead: LeadDetails, passengers: readonly Passenger[]): Change =>
    (session) => {
      const sameLead =
        JSON.stringify([session.leadDetails, session.passengers[0]]) ===
        JSON.stringify([lead, passengers[0]]);
      return {
        ...session,
        leadDetails: lead,
        passengers: [...passengers],
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
    (session) => ({ ...session, payment }),
  confirmOrder:
    (order: ConfirmedOrder): Change =>
    (session) => ({ ...session, order }),
  clear: (): Change => () => EMPTY_SESSION,
};

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
