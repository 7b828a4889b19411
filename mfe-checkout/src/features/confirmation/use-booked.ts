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
  | { readonly kind: 'loading' | 'unavailable' }
  | { readonly kind: 'loaded'; readonly booked: Booked; readonly sections: BookedSections };

/**
 * Loads the booking by the access that the payment left in this tab. The confirmation does not depend on it: without
 * access, or when the request fails, it shows what the session has (DEC-219).
 */
export function useBooked(): BookedState {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<BookedState>({ kind: 'loading' });
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
  }, [config, clock]);
  return state;
}

async function loadSections(config: StorefrontRuntime['config'], now: number): Promise<BookedState> {
  try {
    const sections = await import('./booked-sections');
    const booked = await sections.loadBooked(config, now);
    if (booked === null) return { kind: 'unavailable' };
    const { TripDays, BookedDocuments, receiptOf } = sections;
    return { kind: 'loaded', booked, sections: { TripDays, BookedDocuments, receiptOf } };
  } catch {
    // The script did not load: everything that must be on the page is there without it.
    return { kind: 'unavailable' };
  }
}
