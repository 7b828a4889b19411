import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { screen, within } from '@testing-library/react';

import { refusal, restoreNetwork } from '../../../testing/manage-service';
import { bookingHeading, openManage, recordOpenedUrls } from '../../../testing/open-manage';

beforeAll(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:document';
});
afterEach(() => {
  jest.restoreAllMocks();
  restoreNetwork();
  sessionStorage.clear();
});

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the whole booking', () => {
  it('shows what is paid and due first, with the payments and their cards', async () => {
    openManage();
    await bookingHeading();
    const payments = region('Payments');
    expect(payments.getByText(/Still to pay by Sat 12 Jun 2027/)).toHaveTextContent('£480.40');
    expect(payments.getByText('Visa •••• 4242', { exact: false })).toBeVisible();
    expect(payments.getByText(/you lose the deposit/)).toBeVisible();
    expect(payments.getByText('£936.00')).toBeVisible();
  });

  it('shows the itinerary, the travellers, the extras, help and what has happened, with phone and email links [EXT-03]', async () => {
    openManage();
    await bookingHeading();
    expect(region('Your trip, day by day').getByText('Fly to Antalya')).toBeVisible();
    expect(region('Your trip, day by day').getByText('6 days')).toBeVisible();
    expect(region('Travellers and contact').getByText("Mrs Anna O'Brien")).toBeVisible();
    expect(region('Extras').getByText('Private, return')).toBeVisible();
    const contacts = region('Help and emergencies').getAllByRole('link', { name: /^\+?\d|@/ });
    expect(contacts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['+44 20 7946 0199', 'tel:+442079460199'],
      ['020 7946 0123', 'tel:02079460123'],
      ['hello@sandpiper.example.com', 'mailto:hello@sandpiper.example.com'],
    ]);
    expect(region('What has happened').getByText(/You booked this holiday/)).toBeVisible();
    expect(region('Your rights and our terms').getByText('Passport and visa')).toBeVisible();
  });

  it('states the protection with its number, or none [PROD-04, DEC-41, DEC-430]', async () => {
    const { unmount } = openManage({
      booking: aManagedBooking({ protection: { atolNumber: '12345', text: null } }),
    });
    await bookingHeading();
    expect(region('What you booked').getByText(/ATOL protected, number 12345\.$/)).toBeVisible();
    unmount();
    openManage();
    await bookingHeading();
    expect(region('What you booked').queryByText(/ATOL/)).not.toBeInTheDocument();
  });

  it('shows the charge, the refund and the price of waiting before any click [DEC-178]', async () => {
    const { service } = openManage();
    await bookingHeading();
    const cancel = region('Cancel or change dates');
    expect(cancel.getByText('Refund').nextElementSibling).toHaveTextContent('£0.00');
    expect(cancel.getByRole('row', { name: /^Until Tue 13 Apr.*Now/ })).toHaveTextContent('£455.60');
    expect(cancel.getByRole('row', { name: /^Fri 14 May to/ })).toHaveTextContent('£936.00');
    expect(cancel.getByText(/no longer owe the balance/)).toHaveTextContent('£480.40');
    expect(service.sent('manage/cancellation')).toEqual([]);
  });

  it('offers a request where a person must decide about a cancellation', async () => {
    const { cancellation, ...booking } = aManagedBooking();
    openManage({ booking: { ...booking, cancellation: { ...cancellation, charges: [] } } });
    await bookingHeading();
    expect(region('Cancel or change dates').getByRole('link', { name: 'Ask to cancel' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cancel holiday…' })).not.toBeInTheDocument();
  });

  it('has no way to pay when everything is paid', async () => {
    const { balance, ...booking } = aManagedBooking();
    openManage({ booking: { ...booking, balance: { ...balance, due: pence(0), dueBy: null } } });
    await bookingHeading();
    expect(region('Payments').getByText('Everything is paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay the balance' })).not.toBeInTheDocument();
  });

  it('can change nothing once it is cancelled, and shows what became of the money and no days of a trip', async () => {
    const booking = aManagedBooking();
    const refund = {
      ...booking.payments[0],
      id: 'refund-1',
      kind: 'refund' as const,
      label: 'Refund',
      amount: pence(15_560),
      at: '2026-11-22T10:00:00Z',
      state: 'pending' as const,
      cardBrand: 'Visa',
      cardLastFour: '4242',
      receipt: null,
    };
    openManage({
      booking: {
        ...booking,
        status: 'cancelled',
        payments: [...booking.payments, refund],
        cancellation: { ...booking.cancellation, isPossible: false },
      },
    });
    await bookingHeading();
    expect(screen.getByText('This holiday is cancelled')).toBeVisible();
    expect(screen.getByText(/We are refunding £155.60 to the card that paid/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Correct name|Change|Cancel|Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your trip, day by day' })).not.toBeInTheDocument();
  });
});

describe('the documents', () => {
  it('are saved under their names, receipts too', async () => {
    const urls = recordOpenedUrls();
    const { user, service } = openManage();
    await bookingHeading();
    await user.click(region('Documents').getByRole('button', { name: /^Booking confirmation/ }));
    expect(await screen.findByText('Booking confirmation is saved.')).toBeVisible();
    await user.click(region('Payments').getByRole('button', { name: /^Receipt/ }));
    expect(await screen.findByText(/^Receipt for the payment of .* is saved.$/)).toBeVisible();

    expect(urls).toEqual(['booking-7KQ4MWD2RE.pdf', 'receipt-1.pdf']);
    expect(service.sent('manage/documents').map(({ authorization }) => authorization)).toEqual([
      'Bearer secret-token',
      'Bearer secret-token',
    ]);
  });

  it('state that they are being prepared', async () => {
    const { user } = openManage({ stubs: { 'manage/documents': () => new Promise(() => {}) } });
    await bookingHeading();
    await user.click(region('Documents').getByRole('button', { name: /^Booking confirmation/ }));
    expect(await screen.findByText('Preparing: Booking confirmation')).toBeVisible();
  });

  it('that cannot be fetched say what to do', async () => {
    const { user } = openManage({ stubs: { 'manage/documents': refusal(500, 'internal') } });
    await bookingHeading();
    await user.click(region('Documents').getByRole('button', { name: /^Booking confirmation/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Please try again/);
  });
});
