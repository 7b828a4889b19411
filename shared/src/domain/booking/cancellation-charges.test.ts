import { pence } from '../pricing/pence';

import { cancellationCharges, chargeOn } from './cancellation-charges';

const BOOKING = {
  terms: [
    { daysBefore: 0, share: 100 },
    { daysBefore: 60, share: 'deposit' },
    { daysBefore: 15, share: 50 },
  ],
  departureDate: '2027-06-30',
  total: pence(82_401),
  deposit: pence(44_440),
} as const;

describe('what a cancellation costs', () => {
  it('is one period after the other until departure, with half a penny rounded up', () => {
    expect(cancellationCharges(BOOKING)).toEqual([
      { from: null, until: '2027-05-01', daysBefore: 60, basis: 'the deposit', charge: 44_440 },
      {
        from: '2027-05-02',
        until: '2027-06-15',
        daysBefore: 15,
        basis: '50% of the total price',
        charge: 41_201,
      },
      { from: '2027-06-16', until: '2027-06-30', daysBefore: 0, basis: 'the total price', charge: 82_401 },
    ]);
  });

  it('is never more than the total', () => {
    const charges = cancellationCharges({ ...BOOKING, deposit: pence(90_000) });
    expect(charges[0]?.charge).toBe(82_401);
  });

  it.each([
    ['2027-05-01', 'the deposit'],
    ['2027-05-02', '50% of the total price'],
    ['2027-06-15', '50% of the total price'],
    ['2027-06-16', 'the total price'],
    ['2027-06-30', 'the total price'],
    ['2027-07-01', undefined],
  ])('on %s is %s', (day, basis) => {
    expect(chargeOn(cancellationCharges(BOOKING), BOOKING.departureDate, day)?.basis).toBe(basis);
  });

  it('is unknown without terms', () => {
    expect(chargeOn([], BOOKING.departureDate, '2027-05-01')).toBeNull();
  });
});
