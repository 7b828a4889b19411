import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { deferredResponse, networkError, errorResponse } from '../../../testing/payment/fake-payment-service';
import { PAYMENT_URL } from '../../../testing/payment/payment-builders';
import {
  CARD,
  CARD_PAY,
  cardField,
  fillInCard,
  cleanUpPayment,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../../testing/payment/open-payment';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

const confirmed = () => screen.findByRole('heading', { name: 'Confirmed' });
const DECLINED = () => errorResponse(402, 'declined');

/** Opens the page with the card form filled in. */
async function openWithCard(opening: Parameters<typeof openPayment>[0] = {}) {
  const page = openPayment(opening);
  await fillInCard();
  return page;
}

describe('paying by card', () => {
  it('validates, charges, orders, requests the email and opens the confirmation [PAY-ST-03, DEC-70, DEC-71, DOM-PAY-02, API-EMAIL-01, API-PAYMENTS-01]', async () => {
    const { calls, bodies, booking } = openPayment();
    await fillInCard({ ...CARD, 'Cardholder name': '' });
    clickButton(CARD_PAY);
    await advanceTime(500);
    expect(calls()).toEqual(['ptstatus']);
    await fillInCard({ 'Cardholder name': ' Ann O’Brien ' });
    clickButton(CARD_PAY);
    expect(await confirmed()).toBeVisible();

    expect(calls()).toEqual(['ptstatus', 'payments', 'orders', 'send-booking-email']);
    const [payment] = bodies('payments');
    expect(payment).toEqual({
      name: 'Ann O’Brien',
      cardNumber: '4242424242424242',
      month: '08',
      year: '2029',
      securityCode: '737',
      amount: 444.4,
      paymentType: 'deposit',
      paymentId: expect.stringMatching(/^[\da-f-]{36}$/),
      quoteId: 'quote-1',
      leadPassengerId: 'lead-1',
    });
    expect(bodies('orders')).toEqual([
      expect.objectContaining({
        hotelName: 'Sol Bay Resort',
        paymentId: payment?.['paymentId'],
        paymentType: 'deposit',
        paymentAmount: 444.4,
        totalHolidayPrice: 824,
        pricePerPerson: 412,
        leadPassengerId: 'lead-1',
        quoteId: 'quote-1',
      }),
    ]);
    const [email, ...others] = bodies('send-booking-email');
    expect(others).toEqual([]);
    expect(email).toEqual({
      ...bodies('orders')[0],
      outboundFlightNumber: expect.stringMatching(/^\w+$/),
      inboundFlightNumber: expect.stringMatching(/^\w+$/),
      airline: expect.stringMatching(/^\w\w$/),
      passengers: expect.any(Array),
      email: 'ann@example.com',
      hotelImage: expect.any(String),
      bookingReference: 'SP-REF-1',
    });
    expect(email?.['passengers']).toEqual([
      {
        title: expect.stringMatching(/^M/),
        firstName: expect.any(String),
        lastName: expect.any(String),
        dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        email: 'ann@example.com',
        phone: expect.stringMatching(/\d{7}/),
        address: expect.stringContaining(', '),
      },
      expect.objectContaining({ email: '', phone: '', address: '' }),
    ]);
    const sums = { total: 82_400, paid: 44_440, balance: 37_960 };
    expect(booking.getState().order).toEqual({ orderId: 'order-1', referenceId: 'SP-REF-1', ...sums });
  });

  it('deletes the passenger drafts once the order exists, and not before', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    window.localStorage.setItem('passengerDraft_current', '{}');
    const { respondWith } = await openWithCard({ responses: { orders: networkError } });
    clickButton(CARD_PAY);
    await screen.findByRole('alert');
    expect(window.localStorage.getItem('passengerDraft_current')).toBe('{}');
    respondWith({ orders: Response.json({ orderId: 'order-1' }) });
    clickButton('Complete the booking');
    await confirmed();
    expect(window.localStorage.getItem('passengerDraft_current')).toBeNull();
  });

  it('uses the order id when there is no booking reference [DEC-71]', async () => {
    const { bodies, booking } = await openWithCard({
      responses: { orders: Response.json({ orderId: 'order-9' }) },
    });
    clickButton(CARD_PAY);
    await confirmed();
    expect(booking.getState().order?.referenceId).toBe('order-9');
    expect(bodies('send-booking-email')[0]).toMatchObject({ bookingReference: 'order-9' });
  });

  it.each([
    ['fails', () => new Response('', { status: 500 })],
    ['gets no response', networkError],
  ])(
    'confirms the booking and logs a warning when the email request %s [PAY-ST-03, DEC-68]',
    async (_, mail) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      await openWithCard({ responses: { 'send-booking-email': mail } });
      clickButton(CARD_PAY);
      expect(await confirmed()).toBeVisible();
      expect(screen.queryByText(/Failed to complete/)).toBeNull();
      await advanceTime(0);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('confirmation mail'));
    },
  );

  it('opens the check of the bank, and confirms the booking once the bank has decided [DEC-220]', async () => {
    const challenge = () =>
      Response.json(
        { error: { code: 'payment-pending', message: 'Undecided', paymentUrl: PAYMENT_URL } },
        { status: 409 },
      );
    const { bodies, payment, respondWith } = await openWithCard({ responses: { payments: challenge } });
    clickButton(CARD_PAY);
    const check = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    expect(within(check).getByTitle('Payment page of the provider')).toHaveAttribute('src', PAYMENT_URL);
    expect(payment()).toMatchObject({ route: 'card', state: 'pending', paymentUrl: PAYMENT_URL });
    expect(screen.queryByRole('alert')).toBeNull();
    respondWith({ 'payment/status': Response.json({ status: 'success' }) });
    await advanceTime(5_000);
    expect(await confirmed()).toBeVisible();
    expect(bodies('payments')).toHaveLength(1);
    expect(bodies('orders')).toHaveLength(1);
  });

  it('opens no page of another site for the check of the bank [DEC-220]', async () => {
    const elsewhere = () =>
      Response.json(
        { error: { code: 'payment-pending', message: 'Undecided', paymentUrl: 'https://evil.example/pay' } },
        { status: 409 },
      );
    const { payment } = await openWithCard({ responses: { payments: elsewhere } });
    clickButton(CARD_PAY);
    expect(await screen.findByRole('heading', { name: /^Waiting for your bank/ })).toBeVisible();
    expect(payment()).toMatchObject({ state: 'pending', paymentUrl: null });
  });

  it('lists the errors of an empty card form above it, with a link to each field [PAY-CARD-06]', async () => {
    openPayment();
    fireEvent.click(await screen.findByRole('button', { name: CARD_PAY }));
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please enter a valid card number',
      'Please select a valid expiry date',
      'Please enter a valid security code',
      'Cardholder name is required',
    ]);
    await waitFor(() => expect(document.title).toMatch(/^Error: Payment/));
    fireEvent.click(within(summary).getByRole('link', { name: 'Please select a valid expiry date' }));
    expect(screen.getByLabelText('Month')).toHaveFocus();
    await fillInCard();
    expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^Payment/));
  });

  it('sends one request however often the button is clicked, and records the attempt as pending first [DEC-67, PAY-ST-05]', async () => {
    const card = deferredResponse();
    const { bodies, payment } = await openWithCard({
      responses: { payments: card.response },
    });
    const button = screen.getByRole('button', { name: CARD_PAY });
    fireEvent.doubleClick(button);
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(screen.getByRole('form', { name: 'Card details' }));
    expect(payment()).toMatchObject({ state: 'pending', route: 'card', amount: 44_440, paymentUrl: null });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/^Waiting for your bank/).closest('[role=status]')).not.toBeNull();
    card.resolve(Response.json({ payment: { paymentId: payment()?.paymentId } }));
    await confirmed();
    expect(bodies('payments')).toHaveLength(1);
    expect(bodies('orders')).toHaveLength(1);
  });

  it('charges the whole price when the shopper chooses to pay in full [API-PAYMENTS-01, DEC-70]', async () => {
    const { bodies } = await openWithCard();
    fireEvent.click(screen.getByRole('radio', { name: /^Pay in full/ }));
    clickButton(CARD_PAY);
    expect(await confirmed()).toBeVisible();
    const inFull = { paymentType: 'full-amount' };
    expect(bodies('payments')).toEqual([expect.objectContaining({ ...inFull, amount: 824 })]);
    expect(bodies('orders')).toEqual([expect.objectContaining({ ...inFull, paymentAmount: 824 })]);
  });

  it('removes the drafts of all passengers with the order, not before [PAX-DRAFT-01, DEC-54]', async () => {
    const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('passengerDraft_'));
    for (const key of ['passengerDraft_current', 'passengerDraft_7_2027-06-12_2'])
      window.localStorage.setItem(key, '{}');
    const { respondWith } = await openWithCard({ responses: { payments: DECLINED } });
    clickButton(CARD_PAY);
    await screen.findByRole('alert');
    expect(drafts()).toHaveLength(2);

    respondWith({ payments: () => Response.json({ payment: { paymentId: 'x' } }) });
    await fillInCard({ 'Security code': '737' });
    clickButton(CARD_PAY);
    await confirmed();
    expect(drafts()).toEqual([]);
  });

  it('stores neither number, security code, expiry nor name of the card in the session, in storage, in the log or in the URL [DEC-54]', async () => {
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(),
    );
    const { stored, router, respondWith, payment } = await openWithCard({
      responses: { payments: DECLINED },
    });
    clickButton(CARD_PAY);
    await screen.findByRole('alert');
    expectNoCard();
    respondWith({ payments: networkError, 'payment/status': networkError });
    await fillInCard();
    clickButton(CARD_PAY);
    await screen.findByRole('heading', { name: /^Waiting for/ });
    expectNoCard();
    expect(JSON.parse(stored())).toHaveProperty('payment', payment());

    function expectNoCard() {
      const storages = [localStorage, sessionStorage].map((storage) =>
        JSON.stringify(Object.entries(storage)),
      );
      const logs = JSON.stringify(logged.map(({ mock }) => mock.calls));
      const history = JSON.stringify([window.history.state, window.location.href, router.state.location]);
      for (const place of [stored(), ...storages, logs, history]) {
        // Without the backslashes of JSON inside JSON.
        expect(place.replaceAll(/[ \\-]/g, '')).not.toMatch(
          /424242|\b737\b|"08"|\b2029\b|202908|08\/(20)?29|O’Brien/,
        );
      }
    }
  });
});

