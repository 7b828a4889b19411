import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { screen } from '@testing-library/react';

import { networkError, errorResponse } from '../../../testing/payment/fake-payment-service';
import {
  CARD_PAY,
  fillInCard,
  cleanUpPayment,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../../testing/payment/open-payment';
import { NOW } from '../../../testing/payment/payment-builders';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

const EXPIRED = aQuote({ expiresAt: '2026-11-21T11:59:59Z' });
const pay = () => screen.findByRole('button', { name: CARD_PAY });
const inTime = { expiresAt: '2026-11-21T12:30:00Z' };
/** The server's response with a quote of `total`. */
const priced = (total: number, more: object = {}) =>
  Response.json({
    ...aQuote({ quoteId: 'quote-2', total: pence(total), perPerson: pence(total / 2), ...inTime }),
    holiday: aPackage(),
    ...more,
  });
const quoteRequests = ({ calls }: ReturnType<typeof openPayment>) =>
  calls().filter((call) => call === 'quotes').length;

describe('the price at the payment step', () => {
  it('is the stored quote, without a new request', async () => {
    const page = openPayment();
    await advanceTime(5_000);
    expect(quoteRequests(page)).toBe(0);
    expect(screen.queryByText(/price/i, { selector: '[role="status"] *' })).toBeNull();
  });

  it('is requested after expiry with the chosen extras, and stored silently when it is unchanged', async () => {
    const page = openPayment({ session: { quote: EXPIRED } });
    await pay();
    await advanceTime(500);
    expect(page.bodies('quotes')).toEqual([
      {
        reference: 'ref-412',
        flightId: 'LGW-AYT-8071',
        rooms: [{ adults: 2, children: 0, childAges: [] }],
        extras: page.booking.getState().extras,
      },
    ]);
    expect(Date.parse(page.booking.getState().quote?.expiresAt ?? '')).toBeGreaterThan(NOW);
    expect(screen.queryByText('The price has changed')).toBeNull();
  });

  it.each([
    [80_000, 'It was £824.00 and is now £800.00: £24.00 less in total.'],
    [90_010, 'It was £824.00 and is now £900.10: £76.10 more in total.'],
  ])(
    'is shown with the old price and the difference when it has changed (%i) [DEC-70]',
    async (total, notice) => {
      openPayment({ session: { quote: EXPIRED }, responses: { quotes: () => priced(total) } });
      expect(await screen.findByText(notice)).toBeVisible();
      const radios = screen.getAllByRole('radio');
      expect(radios.at(-1)).toHaveAccessibleName(
        expect.stringContaining(total === 80_000 ? '£800.00' : '£900.10'),
      );
    },
  );

  it('is requested once when the device clock is ahead of the server', async () => {
    const page = openPayment({
      session: { quote: EXPIRED },
      responses: { quotes: () => priced(82_400, { expiresAt: '2026-11-21T11:59:59Z' }) },
    });
    await advanceTime(10_000);
    expect(quoteRequests(page)).toBe(1);
  });

  it('is requested again when it expired during a payment that failed', async () => {
    const page = openPayment({
      session: { quote: EXPIRED },
      responses: {
        quotes: () => priced(82_400, { expiresAt: '2026-11-21T12:05:00Z' }),
        payments: networkError,
        'payment/status': networkError,
      },
    });
    await fillInCard();
    await advanceTime(1_000);
    clickButton(CARD_PAY);
    await screen.findByRole('heading', { name: /^Waiting for/ });
    jest.setSystemTime(NOW + 301_000);
    expect(quoteRequests(page)).toBe(1);
    page.respondWith({ 'payment/status': Response.json({ status: 'declined' }) });
    await screen.findByRole('alert');
    await advanceTime(500);
    expect(quoteRequests(page)).toBe(2);
  });

  it('cannot be paid once the holiday is unavailable, and nothing was charged', async () => {
    openPayment({
      session: { quote: EXPIRED },
      responses: { quotes: () => errorResponse(409, 'sold-out') },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This holiday is no longer available');
    expect(alert).toHaveTextContent('refused: sold-out Nothing was charged.');
    expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', '/');
    expect(await pay()).toBeDisabled();
  });

  it('cannot be quoted for extras that are not on sale', async () => {
    openPayment({
      session: { quote: null },
      responses: { quotes: () => errorResponse(400, 'bad-input') },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("We can't book these extras online");
    expect(alert).toHaveTextContent('Nothing was charged');
    expect(await pay()).toBeDisabled();
  });

  it('is announced as being checked once the check takes long', async () => {
    openPayment({ session: { quote: null }, responses: { quotes: () => new Promise(() => {}) } });
    await advanceTime(4_000);
    expect(screen.queryByText(/still checking the price/)).toBeNull();
    await advanceTime(2_000);
    expect(screen.getByText(/still checking the price/)).toBeVisible();
  });

  it('can be requested again after a network error; until then nothing can be paid [DEC-30]', async () => {
    const page = openPayment({ session: { quote: null }, responses: { quotes: networkError } });
    expect(await screen.findByText('We could not check the price')).toBeVisible();
    expect(await pay()).toBeDisabled();
    expect(await pay()).toHaveTextContent('£444.40');
    expect(quoteRequests(page)).toBe(1);
    await advanceTime(10_000);
    expect(quoteRequests(page)).toBe(1);
    page.respondWith({ quotes: () => priced(82_400) });
    clickButton('Check again');
    await advanceTime(500);
    expect(await pay()).toBeEnabled();
    expect(screen.queryByText('We could not check the price')).toBeNull();
    expect(screen.getByText(/We checked the price again at 12:0\d/)).toBeVisible();
  });
});
