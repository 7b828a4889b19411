import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  deferredResponse,
  GATEWAY_ON,
  networkError,
  type StubResponses,
} from '../../../testing/payment/fake-payment-service';
import {
  GATEWAY_PAY,
  cleanUpPayment,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../../testing/payment/open-payment';
import { aBookingToPay, PAYMENT_URL } from '../../../testing/payment/payment-builders';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

type Opening = NonNullable<Parameters<typeof openPayment>[0]>;

/** Opens the page and clicks the gateway button. */
async function openStarted({ responses, ...opening }: Opening = {}) {
  const page = openPayment({ ...opening, responses: { ...GATEWAY_ON, ...responses } });
  fireEvent.click(await screen.findByRole('button', { name: GATEWAY_PAY }));
  return page;
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Payment page of the provider');
const error = () => screen.findByRole('alert');
const status = (word: string): StubResponses => ({ 'payment/status': Response.json({ status: word }) });
/** Builds a stub of the window that `window.open` returns. */
const aWindow = () => ({
  opener: {} as unknown,
  closed: false,
  close: jest.fn(),
  location: { replace: jest.fn() },
});

describe('starting a gateway payment', () => {
  it('sends the amount in pence and the id, and shows the page in an overlay while the payment is pending [PAY-GW-01, PAY-GW-03, DEC-64, DEC-70, PAY-ST-05]', async () => {
    const { bodies, payment, calls } = await openStarted();
    const framed = await frame();
    expect(framed).toHaveAttribute('src', PAYMENT_URL);
    expect(screen.getByRole('dialog', { name: 'Pay securely online' })).toContainElement(framed);
    expect(screen.getByRole('heading', { name: 'Waiting for you to pay: £444.40' })).toBeVisible();
    expect(bodies('pay')).toEqual([
      {
        phone: '02079460123',
        email: 'ann@example.com',
        postal: 'N1 1AA',
        country: 'GB',
        city: 'London',
        address: '1 High Road',
        amount: 44_440,
        currency: 'GBP',
        customerId: 'lead-1',
        paymentId: payment()?.paymentId,
        quoteId: 'quote-1',
        paymentType: 'deposit',
      },
    ]);
    expect(payment()).toMatchObject({ state: 'pending', route: 'gateway', paymentUrl: PAYMENT_URL });
    expect(calls()).toEqual(['ptstatus', 'pay']);
    // The page loads no script of a provider.
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('has a random UUID as its id, which is polled [DEC-64]', async () => {
    const { payment, paths } = await openStarted();
    await frame();
    await advanceTime(5_000);
    const paymentId = payment()?.paymentId;
    expect(paymentId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(paths('payment/status').length).toBeGreaterThan(0);
    expect(new Set(paths('payment/status'))).toEqual(new Set([`/api/payment/status/${paymentId}`]));
  });

  it('starts one payment however often the button is clicked [PAY-GW-01, DEC-67]', async () => {
    const pay = deferredResponse();
    const { bodies } = openPayment({ responses: { ...GATEWAY_ON, pay: pay.response } });
    const button = await screen.findByRole('button', { name: GATEWAY_PAY });
    fireEvent.doubleClick(button);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(screen.getByText(/^Opening the payment page/)).toBeVisible();
    expect(screen.getByRole('button', { name: /PAY/ })).toBeDisabled();
    pay.resolve(Response.json({ paymentUrl: PAYMENT_URL }));
    await frame();
    expect(bodies('pay')).toHaveLength(1);
  });

  it('loads the URL into a window without opener that was opened in the click [PAY-GW-02, DEC-64]', async () => {
    const opened = aWindow();
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const page = openPayment({ responses: GATEWAY_ON, config: { gatewayFramed: false } });
    const button = await screen.findByRole('button', { name: GATEWAY_PAY });
    fireEvent.click(button);
    expect(open.mock.calls).toEqual([['', '_blank']]);
    expect(opened.location.replace).not.toHaveBeenCalled();
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(PAYMENT_URL));
    expect(opened.opener).toBeNull();
    expect(screen.queryByTitle('Payment page of the provider')).toBeNull();
    expect(page.bodies('pay')).toHaveLength(1);
  });

  it('stores the attempt before it opens a window, which copies the session storage [DEC-64]', async () => {
    const page = openPayment({ responses: GATEWAY_ON, config: { gatewayFramed: false } });
    const atOpening: unknown[] = [];
    jest.spyOn(window, 'open').mockImplementation(() => {
      atOpening.push(page.payment()?.state);
      return null;
    });
    fireEvent.click(await screen.findByRole('button', { name: GATEWAY_PAY }));
    expect(atOpening).toEqual(['pending']);
    await advanceTime(100);
  });

  it.each([
    ['was blocked', null],
    ['was closed', { ...aWindow(), closed: true }],
  ])('shows a link when the window %s [PAY-GW-02, DEC-64]', async (_, opened) => {
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await openStarted({ config: { gatewayFramed: false } });
    const link = await screen.findByRole('link', { name: 'Open the payment page in a new window' });
    expect(link).toHaveAttribute('href', PAYMENT_URL);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    if (opened) expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('keeps polling while the frame is hidden, and the button shows it again without a second payment [PAY-GW-08, DEC-66]', async () => {
    const { calls, bodies, respondWith } = await openStarted();
    await frame();
    const backdrop = screen.getByRole('dialog').parentElement?.querySelector('[role="presentation"]');
    expect(backdrop).not.toBeNull();
    if (backdrop) fireEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const polls = calls().filter((call) => call === 'payment/status').length;
    await advanceTime(5_000);
    expect(calls().filter((call) => call === 'payment/status').length).toBeGreaterThanOrEqual(polls + 2);

    clickButton('PAY SECURELY ONLINE');
    expect(await frame()).toHaveAttribute('src', PAYMENT_URL);
    expect(bodies('pay')).toHaveLength(1);
    clickButton(/^Close/);
    respondWith(status('success'));
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeVisible();
  });
});

describe('the frame of a slow provider', () => {
  it('states after 5 s that nothing is paid and what to do, until the page is there [DEC-310]', async () => {
    await openStarted();
    const framed = await frame();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Loading the payment page')).toBeInTheDocument();
    expect(dialog.queryByText(/takes longer than usual/)).toBeNull();
    await advanceTime(5_000);
    expect(dialog.getByText(/takes longer than usual. Nothing is paid yet./)).toBeVisible();
    fireEvent.load(framed);
    expect(dialog.queryByText(/takes longer than usual/)).toBeNull();
    expect(dialog.queryByText('Loading the payment page')).toBeNull();
  });
});

describe('a gateway payment that does not start', () => {
  const { leadDetails } = aBookingToPay();

  it.each([
    ['email', { email: '' }],
    ['phone', { phone: '' }],
    ['email and phone', { email: '', phone: '' }],
  ])('requires the %s of the lead passenger [PAY-GW-09]', async (_, gap) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { calls, payment } = await openStarted({
      session: { leadDetails: leadDetails && { ...leadDetails, ...gap } },
      config: { gatewayFramed: false },
    });
    const alert = await error();
    expect(alert).toHaveTextContent('Lead passenger email and phone are required for online payment.');
    expect(within(alert).getByRole('link', { name: 'check the passengers' })).toHaveAttribute(
      'href',
      '/booking/passengers',
    );
    expect(calls()).not.toContain('pay');
    expect(payment()).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['returns an error', () => new Response('', { status: 502 })],
    ['is rejected', () => Response.json({ error: { code: 'provider-off', message: '' } }, { status: 409 })],
    ['gets no response', networkError],
  ])(
    'is reported when the request %s, and the next attempt has a new id [ERR-12, DEC-64, DEC-69]',
    async (_, pay) => {
      const { respondWith, bodies, payment } = await openStarted({ responses: { pay } });
      const alert = await error();
      expect(alert).toHaveTextContent('Failed to initiate online payment. Please try again.');
      expect(alert).toHaveTextContent('You were not charged by this attempt');
      expect(payment()?.state).toBe('failed');
      respondWith({ pay: Response.json({ paymentUrl: PAYMENT_URL }) });
      clickButton(GATEWAY_PAY);
      await frame();
      expect(new Set(bodies('pay').map(({ paymentId }) => paymentId)).size).toBe(2);
    },
  );

  it.each([
    ['is missing', {}],
    ['is a script', { paymentUrl: 'javascript:alert(1)' }],
  ])('is reported when the URL %s [ERR-12, DEC-69]', async (_, body) => {
    const opened = aWindow();
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { payment } = await openStarted({
      responses: { pay: Response.json(body) },
      config: { gatewayFramed: false },
    });
    expect(await error()).toHaveTextContent('Failed to start payment. Please try again.');
    expect(payment()).toMatchObject({ state: 'failed', paymentUrl: null });
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalled();
    expect(screen.queryByTitle('Payment page of the provider')).toBeNull();
  });

  it('requests a new price when the quote has expired', async () => {
    const { calls } = await openStarted({
      responses: { pay: Response.json({ error: { code: 'quote-expired', message: '' } }, { status: 409 }) },
    });
    expect(await error()).toHaveTextContent('The price is checked again now');
    expect(await screen.findByText(/We checked the price again/)).toBeVisible();
    expect(calls().filter((call) => call === 'quotes')).toHaveLength(1);
  });
});
