import { aPackage, aQuote } from '../../../testing/booking-builders';
import { pence } from '../../domain/pricing/pence';

import { bookingChanges, furthestStep } from './commands';
import {
  bookingSessionSchema,
  EMPTY_SESSION,
  type BookingSession,
  type PaymentAttempt,
} from './booking-session.schema';

const CONTACT = { email: 'ann@example.com', phone: '02079460123' };
const LEAD = {
  ...CONTACT,
  postcode: 'N1',
  addressLineOne: '1 Road',
  addressLineTwo: '',
  city: 'Leeds',
  country: 'Spain',
};
const ANN = { title: 'Mrs', firstName: 'Ann', lastName: 'Bo', dateOfBirth: '1980-02-29' };
const ORDER = { orderId: 'o-1', referenceId: 'r', total: pence(1), paid: pence(1), balance: pence(0) };
const PAYMENT: PaymentAttempt = {
  paymentId: '8b7f1c1e-6a52-4a3c-9d5e-0d5f2f5f7a11',
  route: 'card',
  paymentType: 'deposit',
  amount: pence(1),
  state: 'pending',
  paymentUrl: null,
  quote: aQuote(),
  startedAt: 1,
};

const chosen: Partial<BookingSession> = { chosen: aPackage() };
const inContact = { ...chosen, contact: CONTACT };

/** A session with a field of a newer release in every quote. */
function withLaterField(session: Partial<BookingSession>): BookingSession {
  const later = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'quoteId' in value
      ? { ...value, laterField: true }
      : value;
  const payment = session.payment && { ...session.payment, quote: later(session.payment.quote) };
  return bookingSessionSchema.parse({ ...EMPTY_SESSION, ...session, ...(payment && { payment }) });
}

describe('the furthest step of a booking', () => {
  it.each<[string, Partial<BookingSession>]>([
    ['none', {}],
    ['none', { contact: CONTACT, leadPassengerId: 'lead-1', passengersSaved: true }],
    ['personalise', chosen],
    ['personalise', { ...chosen, leadPassengerId: 'lead-1', passengersSaved: true }],
    ['passengers', inContact],
    ['passengers', { ...inContact, leadPassengerId: 'lead-1' }],
    ['passengers', { ...inContact, passengersSaved: true }],
    ['payment', { ...inContact, leadPassengerId: 'lead-1', passengersSaved: true }],
    ['confirmation', { order: ORDER }],
  ])('is %s after %j [DEC-31]', (step, session) => {
    expect(furthestStep({ ...EMPTY_SESSION, ...session })).toBe(step);
  });
});

describe('a change of the booking session', () => {
  it('records that the passengers are stored, until they are entered again', () => {
    const stored = bookingChanges.passengersSaved()({ ...EMPTY_SESSION, ...inContact });
    expect(stored.passengersSaved).toBe(true);
    expect(bookingChanges.enterPassengers(LEAD, [ANN])(stored).passengersSaved).toBe(false);
  });

  it('discards everything', () => {
    expect(bookingChanges.clear()({ ...EMPTY_SESSION, ...inContact })).toEqual(EMPTY_SESSION);
  });

  it('keeps later fields of the quote of a payment for the same quote only', () => {
    const before = withLaterField({ payment: PAYMENT });
    const quoteAfter = (payment: PaymentAttempt) =>
      bookingChanges.recordPayment(payment)(before).payment?.quote;
    expect(quoteAfter({ ...PAYMENT, state: 'succeeded' })).toHaveProperty('laterField', true);
    const other = aQuote({ quoteId: 'quote-2' });
    expect(quoteAfter({ ...PAYMENT, quote: other })).toEqual(other);
  });

  it('records a payment whose quote is missing before or after', () => {
    const bare = { ...PAYMENT, quote: null };
    const recorded = (first: PaymentAttempt, second: PaymentAttempt) =>
      bookingChanges.recordPayment(second)(bookingChanges.recordPayment(first)(EMPTY_SESSION)).payment;
    expect(recorded(bare, PAYMENT)).toEqual(PAYMENT);
    expect(recorded(PAYMENT, bare)).toEqual(bare);
  });

  it('chooses the first board of a cruise, and none', () => {
    const board = { id: 'b', boardType: 'Full Board', pricePerPerson: pence(0), included: true };
    const withBoard = bookingChanges.chooseCruiseBoard(board)(EMPTY_SESSION);
    expect(withBoard.extras.cruiseBoard).toEqual(board);
    expect(bookingChanges.chooseCruiseBoard(null)(withBoard).extras.cruiseBoard).toBeNull();
  });
});
