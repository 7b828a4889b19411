import fc from 'fast-check';

import { aPackage, aQuote } from '../../../testing/booking-builders';
import { pence } from '../../domain/pricing/pence';

import { bookingChanges } from './commands';
import { bookingSessionSchema, EMPTY_SESSION, type BookingSession } from './booking-session.schema';
import { readSession } from './read-session';

/*
 * The contract in both directions: what a newer release adds survives every step of this release, and what this
 * release stores is a valid session for releases that know fewer fields.
 */

const contact = { email: 'ann@example.com', phone: '02079460123' };
const lead = {
  ...contact,
  postcode: 'N1',
  addressLineOne: '1 Road',
  addressLineTwo: '',
  city: 'Leeds',
  country: 'Spain',
};
const ann = { title: 'Mrs', firstName: 'Ann', lastName: 'Bo', dateOfBirth: '1980-02-29' };
const tour = { id: 't', name: 'Old town', pricePerPerson: pence(2_500), included: false };
const board = { id: 'b', boardType: 'Full Board', pricePerPerson: pence(0), included: true };
const order = { orderId: 'o-1', referenceId: 'r', total: pence(1), paid: pence(1), balance: pence(0) };
const payment = {
  paymentId: '8b7f1c1e-6a52-4a3c-9d5e-0d5f2f5f7a11',
  route: 'card' as const,
  paymentType: 'deposit' as const,
  amount: pence(1),
  state: 'pending' as const,
  paymentUrl: null,
  quote: aQuote(),
  startedAt: 1,
};

/** Every command of a step that continues the booking. Each writes what the session of `aBooking` has already. */
const STEPS: Readonly<Record<string, (session: BookingSession) => BookingSession>> = {
  holdQuote: bookingChanges.holdQuote(aQuote()),
  chooseTransfer: bookingChanges.chooseTransfer('SHUTTLE'),
  chooseHoldBags: bookingChanges.chooseHoldBags(2),
  chooseTours: bookingChanges.chooseTours([tour]),
  chooseCruiseBoard: bookingChanges.chooseCruiseBoard(board),
  saveContact: bookingChanges.saveContact(contact),
  enterPassengers: bookingChanges.enterPassengers(lead, [ann]),
  leadPassengerSaved: bookingChanges.leadPassengerSaved('lead-1'),
  passengersSaved: bookingChanges.passengersSaved(),
  recordPayment: bookingChanges.recordPayment({ ...payment, state: 'succeeded' }),
  confirmOrder: bookingChanges.confirmOrder(order),
};

function aBooking(): BookingSession {
  const chosen = bookingChanges.choosePackage(aPackage(), 0)(EMPTY_SESSION);
  const booked = Object.values(STEPS).reduce((session, step) => step(session), chosen);
  return STEPS['holdQuote']?.(booked) ?? booked;
}

/** Adds a field to every object of a stored session, as a newer minor version may. */
function withUnknownFields(value: unknown, name: string, added: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnknownFields(item, name, added));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withUnknownFields(field, name, added)]);
  return { ...Object.fromEntries(fields), [name]: added };
}

/** The paths of all objects that have the field. */
function pathsWith(value: unknown, name: string, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, field]) => pathsWith(field, name, `${path}/${key}`));
  return name in value ? [path, ...below] : below;
}

const unknownField = fc.record({
  name: fc.string({ minLength: 1 }).map((text) => `x-${text}`),
  value: fc.jsonValue().filter((value) => typeof value !== 'object'),
});

function read(stored: unknown): BookingSession {
  const session = readSession(JSON.stringify(stored));
  if (!session.ok) throw new Error(session.error.detail);
  return session.value;
}

describe('fields that a newer release has added to the booking session', () => {
  it('are read and written back at every level', () => {
    fc.assert(
      fc.property(unknownField, ({ name, value }) => {
        const stored = withUnknownFields(aBooking(), name, value);
        expect(JSON.parse(JSON.stringify(read(stored)))).toEqual(JSON.parse(JSON.stringify(stored)));
      }),
    );
  });

  it.each(Object.keys(STEPS))('survive the step %s wherever their object survives', (name) => {
    fc.assert(
      fc.property(unknownField, ({ name: field, value }) => {
        const before = read(withUnknownFields(aBooking(), field, value));
        const after = STEPS[name]?.(before);
        const survivors = pathsWith(withUnknownFields(STEPS[name]?.(aBooking()), field, 0), field);
        // The lines of a quote have no identity: who writes a quote writes its lines.
        expect(pathsWith(after, field).filter(isNotLine)).toEqual(survivors.filter(isNotLine));
      }),
      { numRuns: 20 },
    );
  });

  it('survive any sequence of steps', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(STEPS)), { maxLength: 20 }), (steps) => {
        const before = read(withUnknownFields(aBooking(), 'x-new', 1));
        const after = steps.reduce((session, step) => read(step(session)), before);
        for (const path of [
          '',
          '/chosen',
          '/extras',
          '/contact',
          '/leadDetails',
          '/passengers/0',
          '/payment',
          '/order',
        ])
          expect(pathsWith(after, 'x-new')).toContain(path);
      }),
    );
  });

  it('do not change which lead passenger is stored', () => {
    const before = read(withUnknownFields(aBooking(), 'x-new', 1));
    expect(bookingChanges.enterPassengers(lead, [ann])(before).leadPassengerId).toBe('lead-1');
  });

  it.each([
    ['another quote', bookingChanges.holdQuote(aQuote({ quoteId: 'other' })), '/quote'],
    [
      'another traveller',
      bookingChanges.enterPassengers(lead, [{ ...ann, dateOfBirth: '1990-01-01' }]),
      '/passengers/0',
    ],
    ['another order', bookingChanges.confirmOrder({ ...order, orderId: 'o-2' }), '/order'],
    ['another tour', bookingChanges.chooseTours([{ ...tour, id: 'other' }]), '/extras/tours/0'],
  ])('are not carried over to %s', (_, step, path) => {
    const before = read(withUnknownFields(aBooking(), 'x-new', 1));
    expect(pathsWith(step(before), 'x-new')).not.toContain(path);
  });

  it('end with the booking: a new one starts without them', () => {
    const before = read(withUnknownFields(aBooking(), 'x-new', 1));
    expect(pathsWith(bookingChanges.choosePackage(aPackage(), 9)(before), 'x-new')).toEqual([]);
  });
});

describe('a session of this release', () => {
  it('is valid for a release that knows fewer fields', () => {
    const older = bookingSessionSchema.omit({ offer: true });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(STEPS)), { maxLength: 20 }), (steps) => {
        const session = steps.reduce((before, step) => step(before), aBooking());
        expect(older.safeParse(JSON.parse(JSON.stringify(session))).success).toBe(true);
      }),
    );
  });
});

function isNotLine(path: string): boolean {
  return !path.includes('/lines/');
}
