import { createStore } from 'zustand/vanilla';

import { bookingChanges, type BookingCommands } from '../contracts/booking-session/commands';
import {
  BOOKING_SESSION_KEY,
  EMPTY_SESSION,
  type BookingSession,
} from '../contracts/booking-session/booking-session.schema';
import { readSession, type UnreadableSession } from '../contracts/booking-session/read-session';

import type { ReadableStore } from './readable-store';

/** The booking session of one tab. It can be read and subscribed to, and changes through commands only. */
export interface BookingStore extends ReadableStore<BookingSession> {
  readonly commands: BookingCommands;
  /**
   * Reads the session again from storage. The payment step is a document of its own: a page that the browser restores
   * from the back/forward cache must see what that document wrote. Called by the host only.
   */
  readonly rehydrate: () => void;
}

/** The subset of web storage that the mirror needs; `null` on a server or when storage is blocked. */
type SessionMirror = Pick<Storage, 'getItem' | 'setItem'> | null;

export interface BookingStoreOptions {
  readonly mirror: SessionMirror;
  /** Called with the reason when a stored session cannot be read. It is kept under `bookingData_setAside`. */
  readonly onUnreadable?: (session: UnreadableSession) => void;
}

/**
 * Creates the booking session of one tab (of one request on a server), filled from its mirror.
 *
 * The mirror is written on every change, so that the session survives a reload, the change to the payment document
 * and a crash of the tab. Failed writes are ignored (ERR-25).
 */
export function createBookingStore({ mirror, onUnreadable }: BookingStoreOptions): BookingStore {
  const store = createStore<BookingSession>(() => storedSession(mirror, onUnreadable));
  store.subscribe((session) => write(mirror, BOOKING_SESSION_KEY, JSON.stringify(session)));

  const command =
    <A extends unknown[]>(change: (...args: A) => (session: BookingSession) => BookingSession) =>
    (...args: A): void =>
      store.setState(change(...args), true);

  const rehydrate = () => {
    const text = read(mirror);
    const session = text === null ? null : readSession(text);
    if (session?.ok) store.setState(session.value, true);
  };

  return {
    rehydrate,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    commands: {
      choosePackage: command(bookingChanges.choosePackage),
      holdQuote: command(bookingChanges.holdQuote),
      chooseTransfer: command(bookingChanges.chooseTransfer),
      chooseHoldBags: command(bookingChanges.chooseHoldBags),
      chooseTours: command(bookingChanges.chooseTours),
      chooseCruiseBoard: command(bookingChanges.chooseCruiseBoard),
      saveContact: command(bookingChanges.saveContact),
      enterPassengers: command(bookingChanges.enterPassengers),
      leadPassengerSaved: command(bookingChanges.leadPassengerSaved),
      passengersSaved: command(bookingChanges.passengersSaved),
      recordPayment: command(bookingChanges.recordPayment),
      confirmOrder: command(bookingChanges.confirmOrder),
      clear: command(bookingChanges.clear),
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
    return null; // Storage is blocked: the session lives as long as its document (ERR-25).
  }
}

function write(mirror: SessionMirror, key: string, text: string): void {
  try {
    mirror?.setItem(key, text);
  } catch {
    // Storage is full or blocked: the session in memory stays correct (ERR-25).
  }
}
