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
