import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';

import { documentsOf } from './documents-view';

const idsWith = (atolNumber: string | null) => {
  const booking = aManagedBooking();
  return documentsOf({ ...booking, protection: { ...booking.protection, atolNumber } }).map(({ id }) => id);
};

it('the documents of a booking have the ATOL placeholder only under the example number [DEC-217]', () => {
  expect(idsWith('0000 (example shop)')).toContain('atol-certificate');
  expect(idsWith('12345')).not.toContain('atol-certificate');
  expect(idsWith(null)).not.toContain('atol-certificate');
});

it('a cancelled booking keeps its confirmation and receipts, and has no documents for the trip [DEC-210]', () => {
  const [payment] = aManagedBooking().payments;
  if (!payment) throw new Error('the example has a payment');
  const payments = [
    { ...payment, kind: 'balance' as const, receipt: 'receipt-1' },
    { ...payment, kind: 'refund' as const, receipt: 'receipt-2' },
    { ...payment, receipt: null },
  ];
  const documents = (status: 'confirmed' | 'cancelled') =>
    documentsOf({ ...aManagedBooking(), status, payments }).map(({ id, title }) => [id, title.split(',')[0]]);
  expect(documents('cancelled')).toEqual([
    ['confirmation', 'Booking and its cancellation'],
    ['receipt-1', 'Receipt'],
    ['receipt-2', 'Refund'],
  ]);
  expect(documents('confirmed').map(([id]) => id)).toEqual([
    'confirmation',
    'receipt-1',
    'receipt-2',
    'itinerary',
    'calendar',
  ]);
});
