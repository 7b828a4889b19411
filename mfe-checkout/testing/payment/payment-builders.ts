import {
  EMPTY_SESSION,
  type BookingSession,
  type PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';

/** The fixed time of the tests. */
export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const PAYMENT_ID = '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10';
export const PAYMENT_URL = 'http://localhost:3002/pay/abc';

/** Builds a booking for two that has reached the payment step. */
export function aBookingToPay(overrides: Partial<BookingSession> = {}): BookingSession {
  return {
    ...EMPTY_SESSION,
    startedAt: NOW,
    chosen: aPackage(),
    quote: aQuote(),
    contact: { email: 'ann@example.com', phone: '02079460123' },
    leadDetails: {
      email: 'ann@example.com',
      phone: '02079460123',
      postcode: 'N1 1AA',
      addressLineOne: '1 High Road',
      addressLineTwo: '',
      city: 'London',
      country: 'United Kingdom',
    },
    passengers: [
      { title: 'Mrs', firstName: 'Ann', lastName: "O'Brien", dateOfBirth: '1980-02-29' },
      { title: 'Mr', firstName: 'Ben', lastName: 'Müller', dateOfBirth: '1979-01-01' },
    ],
    leadPassengerId: 'lead-1',
    passengersSaved: true,
    ...overrides,
  };
}

/** Builds a pending gateway attempt for the deposit of `aBookingToPay`. */
export function anAttempt(overrides: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    paymentId: PAYMENT_ID,
    route: 'gateway',
    paymentType: 'deposit',
    amount: pence(44_440),
    state: 'pending',
    paymentUrl: PAYMENT_URL,
    quote: aQuote(),
    startedAt: NOW,
    ...overrides,
  };
}
