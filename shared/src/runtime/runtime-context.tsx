import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';

import type { BookingCommands } from '../contracts/booking-session/commands';
import type { BookingSession } from '../contracts/booking-session/booking-session.schema';
import type { StorefrontConfig } from '../contracts/storefront-config';
import type { Clock } from '../platform/time/clock';

import type { BookingStore } from './booking-store';
import type { RecentlyViewedStore } from './recently-viewed-store';
import type { ShortlistStore } from './shortlist-store';

/** The state and services that the host provides to every remote: one per tab, one per request on a server. */
export interface StorefrontRuntime {
  readonly config: StorefrontConfig;
  readonly booking: BookingStore;
  /** Since contract 1.4. */
  readonly shortlist: ShortlistStore;
  /** Since contract 1.4. */
  readonly recentlyViewed: RecentlyViewedStore;
  readonly clock: Clock;
  /** Present only while a server renders: replacements for browser features. */
  readonly server?: ServerSide;
}

/** Replacements for browser features while a server renders. */
export interface ServerSide {
  /** Sanitizes back-office HTML with the rules of `SafeHtml`. */
  readonly cleanHtml: (html: string) => string;
  /** The page is sent in parts: a promise in loader data may take longer than the frame of the page should. */
  readonly sendsParts?: boolean;
}

const RuntimeContext = createContext<StorefrontRuntime | null>(null);

/** Provides the runtime to all routes. Only the host renders it. */
export function RuntimeProvider({
  runtime,
  children,
}: {
  readonly runtime: StorefrontRuntime;
  readonly children: ReactNode;
}) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/**
 * Returns the runtime of the tab, or of the request on a server.
 *
 * @throws Error outside `RuntimeProvider`, that is when a remote is rendered without its host
 */
export function useRuntime(): StorefrontRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useRuntime was called outside the RuntimeProvider of the host');
  return runtime;
}

/**
 * Returns a selected part of the booking session. The component renders again only when that part changes.
 *
 * @param select must return the same reference for an unchanged session
 */
export function useBooking<T>(select: (session: BookingSession) => T): T {
  return useStore(useRuntime().booking, select);
}

/** Returns the commands that change the booking session. They are stable between renders. */
export function useBookingCommands(): BookingCommands {
  return useRuntime().booking.commands;
}
