import { useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import type { Booked, BookedDocuments, receiptOf, TripDays } from './booked-sections';

interface BookedSections {
  readonly TripDays: typeof TripDays;
  readonly BookedDocuments: typeof BookedDocuments;
  readonly receiptOf: typeof receiptOf;
}

/** What the server has of the booking, with the sections that show it. */
export type BookedState =
  | { readonly kind: 'loading' }
  /** `isAccessible`: false without access from this tab; otherwise the request failed and can be repeated. */
  | { readonly kind: 'unavailable'; readonly isAccessible: boolean }
  | { readonly kind: 'loaded'; readonly booked: Booked; readonly sections: BookedSections };

/**
 * Loads the booking by the access that the payment left in this tab. The confirmation does not depend on it: without
 * access, or when the request fails, it shows what the session has (DEC-219).
 */
export function useBooked() {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<BookedState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const next = await loadSections(config, clock.now());
      if (isCurrent) setState(next);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [config, clock, attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

async function loadSections(config: StorefrontRuntime['config'], now: number): Promise<BookedState> {
  try {
    const sections = await import('./booked-sections');
    const booked = await sections.loadBooked(config, now);
    if (typeof booked === 'string') return { kind: 'unavailable', isAccessible: booked === 'failed' };
    const { TripDays, BookedDocuments, receiptOf } = sections;
    return { kind: 'loaded', booked, sections: { TripDays, BookedDocuments, receiptOf } };
  } catch {
    // The script did not load: everything that must be on the page is there without it.
    return { kind: 'unavailable', isAccessible: true };
  }
}
