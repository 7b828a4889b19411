/** @needs document */
import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { createBookingStore } from '@storefront/shared/runtime';
import { aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime } from '@storefront/shared/testing/render-page';

import { fakePaymentService, networkError } from '../../../testing/payment/fake-payment-service';
import { advanceTime, cleanUpPayment, freezeTime } from '../../../testing/payment/open-payment';
import { aBookingToPay, anAttempt, NOW } from '../../../testing/payment/payment-builders';

import { createQuoteStore } from './quote-store';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

function startStore(session: Partial<BookingSession> = {}) {
  const mirror = { getItem: () => JSON.stringify(aBookingToPay(session)), setItem: () => {} };
  const booking = createBookingStore({ mirror });
  const { config, clock } = aRuntime();
  const { requests, respondWith } = fakePaymentService(booking.getState(), {});
  const quote = createQuoteStore({ config, clock, booking });
  const stop = quote.start();
  return {
    quote,
    stop,
    booking,
    respondWith,
    requestCount: () => requests.length,
    view: quote.store.getState,
  };
}

describe('the quote store', () => {
  it('prices several quick choices with one request', async () => {
    const { booking, requestCount, view } = startStore();
    booking.commands.chooseTransfer('SHUTTLE');
    await advanceTime(249);
    booking.commands.chooseHoldBags(2);
    await advanceTime(249);
    expect(requestCount()).toBe(0);
    expect(view()).toMatchObject({ state: { kind: 'requesting' }, ledger: { total: 104_200 } });
    await advanceTime(1);
    expect(requestCount()).toBe(1);
    expect(view().state.kind).toBe('quoted');
  });

  it('ignores changes of the session that do not affect the price', async () => {
    const { booking, requestCount, view } = startStore({ quote: null });
    const before = view();
    await advanceTime(100);
    booking.commands.saveContact({ email: 'ben@example.com', phone: '' });
    expect(view()).toBe(before);
    await advanceTime(150);
    expect(requestCount()).toBe(1);
  });

  it('drops a response that arrives after the step was left', async () => {
    const { stop, booking, requestCount } = startStore({ quote: null });
    await advanceTime(250);
    stop();
    booking.commands.chooseHoldBags(1);
    await advanceTime(60_000);
    expect(requestCount()).toBe(1);
  });

  it('postpones a refresh until the payment is closed', async () => {
    const { quote, booking, requestCount, view } = startStore({ payment: anAttempt() });
    quote.refresh();
    await advanceTime(1_000);
    expect(requestCount()).toBe(0);
    booking.commands.recordPayment(anAttempt({ state: 'failed' }));
    await advanceTime(250);
    expect(requestCount()).toBe(1);
    expect(view()).toMatchObject({ state: { kind: 'quoted' }, priceChange: null });
    expect(view().confirmedAt).toBeGreaterThan(NOW);
  });

  it('keeps a due refresh after a failed request', async () => {
    const { quote, booking, respondWith, requestCount, view } = startStore();
    respondWith({ quotes: networkError });
    quote.refresh();
    await advanceTime(250);
    expect(view().state).toEqual({ kind: 'unreachable' });
    booking.commands.holdQuote(aQuote());
    await advanceTime(250);
    expect(requestCount()).toBe(2);
  });
});
