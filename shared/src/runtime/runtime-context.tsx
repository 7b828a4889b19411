import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';

import type { BookingCommands } from '../contracts/booking-session/commands';
import type { BookingSession } from '../contracts/booking-session/booking-session.schema';
import type { StorefrontConfig } from '../contracts/storefront-config';
import type { Clock } from '../platform/time/clock';

import type { BookingStore } from './booking-store';
import type { ResultsCache } from './results-cache';

/** What the shell hands to every remote: one for each tab, one for each request on a server. */
export interface StorefrontRuntime {
  readonly config: StorefrontConfig;
  readonly booking: BookingStore;
  readonly results: ResultsCache;
  readonly clock: Clock;
  /** Only while a server renders: what a browser would have of its own. Absent in the browser. */
  readonly server?: ServerSide;
}

export interface ServerSide {
  /** Cleans HTML of the back office with the rules of `SafeHtml`. */
  readonly cleanHtml: (html: string) => string;
}

const RuntimeContext = createContext<StorefrontRuntime | null>(null);

export function RuntimeProvider({
  runtime,
  children,
}: {
  readonly runtime: StorefrontRuntime;
  readonly children: ReactNode;
}) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** @throws Error outside the shell's provider: a remote was mounted without a shell. */
export function useRuntime(): StorefrontRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs the RuntimeProvider of the shell');
  return runtime;
}

/** Reads a part of the booking session; renders again only when that part changes. */
export function useBooking<T>(select: (session: BookingSession) => T): T {
  return useStore(useRuntime().booking, select);
}

export function useBookingCommands(): BookingCommands {
  return useRuntime().booking.commands;
}
