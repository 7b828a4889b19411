import {
  EMPTY_SESSION,
  type BookingSession,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { createBookingStore } from '@storefront/shared/runtime';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import userEvent from '@testing-library/user-event';

import { Component } from '../../src/routes/confirmation.route';

type Changes = Partial<
  Pick<BookingSession, 'chosen' | 'extras' | 'quote' | 'passengers' | 'leadDetails' | 'order' | 'payment'>
>;

export const PASSENGERS = [
  { title: 'Mrs', firstName: 'Ann', lastName: "O'Brien", dateOfBirth: '1980-05-12' },
  { title: 'Mr', firstName: 'Brian', lastName: "O'Brien", dateOfBirth: '1979-02-01' },
];
const LEAD = {
  email: 'ann@example.com',
  phone: '02079460123',
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};
export const DEPOSIT_PAID = {
  orderId: 'order-1',
  referenceId: 'SP-7K2Q9',
  total: pence(82_400),
  paid: pence(44_440),
  balance: pence(37_960),
};
export const PAID_IN_FULL = { ...DEPOSIT_PAID, paid: pence(82_400), balance: pence(0) };

/** Opens the confirmation of a tab with a stored booking. By default two people have paid a deposit. */
export function openConfirmation(
  changes: Changes = {},
  seller: object = {},
  query = '',
  bookingTerms: object = {},
) {
  const stored: BookingSession = {
    ...EMPTY_SESSION,
    chosen: aPackage(),
    quote: aQuote(),
    passengers: PASSENGERS,
    leadDetails: LEAD,
    order: DEPOSIT_PAID,
    ...changes,
  };
  const booking = createBookingStore({
    mirror: { getItem: () => JSON.stringify(stored), setItem: () => {} },
  });
  const config = storefrontConfigSchema.parse({ seller, bookingTerms });
  const path = '/booking/confirmation';
  const user = userEvent.setup();
  const view = renderRoutes([{ path, Component }], path + query, aRuntime({ booking, config }));
  return { ...view, user };
}