describe('a declined card', () => {
  it('is reported without a charge, and only the security code must be entered again [ERR-10]', async () => {
    const { bodies, payment, respondWith } = await openWithCard({ responses: { payments: DECLINED } });
    clickButton(CARD_PAY);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to process payment. Please try again.');
    expect(alert).toHaveTextContent('You were not charged by this attempt');
    expect(alert).toHaveFocus();
    expect(payment()?.state).toBe('failed');
    expect(cardField('Security code')).toHaveValue('');
    const { number, 'Security code': _code, ...kept } = CARD;
    for (const [label, value] of Object.entries({ 'Card number': number, ...kept })) {
      expect(cardField(label)).toHaveValue(value);
    }

    respondWith({ payments: () => Response.json({ payment: { paymentId: 'x' } }) });
    await fillInCard({ 'Security code': '737' });
    clickButton(CARD_PAY);
    await confirmed();
    const ids = bodies('payments').map(({ paymentId }) => paymentId);
    expect(new Set(ids).size).toBe(2);
  });

  it.each(['quote-expired', 'wrong-amount'])(
    'is priced again after a 409 %s, and reported without a charge [ERR-10, DEC-70]',
    async (code) => {
      const { calls, booking } = await openWithCard({
        responses: { payments: () => errorResponse(409, code) },
      });
      clickButton(CARD_PAY);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('You were not charged by this attempt');
      expect(alert).toHaveTextContent('The price is checked again now');
      expect(calls()).not.toContain('quotes');
      expect(await screen.findByText(/We checked the price again at 12:00/)).toBeVisible();
      expect(calls().filter((call) => call === 'quotes')).toHaveLength(1);
      expect(booking.getState().payment?.state).toBe('failed');
    },
  );

  it('shows the new price and the difference, and charges the new price [ERR-10, DEC-70]', async () => {
    const { respondWith, bodies, booking } = await openWithCard({
      responses: { payments: () => errorResponse(409, 'wrong-amount') },
    });
    const { quote, chosen } = booking.getState();
    const dearer = { ...quote, quoteId: 'quote-2', total: 90_000, perPerson: 45_000, deposit: 45_200 };
    respondWith({ quotes: Response.json({ ...dearer, holiday: chosen }) });
    clickButton(CARD_PAY);
    expect(await screen.findByText(/It was £824.00 and is now £900.00: £76.00 more/)).toBeVisible();
    respondWith({ payments: Response.json({ payment: { paymentId: 'x' } }) });
    await fillInCard({ 'Security code': '737' });
    expect(screen.getByRole('button', { name: CARD_PAY })).toHaveTextContent('£452.00');
    clickButton(CARD_PAY);
    await confirmed();
    expect(bodies('payments')[1]).toMatchObject({ amount: 452, quoteId: 'quote-2' });
    expect(bodies('orders')[0]).toMatchObject({
      paymentAmount: 452,
      totalHolidayPrice: 900,
      quoteId: 'quote-2',
    });
  });

  it.each([
    [errorResponse(409, 'passengers-incomplete'), 'The details of the passengers are incomplete'],
    [errorResponse(429, 'too-many'), 'please wait a minute'],
    [new Response('<h1>Bad request</h1>', { status: 400 }), 'Check the details'],
  ])('is reported with advice (%#) [ERR-10]', async (payments, advice) => {
    await openWithCard({ responses: { payments } });
    clickButton(CARD_PAY);
    expect(await screen.findByRole('alert')).toHaveTextContent(advice);
  });
});

