import { errorMessage } from '@storefront/shared/api/error-response.schema';
import { requestQuote, type QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import {
  NO_EXTRAS,
  type DealOffer,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The package on the page when Book Now is clicked. */
export interface DisplayedPackage {
  readonly quoteReference: string;
  readonly flightId: string;
  readonly rooms: Occupancy;
  /** The displayed price, including the selected flight. */
  readonly pricePerPerson: Pence;
  readonly imageUrl: string | null;
  /** Extras of a deal for the booking steps; `null` on holiday details. */
  readonly offer: DealOffer | null;
}

export type BookNowState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'price-changed'; readonly quote: QuoteResponse; readonly displayed: DisplayedPackage }
  /** The package is no longer sold. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** The check failed, so the page stays as it was (HD-ST-10). */
  | { readonly kind: 'check-failed' };

const IDLE: BookNowState = { kind: 'idle' };
const INITIAL = { selectionKey: '', state: IDLE };

/**
 * Requests a quote for the displayed package, writes it to the booking session and opens the first booking step.
 *
 * The price of the quote is the one that is booked (HD-ST-09). A changed price is confirmed by the shopper first
 * (usability rule 37).
 *
 * @param selectionKey identifies the selection; the result for another selection is not shown
 */
export function useBookNow(selectionKey: string) {
  const { config, clock } = useRuntime();
  const { choosePackage, holdQuote } = useBookingCommands();
  const navigate = useNavigate();
  const [result, setResult] = useState<{ readonly selectionKey: string; readonly state: BookNowState }>(
    INITIAL,
  );
  const setState = (next: BookNowState) => setResult({ selectionKey, state: next });
  const inFlight = useRef<AbortController | null>(null);
  useEffect(() => () => inFlight.current?.abort(), []);

  function continueBooking({ holiday, ...quote }: QuoteResponse, { imageUrl, offer }: DisplayedPackage) {
    choosePackage({ ...holiday, imageUrl: imageUrl ?? holiday.imageUrl }, clock.now(), offer);
    holdQuote(quote);
    void navigate('/booking/personalise');
  }

  async function book(displayed: DisplayedPackage) {
    inFlight.current?.abort();
    const { signal } = (inFlight.current = new AbortController());
    setState({ kind: 'checking' });
    const { quoteReference: reference, flightId, rooms } = displayed;
    const response = await requestQuote(config, { reference, flightId, rooms, extras: NO_EXTRAS }, signal);
    if (signal.aborted) return;
    if (!response.ok) return setState(failureState(response.error));
    const quote = response.value;
    if (quote.holiday.pricePerPerson !== displayed.pricePerPerson) {
      return setState({ kind: 'price-changed', quote, displayed });
    }
    return continueBooking(quote, displayed);
  }

  const isCurrent = result.selectionKey === selectionKey || result.state.kind === 'checking';
  const state = isCurrent ? result.state : IDLE;
  return { state, book, continueBooking, dismiss: () => setState(IDLE) };
}

export type BookNow = ReturnType<typeof useBookNow>;

function failureState(error: ApiError): BookNowState {
  if (error.kind === 'http' && (error.status === 409 || error.status === 404)) {
    return {
      kind: 'unavailable',
      message: errorMessage(error.text) ?? 'This holiday is no longer available.',
    };
  }
  console.warn(`availability not checked: ${error.kind}`);
  return { kind: 'check-failed' };
}
