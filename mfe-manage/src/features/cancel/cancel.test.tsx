import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { screen, within } from '@testing-library/react';

import { aQuote, refusal, restoreNetwork } from '../../../testing/manage-service';
import { bookingHeading, openManage } from '../../../testing/open-manage';

const BOOKING = aManagedBooking();
const CANCELLED = { ...BOOKING, status: 'cancelled' as const };

beforeAll(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  restoreNetwork();
  sessionStorage.clear();
});

async function toSecondScreen(options: Parameters<typeof openManage>[0] = {}) {
  const opened = openManage(options);
  await bookingHeading();
  await opened.user.click(screen.getByRole('link', { name: 'Cancel holiday…' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancel this holiday?' })).toHaveFocus();
  return opened;
}

describe('cancelling', () => {
  it('needs a second screen with the binding amounts, and shows what was done [DEC-178]', async () => {
    const { user, service, router } = await toSecondScreen();
    const confirm = await screen.findByRole('button', { name: 'Cancel and refund £155.60' });
    expect(screen.getByText('£155.60 to Visa •••• 4242')).toBeVisible();
    expect(screen.getByText(/no longer owe/)).toHaveTextContent(
      'You will no longer owe the balance of £480.40.',
    );
    expect(service.sent('manage/cancellation')).toEqual([]);

    service.respondWith({
      'manage/cancellation': () => Response.json({ booking: CANCELLED, access: null }),
    });
    await user.dblClick(confirm);
    expect(await screen.findByText('This holiday is cancelled')).toBeVisible();
    expect(service.sent('manage/cancellation').map(({ body }) => body)).toEqual([{ quoteId: 'quote-1' }]);
    expect(router.state.location.search).toBe('');
  });

  it('states what stays unpaid of a charge above what was paid, before and after [DEC-178, DEC-205]', async () => {
    const quote = { ...aQuote(BOOKING), charge: pence(46_800), refund: pence(0), refunds: [] };
    const booking = {
      ...CANCELLED,
      balance: { ...BOOKING.balance, due: pence(0), dueBy: null },
      cancellation: { ...BOOKING.cancellation, isPossible: false, unpaidCharge: pence(1_240) },
    };
    const { user } = await toSecondScreen({
      stubs: {
        'manage/cancellation/quote': () => Response.json({ ...quote, stillOwed: pence(1_240) }),
        'manage/cancellation': () => Response.json({ booking, access: null }),
      },
    });
    expect((await screen.findByText('Charge not paid yet')).nextElementSibling).toHaveTextContent('£12.40');
    expect(screen.queryByText('Refund')).not.toBeInTheDocument();
    expect(screen.getByText(/no longer owe/)).toHaveTextContent('£480.40, only the rest of the charge.');

    await user.click(screen.getByRole('button', { name: 'Cancel without a refund' }));
    expect(await screen.findByText('This holiday is cancelled')).toBeVisible();
    expect(
      screen.getByText(/^There is no refund. £12.40 of the cancellation charge is not paid: we contact you/),
    ).toBeVisible();
    const payments = within(screen.getByRole('region', { name: 'Payments' }));
    expect(payments.getByText('Cancellation charge, not paid yet').nextElementSibling).toHaveTextContent(
      '£12.40',
    );
    expect(screen.queryByText(/nothing more to pay|still to pay/i)).not.toBeInTheDocument();
  });

  it('can be left without cancelling', async () => {
    const { user, service } = await toSecondScreen();
    await user.click(await screen.findByRole('link', { name: 'Keep my holiday' }));
    expect(await bookingHeading()).toHaveFocus();
    expect(service.sent('manage/cancellation')).toEqual([]);
  });

  it('shows new amounts when the quote has expired', async () => {
    const { user, service } = await toSecondScreen({
      stubs: { 'manage/cancellation': refusal(409, 'quote-expired') },
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel and refund/ }));
    expect(await screen.findByText(/These amounts no longer hold. Nothing was cancelled/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the new amounts' }));
    expect(await screen.findByRole('button', { name: /^Cancel and refund/ })).toBeVisible();
    expect(service.sent('manage/cancellation/quote')).toHaveLength(2);
  });

  it('shows what to do when the amounts cannot be calculated', async () => {
    await toSecondScreen({ stubs: { 'manage/cancellation/quote': refusal(409, 'payment-in-progress') } });
    expect(await screen.findByText(/Finish or cancel it first/)).toBeVisible();
    expect(screen.queryByText(/until you confirm below/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('leads to a request when a person has to calculate the amounts', async () => {
    const { user } = await toSecondScreen({
      stubs: { 'manage/cancellation/quote': refusal(409, 'needs-a-person') },
    });
    await user.click(await screen.findByRole('link', { name: 'Ask to cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask us' })).toHaveFocus();
  });

  it('can be tried again when the amounts did not arrive', async () => {
    await toSecondScreen({ stubs: { 'manage/cancellation/quote': () => new Response('', { status: 503 }) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
