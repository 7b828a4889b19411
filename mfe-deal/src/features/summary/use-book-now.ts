import { refusalMessage } from '@storefront/shared/api/error-answer.schema';
import { requestQuote } from '@storefront/shared/api/booking/request-quote';
import type { QuoteAnswer } from '@storefront/shared/api/booking/quotes.schema';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { ApiError } from '@storefront/shared/http/request-json';
import type { Occupancy } from '@storefront/shared/occupancy/occupancy';
import type { Pence } from '@storefront/shared/pricing/pence';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { Selection } from '../../domain/selection';

export type BookNowState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'changed'; readonly answer: QuoteAnswer; readonly shown: Pence }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Book Now: the server checks the package again, and what is booked is what it answered. A price that has
 * changed is shown before anything goes on.
 */
export function useBookNow(imageUrl: string | null) {
  const { config, clock } = useRuntime();
  const { choosePackage, holdQuote } = useBookingCommands();
  const navigate = useNavigate();
  const [state, setState] = useState<BookNowState>({ kind: 'idle' });

  function goOn({ holiday, ...quote }: QuoteAnswer) {
    choosePackage({ ...holiday, imageUrl: imageUrl ?? holiday.imageUrl }, clock.now());
    holdQuote(quote);
    void navigate('/booking/personalise');
  }

  async function book({ result, flight, pricePerPerson }: Selection, rooms: Occupancy) {
    setState({ kind: 'checking' });
    const answer = await requestQuote(config, {
      reference: result.quoteReference,
      flightId: flight.flightId,
      rooms,
      extras: NO_EXTRAS,
    });
    if (!answer.ok) return setState({ kind: 'failed', message: wordsFor(answer.error) });
    if (answer.value.holiday.pricePerPerson !== pricePerPerson) {
      return setState({ kind: 'changed', answer: answer.value, shown: pricePerPerson });
    }
    return goOn(answer.value);
  }

  return { state, book, goOn, dismiss: () => setState({ kind: 'idle' }) };
}

function wordsFor(error: ApiError): string {
  if (error.kind === 'http' && (error.status === 409 || error.status === 404)) {
    return refusalMessage(error.text) ?? 'This holiday is no longer available.';
  }
  return 'We could not check availability. Nothing was booked. Please try again.';
}
