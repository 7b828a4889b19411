import { createStore, type StoreApi } from 'zustand/vanilla';

import { bookingChanges, type BookingCommands } from '../contracts/booking-session/commands';
import {
  BOOKING_SESSION_KEY,
  EMPTY_SESSION,
  type BookingSession,
} from '../contracts/booking-session/booking-session.schema';
import { readSession, type UnreadableSession } from '../contracts/booking-session/read-session';

/** A store that can be read and subscribed to, and changed by commands alone. */
export interface BookingStore {
  readonly getState: StoreApi<BookingSession>['getState'];
  readonly getInitialState: StoreApi<BookingSession>['getInitialState'];
  readonly subscribe: StoreApi<BookingSession>['subscribe'];
  readonly commands: BookingCommands;
  /**
   * Takes up what another document of this tab has written meanwhile: payment is a document of its own, and the
   * way back may return to a page that has slept since. For the shell alone.
   */
  readonly rehydrate: () => void;
}

/** The part of web storage that the mirror needs; `null` on a server or where storage is blocked. */
export type SessionMirror = Pick<Storage, 'getItem' | 'setItem'> | null;

export interface BookingStoreOptions {
  readonly mirror: SessionMirror;
  /** Told about a stored session that could not be read, which was set aside under another key. */
  readonly onUnreadable?: (session: UnreadableSession) => void;
}

/**
 * Makes the booking session of one tab (of one request on a server), filled from its mirror.
 *
 * The mirror is written on every change, so that a reload, a new document (the payment step) and a
 * crash of the tab find it. A mirror that fails to write costs nothing but that.
 */
export function createBookingStore({ mirror, onUnreadable }: BookingStoreOptions): BookingStore {
  const store = createStore<BookingSession>(() => storedSession(mirror, onUnreadable));
  store.subscribe((session) => write(mirror, BOOKING_SESSION_KEY, JSON.stringify(session)));

  const run =
    <A extends unknown[]>(change: (...args: A) => (session: BookingSession) => BookingSession) =>
    (...args: A): void =>
      store.setState(change(...args), true);

  const wake = () => {
    const text = read(mirror);
    const session = text === null ? null : readSession(text);
    if (session?.ok) store.setState(session.value, true);
  };

  return {
    rehydrate: wake,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    commands: {
      choosePackage: run(bookingChanges.choosePackage),
      holdQuote: run(bookingChanges.holdQuote),
      chooseTransfer: run(bookingChanges.chooseTransfer),
      chooseHoldBags: run(bookingChanges.chooseHoldBags),
      chooseTours: run(bookingChanges.chooseTours),
      chooseCruiseBoard: run(bookingChanges.chooseCruiseBoard),
      saveContact: run(bookingChanges.saveContact),
      enterPassengers: run(bookingChanges.enterPassengers),
      leadPassengerSaved: run(bookingChanges.leadPassengerSaved),
      passengersSaved: run(bookingChanges.passengersSaved),
      recordPayment: run(bookingChanges.recordPayment),
      confirmOrder: run(bookingChanges.confirmOrder),
      clear: run(bookingChanges.clear),
    },
  };
}

function storedSession(
  mirror: SessionMirror,
  onUnreadable?: (session: UnreadableSession) => void,
): BookingSession {
  const text = read(mirror);
  if (text === null) return EMPTY_SESSION;

  const session = readSession(text);
  if (session.ok) return session.value;

  write(mirror, `${BOOKING_SESSION_KEY}_setAside`, text);
  onUnreadable?.(session.error);
  return EMPTY_SESSION;
}

function read(mirror: SessionMirror): string | null {
  try {
    return mirror?.getItem(BOOKING_SESSION_KEY) ?? null;
  } catch {
    return null; // storage is blocked: the session then lives as long as its document (ERR-25)
  }
}

function write(mirror: SessionMirror, key: string, text: string): void {
  try {
    mirror?.setItem(key, text);
  } catch {
    // Full or blocked storage: the store itself stays right (ERR-25).
  }
}
