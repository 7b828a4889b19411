import {
  requestQuote,
  type QuoteRequest,
  type QuoteResponse,
} from '@storefront/shared/api/booking/request-quote';
import type {
  BookingSession,
  ChosenPackage,
  Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { holidayLedger, type Ledger } from '@storefront/shared/domain/booking/holiday-ledger';
import { daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { createStore } from 'zustand/vanilla';

import { OFFER_COUNTDOWN_SECONDS } from '../../domain/offer-countdown';
import { isOpenAttempt } from '../../domain/open-attempt';

import { createLatestRequest } from './latest-request';
import { classifyQuoteError, type QuoteFailure } from './quote-failure';

/** Choices within this time of each other are priced by one request. */
const DEBOUNCE_MS = 250;

export interface PriceChange {
  readonly before: Pence;
  readonly now: Pence;
}

export interface QuoteView {
  /** The server's quote, or our own calculation until it arrives; `null` without a booking. */
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson' | 'deposit'> | null;
  readonly state: { readonly kind: 'quoted' } | { readonly kind: 'requesting' } | QuoteFailure;
  /** Set when the quoted total differs from the total shown before. */
  readonly priceChange: PriceChange | null;
  /** Epoch milliseconds at which a refresh confirmed the same total. */
  readonly confirmedAt: number | null;
}

type QuoteDeps = Pick<StorefrontRuntime, 'config' | 'clock' | 'booking'>;

/**
 * Creates the store that keeps the price of the booking current while a step is open. It requests a quote when the
 * session has none or an expired one, when the package or the extras change, and when the offer countdown ends. It
 * requests none while a payment is open, because the price must not change under the shopper.
 */
export function createQuoteStore({ config, clock, booking }: QuoteDeps) {
  /** Prices of the last quote; they replace those of the chosen package in our own calculation. */
  let prices: PackagePrices | null = null;
  let isRefreshDue = false;
  /** This quote counts as valid even if it has expired by the clock of this device: the server has just created it. */
  let acceptedQuoteId: string | null = null;

  const request = createLatestRequest(DEBOUNCE_MS);
  const countdown = createCountdown(clock, refresh);
  const currentLedger = () => ledgerOf(booking.getState(), prices, clock.today());
  const store = createStore<QuoteView>(() => ({
    ledger: currentLedger(),
    state: { kind: booking.getState().quote ? 'quoted' : 'requesting' },
    priceChange: null,
    confirmedAt: null,
  }));

  function refresh(): void {
    isRefreshDue = true;
    update();
  }

  function update(): void {
    const { chosen, extras, quote, payment } = booking.getState();
    const isPaying = isOpenAttempt(payment);
    if (isPaying) acceptedQuoteId = null;
    request.cancel();
    store.setState({ ledger: currentLedger() });
    const isCurrent =
      quote && (Date.parse(quote.expiresAt) > clock.now() || quote.quoteId === acceptedQuoteId);
    if (!chosen || isPaying || (isCurrent && !isRefreshDue)) return;

    store.setState({ state: { kind: 'requesting' } });
    request.start(async (signal) => {
      const response = await requestQuote(config, quoteRequest(chosen, extras), signal);
      if (signal.aborted) return;
      if (response.ok) accept(response.value);
      else store.setState({ state: classifyQuoteError(response.error) });
    });
  }

  function accept({ holiday, ...quote }: QuoteResponse): void {
    const before = currentLedger()?.total ?? quote.total;
    const isSame = before === quote.total;
    const confirmedAt = isRefreshDue && isSame ? clock.now() : null;
    isRefreshDue = false;
    acceptedQuoteId = quote.quoteId;
    prices = holiday;
    const priceChange = isSame ? null : { before, now: quote.total };
    store.setState({ state: { kind: 'quoted' }, priceChange, confirmedAt });
    booking.commands.holdQuote(quote);
  }

  /** Starts following the booking session; returns the function that stops it. */
  function start(): () => void {
    update();
    countdown.start(booking.getState().startedAt);
    const unsubscribe = booking.subscribe((session, previous) => {
      if (session.startedAt !== previous.startedAt) countdown.start(session.startedAt);
      if (hasNewPriceInput(session, previous)) update();
    });
    return () => {
      unsubscribe();
      countdown.stop();
      request.cancel();
    };
  }

  return { store, start, refresh };
}

function quoteRequest({ quoteReference, flightId, occupancy }: ChosenPackage, extras: Extras): QuoteRequest {
  return { reference: quoteReference, flightId, rooms: occupancy, extras };
}

function hasNewPriceInput(session: BookingSession, previous: BookingSession): boolean {
  return (
    session.chosen !== previous.chosen ||
    session.extras !== previous.extras ||
    session.quote !== previous.quote ||
    isOpenAttempt(session.payment) !== isOpenAttempt(previous.payment)
  );
}

/** Checks the price when the offer countdown of the page reaches zero. */
function createCountdown({ now }: QuoteDeps['clock'], onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(startedAt: number | null): void {
    stop();
    if (startedAt === null) return;
    const remainingMs = startedAt + OFFER_COUNTDOWN_SECONDS * 1_000 - now();
    if (remainingMs <= 0) return;
    timer = setTimeout(onEnd, remainingMs);
  }

  function stop(): void {
    clearTimeout(timer);
  }

  return { start, stop };
}

type PackagePrices = Pick<ChosenPackage, 'pricePerPerson' | 'flightPricePerPerson'>;

function ledgerOf(
  { chosen, extras, quote }: BookingSession,
  prices: PackagePrices | null,
  today: string,
): QuoteView['ledger'] {
  if (quote) return quote;
  return chosen && calculateLedger(chosen, prices ?? chosen, extras, today);
}

function calculateLedger(
  { occupancy, departureDate }: ChosenPackage,
  { pricePerPerson, flightPricePerPerson }: PackagePrices,
  extras: Extras,
  today: string,
): Ledger {
  return holidayLedger({
    pricePerPerson,
    flightPricePerPerson,
    guests: guestCount(occupancy),
    extras,
    daysToDeparture: daysBetween(today, departureDate),
  });
}
