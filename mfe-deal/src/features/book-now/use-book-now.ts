import { errorMessage } from '@storefront/shared/api/error-response.schema';
import { requestQuote, type QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import {
  NO_EXTRAS,
  type ChosenPackage,
  type DealOffer,
  type HeldQuote,
  type Upgrade,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The package on the page when Book Now is clicked. */
export interface DisplayedPackage {
  readonly quoteReference: string;
  readonly flightId: string;
  readonly rooms: Occupancy;
  /** The displayed price, including the selected flight and room. */
  readonly pricePerPerson: Pence;
  readonly imageUrl: string | null;
  /** Extras of a deal for the booking steps; `null` on holiday details. */
  readonly offer: DealOffer | null;
  /** The room instead of the one in the price of the package; its difference is in `pricePerPerson`. */
  readonly room: Upgrade | null;
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

  function continueBooking({ holiday, ...quote }: QuoteResponse, displayed: DisplayedPackage) {
    const { imageUrl, offer, room } = displayed;
    const chosen = { ...holiday, imageUrl: imageUrl ?? holiday.imageUrl };
    choosePackage(chosen, clock.now(), offer, room && bookedRoom(room, quote, holiday));
    holdQuote(quote);
    void navigate('/booking/personalise');
  }

  async function book(displayed: DisplayedPackage) {
    inFlight.current?.abort();
    const { signal } = (inFlight.current = new AbortController());
    setState({ kind: 'checking' });
    const { quoteReference: reference, flightId, rooms } = displayed;
    const room = displayed.room && upgradeOnly(displayed.room);
    const extras = { ...NO_EXTRAS, room };
    const response = await requestQuote(config, { reference, flightId, rooms, extras }, signal);
    if (signal.aborted) return;
    if (!response.ok) return setState(failureState(response.error));
    const quote = response.value;
    if (quote.perPerson !== displayed.pricePerPerson) {
      return setState({ kind: 'price-changed', quote, displayed });
    }
    return continueBooking(quote, displayed);
  }

  const isCurrent = result.selectionKey === selectionKey || result.state.kind === 'checking';
  const state = isCurrent ? result.state : IDLE;
  return { state, book, continueBooking, dismiss: () => setState(IDLE) };
}

export type BookNow = ReturnType<typeof useBookNow>;

function upgradeOnly({ code, name, pricePerPerson }: Upgrade): Upgrade {
  return { code, name, pricePerPerson };
}

/** Returns the room at the difference that the quote has, which may be another one than that of the page. */
function bookedRoom(room: Upgrade, { perPerson }: HeldQuote, holiday: ChosenPackage): Upgrade {
  return { ...upgradeOnly(room), pricePerPerson: pence(perPerson - holiday.pricePerPerson) };
}

function failureState(error: ApiError): BookNowState {
  const message = error.kind === 'http' ? errorMessage(error.text) : null;
  const isSoldOut = error.kind === 'http' && error.status === 409;
  // A 404 without our error is that of a back office without quotes (DEC-158).
  const isUnknown = error.kind === 'http' && error.status === 404 && message !== null;
  if (isSoldOut || isUnknown)
    return { kind: 'unavailable', message: message ?? 'This holiday is no longer available.' };
  console.warn(`availability not checked: ${error.kind}`);
  return { kind: 'check-failed' };
}
