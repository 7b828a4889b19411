import { requestQuote } from '@storefront/shared/api/booking/request-quote';
import type { QuoteResponse } from '@storefront/shared/api/booking/quotes.schema';
import type {
  BookingSession,
  ChosenPackage,
  Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { holidayLedger, type Ledger } from '@storefront/shared/domain/booking/holiday-ledger';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { useBooking, useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

import { OFFER_COUNTDOWN_SECONDS } from '../../parts/booking-frame/offer-countdown';
import { isOpen } from '../payment/payment-state';

import { classifyQuoteError, type QuoteFailure } from './quote-failure';

/** Choices that follow each other quickly are asked about once. */
const PAUSE_MS = 250;

export type QuoteState = { readonly kind: 'held' } | { readonly kind: 'asking' } | QuoteFailure;

export interface PriceChange {
  readonly before: Pence;
  readonly now: Pence;
}

export interface BookingQuote {
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson' | 'deposit'> | null;
  readonly state: QuoteState;
  /** Set when the server's total is another than the one shown before. */
  readonly priceChange: PriceChange | null;
  /** Instant (milliseconds) at which the price was looked at again and found the same. */
  readonly confirmedAt: number | null;
  /** Prices the booking anew. */
  readonly refresh: () => void;
}

type Prices = Pick<ChosenPackage, 'pricePerPerson' | 'flightPricePerPerson'>;

/** The price of the booking: our own sum at once, the server's as soon as it is there, a difference never hidden. */
export function useQuote(): BookingQuote {
  const { config, clock } = useRuntime();
  const { chosen, extras, quote, payment, startedAt } = useBooking((session) => session);
  const { holdQuote } = useBookingCommands();
  const [state, setState] = useState<QuoteState>({ kind: quote ? 'held' : 'asking' });
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [confirmedAt, setConfirmedAt] = useState<number | null>(null);
  const [prices, setPrices] = useState<Prices | null>(null);
  // Counts the wishes for a new price; `answered` is the last of them that was met.
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  // What was just priced holds, whatever a clock that is wrong makes of its end: only the server can tell.
  const priced = useRef<string | null>(null);
  // What is paid, or may have been, is not priced anew under the shopper's hands.
  const closed = isOpen(payment);

  const own = chosen ? ownLedger(chosen, prices ?? chosen, extras, clock.today()) : null;
  const shownTotal = quote?.total ?? own?.total ?? null;

  useEffect(() => {
    if (closed) priced.current = null;
    const lasts = quote !== null && Date.parse(quote.expiresAt) > clock.now();
    const holds = lasts || (quote !== null && quote.quoteId === priced.current);
    if (!chosen || closed || (holds && asked === answered.current)) return;
    const again = asked !== answered.current;
    const abort = new AbortController();
    setState({ kind: 'asking' });
    const accept = ({ holiday, ...held }: QuoteResponse) => {
      const before = shownTotal ?? held.total;
      answered.current = asked;
      priced.current = held.quoteId;
      setPriceChange(before === held.total ? null : { before, now: held.total });
      setConfirmedAt(again && before === held.total ? clock.now() : null);
      setPrices(holiday);
      holdQuote(held);
      setState({ kind: 'held' });
    };
    const pause = setTimeout(() => {
      const { quoteReference: reference, flightId, occupancy: rooms } = chosen;
      void requestQuote(config, { reference, flightId, rooms, extras }, abort.signal).then((answer) => {
        if (abort.signal.aborted) return;
        if (answer.ok) accept(answer.value);
        else setState(classifyQuoteError(answer.error));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [chosen, extras, quote, shownTotal, closed, asked, config, clock, holdQuote]);

  const refresh = useCallback(() => setAsked((before) => before + 1), []);
  useAtTheEnd(startedAt, refresh);

  return { ledger: quote ?? own, state, priceChange, confirmedAt, refresh };
}

/** When the banner reaches zero the price is really looked at again (claims row 2). */
function useAtTheEnd(startedAt: BookingSession['startedAt'], act: () => void): void {
  const { clock } = useRuntime();
  useEffect(() => {
    if (startedAt === null) return;
    const left = startedAt + OFFER_COUNTDOWN_SECONDS * 1_000 - clock.now();
    if (left <= 0) return;
    const end = setTimeout(act, left);
    return () => clearTimeout(end);
  }, [startedAt, clock, act]);
}

function ownLedger(chosen: ChosenPackage, prices: Prices, extras: Extras, today: string): Ledger {
  return holidayLedger({
    ...prices,
    guests: guestCount(chosen.occupancy),
    extras,
    daysToDeparture: daysBetween(today, chosen.departureDate),
  });
}
