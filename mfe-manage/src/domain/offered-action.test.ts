import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';

import type { ManageView } from './manage-view';
import { offeredAction } from './offered-action';

const BOOKING = aManagedBooking();
const VIEWS: readonly ManageView[] = [
  { name: 'pay' },
  { name: 'cancel' },
  { name: 'contact' },
  { name: 'request', about: 'dates' },
  { name: 'name', traveller: 1 },
  { name: 'extra', id: 'hold-bag' },
];

it.each(VIEWS)('$name is offered for a confirmed booking, and not for a cancelled one', (view) => {
  expect(offeredAction(view, BOOKING)?.name).toBe(view.name);
  expect(offeredAction(view, { ...BOOKING, status: 'cancelled' })).toBeNull();
});

it('nothing is paid without a balance, or beside an open payment', () => {
  const openPayment = { paymentId: 'p', amount: pence(1) };
  expect(offeredAction({ name: 'pay' }, { ...BOOKING, openPayment })).toBeNull();
  const balance = { ...BOOKING.balance, due: pence(0) };
  expect(offeredAction({ name: 'pay' }, { ...BOOKING, balance })).toBeNull();
});

it('a traveller whose name can no longer be corrected has no screen', () => {
  const travellers = BOOKING.travellers.map((traveller) => ({ ...traveller, canCorrectName: false }));
  expect(offeredAction({ name: 'name', traveller: 1 }, { ...BOOKING, travellers })).toBeNull();
  expect(offeredAction({ name: 'name', traveller: 9 }, BOOKING)).toBeNull();
});
