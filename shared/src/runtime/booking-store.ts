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
  /**
   * Returns whether the stored booking was written by a newer release and is kept until one that can read it runs.
   * False again once a booking is in progress. Since contract 1.5; absent in an older host.
   */
  readonly isSetAside?: () => boolean;
}

/** The subset of web storage that the mirror needs; `null` on a server or when storage is blocked. */
type SessionMirror = (Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem'>>) | null;

/** A session that does not parse. */
const BROKEN_KEY = `${BOOKING_SESSION_KEY}_setAside`;
/** A session of a newer major version. */
const NEWER_KEY = `${BOOKING_SESSION_KEY}_newer`;

export interface BookingStoreOptions {
  readonly mirror: SessionMirror;
  /**
   * Called with the reason when a stored session cannot be read. A newer version is kept under `bookingData_newer`,
   * any other text under `bookingData_setAside`.
   */
  readonly onUnreadable?: (session: UnreadableSession) => void;
}

/**
 * Creates the booking session of one tab (of one request on a server), filled from its mirror.
 *
 * The mirror is written on every change, so that the session survives a reload, the change to the payment document
 * and a crash of the tab. Failed writes are ignored (ERR-25).
 */
export function createBookingStore({ mirror, onUnreadable }: BookingStoreOptions): BookingStore {
  const store = createStore<BookingSession>(() => firstSession(mirror, onUnreadable));
  store.subscribe((session) => write(mirror, BOOKING_SESSION_KEY, JSON.stringify(session)));

  const command =
    <A extends unknown[]>(change: (...args: A) => (session: BookingSession) => BookingSession) =>
    (...args: A): void =>
      store.setState(change(...args), true);

  const rehydrate = () => {
    const session = storedSession(mirror, onUnreadable);
    if (session) store.setState(session, true);
  };

  return {
    rehydrate,
    isSetAside: () => isBlank(store.getState()) && read(mirror, NEWER_KEY) !== null,
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

/**
 * Returns the session to start with. A booking that an older release has set aside is restored as soon as a release
 * can read it, unless the shopper has started another one since.
 */
function firstSession(
  mirror: SessionMirror,
  onUnreadable: BookingStoreOptions['onUnreadable'],
): BookingSession {
  const session = storedSession(mirror, onUnreadable) ?? EMPTY_SESSION;
  const setAside = read(mirror, NEWER_KEY);
  const restored = setAside === null ? null : readSession(setAside);
  if (!restored?.ok) return session;
  remove(mirror, NEWER_KEY);
  if (!isBlank(session)) return session;
  write(mirror, BOOKING_SESSION_KEY, setAside ?? '');
  return restored.value;
}

/** Returns the stored session, or `null`. A session that cannot be read is kept under another key. */
function storedSession(
  mirror: SessionMirror,
  onUnreadable: BookingStoreOptions['onUnreadable'],
): BookingSession | null {
  const text = read(mirror, BOOKING_SESSION_KEY);
  const session = text === null ? null : readSession(text);
  if (text === null || !session) return null;
  if (session.ok) return session.value;

  write(mirror, session.error.reason === 'newer-version' ? NEWER_KEY : BROKEN_KEY, text);
  onUnreadable?.(session.error);
  return null;
}

function isBlank({ chosen, order }: BookingSession): boolean {
  return chosen === null && order === null;
}

function read(mirror: SessionMirror, key: string): string | null {
  try {
    return mirror?.getItem(key) ?? null;
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

function remove(mirror: SessionMirror, key: string): void {
  try {
    mirror?.removeItem?.(key);
  } catch {
    // As in `write`.
  }
}
