import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';

import type { StepName } from '../../src/domain/booking-steps';
import { anOffer } from '../personalise/open-personalise';
import { aBookingToPay, anAttempt, NOW } from '../payment/payment-builders';

/** A visit to a step with a given session. */
export interface Visit {
  readonly name: string;
  readonly session: BookingSession;
  /** Buttons to press, by the start of their label. */
  readonly presses?: readonly string[];
  /** Entries of local storage. */
  readonly localStorage?: Readonly<Record<string, string>>;
}

const TOURS = [
  { id: 't1', name: 'Old town walk', pricePerPerson: pence(4_550), included: false },
  { id: 't2', name: 'Harbour tour', pricePerPerson: pence(3_000), included: true },
];
const ORDER = {
  orderId: 'order-1',
  referenceId: 'SP-REF-1',
  total: pence(82_400),
  paid: pence(44_440),
  balance: pence(37_960),
};
const OTHER_CONTACT = { email: 'before@example.com', phone: '02079460999' };

/** Builds a booking with a value in every field. */
function booking(overrides: Partial<BookingSession> = {}): BookingSession {
  return aBookingToPay({
    chosen: aPackage({
      imageUrl: 'http://backend.test/hotel.jpg',
      occupancy: [{ adults: 1, children: 1, childAges: [7] }],
    }),
    offer: anOffer(),
    extras: {
      room: { code: 'SEA', name: 'Sea view', pricePerPerson: pence(4_000) },
      board: { code: 'AI', name: 'All Inclusive', pricePerPerson: pence(7_500) },
      transfer: 'SHUTTLE',
      holdBags: 1,
      tours: TOURS,
      cruiseBoard: { id: 'b1', boardType: 'Premium', pricePerPerson: pence(4_900), included: false },
    },
    ...overrides,
  });
}

const DRAFT = JSON.stringify({
  version: 1,
  savedAt: NOW,
  booking: 'passengerDraft_104233_2027-06-12_2',
  values: {
    passengers: [
      { title: 'Mrs', firstName: 'Dora', lastName: 'Draft', birth: { day: '1', month: '2', year: '1980' } },
    ],
    lead: { ...OTHER_CONTACT, postcode: '', addressLineOne: '', addressLineTwo: '', city: '', country: '' },
  },
});

const ORDERED = { name: 'after the order', session: booking({ order: ORDER }) };
const PAYING = { name: 'while a payment is under way', session: booking({ payment: anAttempt() }) };

/** By step: visits that together run all of its code. */
export const VISITS: Readonly<Record<StepName, readonly Visit[]>> = {
  personalise: [
    { name: 'with a price', session: booking(), presses: ['Continue'] },
    { name: 'without a price', session: booking({ quote: null }) },
    { name: 'with a price, without upgrades', session: aBookingToPay() },
    ORDERED,
    PAYING,
  ],
  passengers: [
    { name: 'all entered', session: booking({ leadPassengerId: null }), presses: ['Continue to Payment'] },
    { name: 'the lead saved', session: booking(), presses: ['Continue to Payment'] },
    { name: 'nobody entered', session: booking({ leadDetails: null, passengers: [] }) },
    {
      name: 'a draft kept',
      session: booking({ leadDetails: null, passengers: [] }),
      localStorage: { 'passengerDraft_104233_2027-06-12_2': DRAFT },
    },
    ORDERED,
    PAYING,
  ],
  payment: [
    { name: 'paying on the gateway', session: booking(), presses: ['PAY SECURELY ONLINE'] },
    { name: 'without a price', session: booking({ quote: null }) },
    { name: 'paid, and no order yet', session: booking({ payment: anAttempt({ state: 'succeeded' }) }) },
    {
      name: 'a card payment without answer',
      session: booking({ payment: anAttempt({ route: 'card', paymentUrl: null }) }),
    },
    PAYING,
    {
      name: 'a payment that took too long',
      session: booking({ payment: anAttempt({ startedAt: NOW - 600_000 }) }),
    },
    ORDERED,
  ],
  confirmation: [
    {
      name: 'with the quote that was paid',
      session: booking({
        order: ORDER,
        quote: null,
        contact: OTHER_CONTACT,
        payment: anAttempt({ state: 'succeeded' }),
      }),
    },
    {
      name: 'with the quote of the session',
      session: booking({ order: ORDER, quote: aQuote(), leadDetails: null }),
    },
    { name: 'without a reference', session: booking({ order: { ...ORDER, referenceId: '' } }) },
    { name: 'without upgrades', session: aBookingToPay({ order: ORDER }) },
    { name: 'before the order', session: booking() },
  ],
};
