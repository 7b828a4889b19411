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
 * Every change that a booking session knows. There are no free setters: a remote says what happened, and
 * the rules of what that means for the rest of the session stand here, once for all remotes.
 */
export interface BookingCommands {
  /**
   * Starts a new booking: extras, passengers and payment of an older one do not carry over. `offer` is what
   * a deal adds to choose from (since contract 1.1; an older shell drops it).
   */
  choosePackage: (chosen: ChosenPackage, startedAt: number, offer?: DealOffer | null) => void;
  /** The server's word on the price of the chosen package with the extras of now. */
  holdQuote: (quote: HeldQuote) => void;
  chooseTransfer: (transfer: Transfer) => void;
  chooseHoldBags: (holdBags: number) => void;
  chooseTours: (tours: Extras['tours']) => void;
  chooseCruiseBoard: (cruiseBoard: Extras['cruiseBoard']) => void;
  saveContact: (contact: Contact) => void;
  /** What was entered, before the server has it. A changed lead passenger is no longer the saved one (DEC-58). */
  enterPassengers: (lead: LeadDetails, passengers: readonly Passenger[]) => void;
  leadPassengerSaved: (leadPassengerId: string) => void;
  passengersSaved: () => void;
  recordPayment: (payment: PaymentAttempt) => void;
  confirmOrder: (order: ConfirmedOrder) => void;
  /** Forgets the booking, for instance when a shopper starts again. */
  clear: () => void;
}

type Change = (session: BookingSession) => BookingSession;

/** The commands as pure steps, so that the store, the tests and the compatibility check share them. */
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

/** Other extras cost something else: the quote of before no longer holds. */
function withExtras(change: Partial<Extras>): Change {
  return (session) => ({ ...session, extras: { ...session.extras, ...change }, quote: null });
}

/** The step of the funnel a session has reached; each step needs the one before it (DEC-31). */
export type BookingStep = 'none' | 'personalise' | 'passengers' | 'payment' | 'confirmation';

export function furthestStep(session: BookingSession): BookingStep {
  if (session.order) return 'confirmation';
  if (!session.chosen) return 'none';
  if (!session.contact) return 'personalise';
  return session.leadPassengerId && session.passengersSaved ? 'payment' : 'passengers';
}
