import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { createQuoteStore, type QuoteView } from './quote-store';

export interface BookingQuote extends QuoteView {
  /** Requests the price again. */
  readonly refresh: () => void;
}

/** Connects the quote store to a step: the price of the booking is kept current while the step is open. */
export function useQuote(): BookingQuote {
  const { config, clock, booking } = useRuntime();
  const [quote] = useState(() => createQuoteStore({ config, clock, booking }));
  const view = useStore(quote.store);
  useEffect(() => quote.start(), [quote]);
  return { ...view, refresh: quote.refresh };
}
