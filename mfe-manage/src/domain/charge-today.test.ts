import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import fc from 'fast-check';

import { cancellationToday } from './charge-today';

const BOOKING = aManagedBooking();
const amount = fc.integer({ min: 0, max: 1_000_000 }).map(pence);

function today(paid: number, charge: number) {
  return cancellationToday({
    balance: { ...BOOKING.balance, paid: pence(paid) },
    cancellation: {
      ...BOOKING.cancellation,
      charges: [
        { from: null, until: '2027-06-12', basis: 'the deposit', charge: pence(charge), isNow: true },
      ],
    },
  });
}

it('a cancellation never refunds and charges for the same pound', () => {
  fc.assert(
    fc.property(amount, amount, (paid, charge) => {
      const result = today(paid, charge);
      expect((result?.paid ?? 0) - (result?.refund ?? 0) + (result?.stillOwed ?? 0)).toBe(charge);
      expect(Math.min(result?.refund ?? 0, result?.stillOwed ?? 0)).toBe(0);
    }),
  );
});

it('a refund that was made is not refunded again', () => {
  const { cancellation, balance } = BOOKING;
  const refunded = { ...balance, paid: pence(60_000), refunded: pence(10_000) };
  expect(cancellationToday({ cancellation, balance: refunded })).toMatchObject({
    paid: 50_000,
    charge: 45_560,
    refund: 4_440,
  });
});

it('without terms there are no amounts', () => {
  const { balance, cancellation } = BOOKING;
  expect(cancellationToday({ balance, cancellation: { ...cancellation, charges: [] } })).toBeNull();
});
