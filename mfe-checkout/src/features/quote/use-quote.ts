import { refusalMessage } from '@storefront/shared/api/error-answer.schema';
import { requestQuote } from '@storefront/shared/api/booking/request-quote';
import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { daysBetween } from '@storefront/shared/dates/iso-date';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import { holidayLedger, type Ledger } from '@storefront/shared/pricing/holiday-ledger';
import type { Pence } from '@storefront/shared/pricing/pence';
import { useBooking, useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

/** Choices that follow each other quickly are asked about once. */
const PAUSE_MS = 250;

export type QuoteState =
  | { readonly kind: 'held' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'unreachable' };

export interface QuotedLedger {
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson' | 'deposit'> | null;
  readonly state: QuoteState;
  /** Set when the server's total is another than the one shown before. */
  readonly changed: { readonly before: Pence; readonly now: Pence } | null;
  readonly ask: () => void;
}

/** The price of the booking: our own sum at once, the server's as soon as it is there, a difference never hidden. */
export function useQuote(): QuotedLedger {
  const { config, clock } = useRuntime();
  const { chosen, extras, quote } = useBooking((session) => session);
  const { holdQuote } = useBookingCommands();
  const [state, setState] = useState<QuoteState>({ kind: quote ? 'held' : 'asking' });
  const [changed, setChanged] = useState<QuotedLedger['changed']>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!chosen || (quote && asked === 0)) return;
    const abort = new AbortController();
    setState({ kind: 'asking' });
    const pause = setTimeout(() => {
      const { quoteReference: reference, flightId, occupancy: rooms } = chosen;
      void requestQuote(config, { reference, flightId, rooms, extras }, abort.signal).then((answer) => {
        if (abort.signal.aborted) return;
        if (!answer.ok) {
          const gone = answer.error.kind === 'http' && answer.error.status < 500;
          setState(gone ? { kind: 'gone', message: goneWords(answer.error) } : { kind: 'unreachable' });
          return;
        }
        const { holiday: _quoted, ...held } = answer.value;
        const own = ownLedger({ chosen, extras }, clock.today());
        setChanged(own && own.total !== held.total ? { before: own.total, now: held.total } : null);
        holdQuote(held);
        setAsked(0);
        setState({ kind: 'held' });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [chosen, extras, quote, asked, config, clock, holdQuote]);

  return {
    ledger: quote ?? ownLedger({ chosen, extras }, clock.today()),
    state,
    changed,
    ask: () => setAsked((before) => before + 1),
  };
}

function goneWords(error: { readonly kind: string; readonly text?: string }): string {
  return refusalMessage(error.text ?? '') ?? 'This holiday is no longer available.';
}

function ownLedger(
  { chosen, extras }: Pick<BookingSession, 'chosen' | 'extras'>,
  today: string,
): Ledger | null {
  if (!chosen) return null;
  return holidayLedger({
    pricePerPerson: chosen.pricePerPerson,
    flightPricePerPerson: chosen.flightPricePerPerson,
    guests: guestCount(chosen.occupancy),
    extras,
    daysToDeparture: daysBetween(today, chosen.departureDate),
  });
}
