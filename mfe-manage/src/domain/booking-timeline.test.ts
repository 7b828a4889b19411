import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';

import { bookingTimeline } from './booking-timeline';

const labels = (...args: Parameters<typeof bookingTimeline>) =>
  bookingTimeline(...args).map(({ label, on, state }) => `${label} ${on} ${state}`);

describe('the timeline of a booking', () => {
  it('has the balance and the next reminder until it is paid', () => {
    expect(labels(aManagedBooking(), '2026-11-21')).toEqual([
      'Booked 2026-11-21 done',
      'We remind you 2027-05-29 next',
      'Balance due 2027-06-12 ahead',
      'Fly out 2027-06-12 ahead',
      'Home 2027-06-19 ahead',
    ]);
  });

  it('has no balance once it is paid', () => {
    const { balance, ...booking } = aManagedBooking();
    const paid = { ...booking, balance: { ...balance, due: pence(0), dueBy: null } };
    expect(labels(paid, '2027-06-15')).toEqual([
      'Booked 2026-11-21 done',
      'Fly out 2027-06-12 done',
      'Home 2027-06-19 next',
    ]);
  });

  it('names an overdue balance', () => {
    const { balance, ...booking } = aManagedBooking();
    const overdue = { ...booking, balance: { ...balance, dueBy: '2027-04-03', isOverdue: true } };
    expect(labels(overdue, '2027-06-12')).toContain('Balance overdue 2027-04-03 next');
  });
});