describe('a paid attempt without an order', () => {
  it('is reported with its reference, and the retry sends only the order [ERR-11, DEC-67]', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { respondWith, bodies, payment } = await openWithCard({
      responses: { orders: new Response('', { status: 500 }) },
    });
    clickButton(CARD_PAY);
    const alert = await screen.findByRole('alert');
    const id = payment()?.paymentId ?? '';
    expect(alert).toHaveTextContent('Failed to complete booking. Please try again.');
    expect(alert).toHaveTextContent(`Your payment of £444.40 was received. Do not pay again`);
    expect(alert).toHaveTextContent(id);
    expect(alert).toHaveFocus();
    expect(payment()?.state).toBe('succeeded');
    expect(screen.queryByRole('button', { name: /PAY/ })).toBeNull();

    clickButton('Complete the booking');
    await screen.findByRole('alert');
    respondWith({ orders: Response.json({ orderId: 'order-1' }) });
    clickButton('Complete the booking');
    await confirmed();
    expect(bodies('payments')).toHaveLength(1);
    expect(bodies('orders').map(({ paymentId }) => paymentId)).toEqual([id, id, id]);
  });

  it('is ordered automatically when the connection is back [ERR-11, DEC-67]', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { respondWith, bodies } = await openWithCard({ responses: { orders: networkError } });
    clickButton(CARD_PAY);
    await screen.findByRole('alert');
    respondWith({ orders: Response.json({ orderId: 'order-1' }) });
    fireEvent(window, new Event('online'));
    await confirmed();
    expect(bodies('payments')).toHaveLength(1);
  });
});
