import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { act, screen } from '@testing-library/react';

import { PAYMENT_URL, refusal, restoreNetwork } from '../../../testing/manage-service';
import { bookingHeading, openManage, recordOpenedUrls } from '../../../testing/open-manage';

const PAYMENT_ID = '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10';
const BOOKING = aManagedBooking();
const PAID = { ...BOOKING, balance: { ...BOOKING.balance, due: pence(0), dueBy: null } };
const RETURNED = `/manage?paymentId=${PAYMENT_ID}&payment=done`;

let urls: string[] = [];
beforeAll(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  urls = recordOpenedUrls();
});
afterEach(() => {
  jest.restoreAllMocks();
  restoreNetwork();
  sessionStorage.clear();
});

describe('paying', () => {
  it('the balance opens the page of the provider with exactly what is due', async () => {
    const { user, service } = openManage();
    await bookingHeading();
    await user.dblClick(screen.getByRole('button', { name: 'Pay the balance' }));

    expect(urls).toEqual([PAYMENT_URL]);
    expect(service.sent('manage/pay')).toHaveLength(1);
    expect(service.sent('manage/pay')[0]?.body).toMatchObject({ amount: 48_040 });
  });

  it('again in the same tab uses the same payment, so that nobody pays twice', async () => {
    const { user, service } = openManage({
      stubs: { 'manage/pay': () => Promise.reject(new Error('lost')) },
    });
    await bookingHeading();
    await user.click(screen.getByRole('button', { name: 'Pay the balance' }));
    await screen.findByText('We could not be reached');
    await user.click(screen.getByRole('button', { name: 'Pay the balance' }));
    const [first, second] = service.sent('manage/pay').map(({ body }) => body['paymentId']);
    expect(first).toBe(second);
  });

  it('opens no page of another origin', async () => {
    const { user } = openManage({
      stubs: { 'manage/pay': () => Response.json({ paymentUrl: 'https://evil.test/pay' }) },
    });
    await bookingHeading();
    await user.click(screen.getByRole('button', { name: 'Pay the balance' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong at our end');
    expect(urls).toEqual([]);
  });

  it('a part names the limits, and pays what was typed', async () => {
    const { user, service } = openManage();
    await bookingHeading();
    await user.click(screen.getByRole('link', { name: 'Pay part of it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay part of the balance' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Pay securely' }));
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();

    const amount = screen.getByRole('textbox', { name: 'How much do you want to pay?' });
    await user.type(amount, '49.99');
    expect(amount).toHaveAccessibleDescription(/Enter £50.00 or more/);
    await user.clear(amount);
    await user.type(amount, '£150');
    await user.click(screen.getByRole('button', { name: 'Pay £150.00 securely' }));
    expect(service.sent('manage/pay')[0]?.body).toMatchObject({ amount: 15_000 });
    expect(urls).toEqual([PAYMENT_URL]);
  });

  it('shows the current balance when it has changed in another tab', async () => {
    const { user, service } = openManage({ stubs: { 'manage/pay': refusal(409, 'nothing-due') } });
    await bookingHeading();
    service.respondWith({ 'manage/booking': () => Response.json(PAID) });
    await user.click(screen.getByRole('button', { name: 'Pay the balance' }));
    expect(await screen.findByText('Everything is paid')).toBeVisible();
  });
});

describe('the return from the payment page', () => {
  it('shows that the payment was made only when the server confirms it [DEC-179]', async () => {
    const { user, service } = openManage({ at: RETURNED });
    expect(await screen.findByText('We do not know yet whether you have paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay the balance' })).not.toBeInTheDocument();

    service.respondWith({
      'payment/status': () => Response.json({ status: 'succeeded' }),
      'manage/booking': () => Response.json(PAID),
    });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your payment was made')).toBeVisible();
    expect(screen.getByText(/Everything is paid. Nothing more to pay./)).toBeVisible();
  });

  it('states that a failed payment charged nothing', async () => {
    openManage({
      at: RETURNED,
      stubs: { 'payment/status': () => Response.json({ status: 'declined' }) },
    });
    expect(await screen.findByText('The payment failed')).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay the balance' })).toBeVisible();
  });

  it('offers to continue or to end a payment whose page was left', async () => {
    const openPayment = { paymentId: PAYMENT_ID, amount: pence(15_000) };
    const { user, service } = openManage({
      at: `/manage?paymentId=${PAYMENT_ID}&payment=left`,
      booking: { ...BOOKING, openPayment },
    });
    expect(await screen.findByText('A payment of £150.00 is not finished')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to pay' }));
    expect(service.sent('manage/pay')[0]?.body).toEqual(openPayment);
    expect(urls).toEqual([PAYMENT_URL]);

    act(() => void window.dispatchEvent(new Event('pageshow')));
    service.respondWith({ 'manage/booking': () => Response.json(BOOKING) });
    await user.click(screen.getByRole('button', { name: 'Do not pay now' }));
    expect(service.sent('payment/cancel')[0]?.body).toEqual({ paymentId: PAYMENT_ID });
    expect(await screen.findByRole('button', { name: 'Pay the balance' })).toBeVisible();
  });
});
