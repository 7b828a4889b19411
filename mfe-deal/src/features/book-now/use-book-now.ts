import { refusalMessage } from '@storefront/shared/api/error-response.schema';
import { requestQuote } from '@storefront/shared/api/booking/request-quote';
import type { QuoteAnswer } from '@storefront/shared/api/booking/quotes.schema';
import {
  NO_EXTRAS,
  type DealOffer,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** A package as the page shows it. */
export interface ShownPackage {
  readonly quoteReference: string;
  readonly flightId: string;
  readonly rooms: Occupancy;
  /** What the shopper sees, with the chosen flight. */
  readonly pricePerPerson: Pence;
  readonly imageUrl: string | null;
  /** What a deal adds to choose from; `null` elsewhere. */
  readonly offer: DealOffer | null;
}

export type BookNowState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'changed'; readonly answer: QuoteAnswer; readonly shown: ShownPackage }
  /** It is not sold any more. */
  | { readonly kind: 'gone'; readonly words: string }
  /** Nobody knows: the page stays as it was (HD-ST-10). */
  | { readonly kind: 'unknown' };

const IDLE: BookNowState = { kind: 'idle' };
const SAID_NOTHING = { of: '', state: IDLE };

/**
 * Book Now: the server prices the package again, and what is booked is what it answered (HD-ST-09). A price
 * that has changed is shown before anything goes on (usability rule 37).
 *
 * @param chosen what is chosen, as a text: what was said of one choice is not true of another
 */
export function useBookNow(chosen: string) {
  const { config, clock } = useRuntime();
  const { choosePackage, holdQuote } = useBookingCommands();
  const navigate = useNavigate();
  const [said, setSaid] = useState<{ readonly of: string; readonly state: BookNowState }>(SAID_NOTHING);
  const setState = (state: BookNowState) => setSaid({ of: chosen, state });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  function goOn({ holiday, ...quote }: QuoteAnswer, { imageUrl, offer }: ShownPackage) {
    choosePackage({ ...holiday, imageUrl: imageUrl ?? holiday.imageUrl }, clock.now(), offer);
    holdQuote(quote);
    void navigate('/booking/personalise');
  }

  async function book(shown: ShownPackage) {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setState({ kind: 'checking' });
    const { quoteReference: reference, flightId, rooms } = shown;
    const answer = await requestQuote(config, { reference, flightId, rooms, extras: NO_EXTRAS }, own.signal);
    if (own.signal.aborted) return;
    if (!answer.ok) return setState(failureOf(answer.error));
    if (answer.value.holiday.pricePerPerson !== shown.pricePerPerson) {
      return setState({ kind: 'changed', answer: answer.value, shown });
    }
    return goOn(answer.value, shown);
  }

  const state = said.of === chosen || said.state.kind === 'checking' ? said.state : IDLE;
  return { state, book, goOn, dismiss: () => setState(IDLE) };
}

export type BookNow = ReturnType<typeof useBookNow>;

function failureOf(error: ApiError): BookNowState {
  if (error.kind === 'http' && (error.status === 409 || error.status === 404)) {
    return { kind: 'gone', words: refusalMessage(error.text) ?? 'This holiday is no longer available.' };
  }
  console.warn(`availability not checked: ${error.kind}`);
  return { kind: 'unknown' };
}
