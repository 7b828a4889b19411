import {
  BOOKING_SESSION_KEY,
  bookingSessionSchema,
  EMPTY_SESSION,
} from '../contracts/booking-session/booking-session.schema';
import { pence } from '../domain/pricing/pence';
import { aPackage, aQuote } from '../../testing/booking-builders';

import { createBookingStore } from './booking-store';

function memory(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('the booking store', () => {
  it('mirrors the chosen package, so that a new document reads the booking [BOOK-CTD-01, PERS-01, DEC-31, DEC-52, DEC-75, DEC-271]', () => {
    const mirror = memory();
    createBookingStore({ mirror }).commands.choosePackage(aPackage(), 1_000);
    expect([...mirror.entries.keys()]).toEqual(['bookingData']);

    const later = createBookingStore({ mirror });

    expect(later.getState()).toEqual({ ...EMPTY_SESSION, chosen: aPackage(), startedAt: 1_000 });
  });

  it('mirrors every command [PERS-01, DEC-31]', () => {
    const mirror = memory();
    const { commands, getState } = createBookingStore({ mirror });
    const contact = { email: 'a@example.com', phone: '02079460123' };
    const lead = {
      ...contact,
      postcode: 'N1',
      addressLineOne: '1 Road',
      addressLineTwo: '',
      city: 'Leeds',
      country: 'United Kingdom',
    };
    const ann = { title: 'Mrs', firstName: 'Ann', lastName: 'Bo', dateOfBirth: '1980-02-29' };
    const order = {
      orderId: 'o-1',
      referenceId: 'R',
      total: pence(100),
      paid: pence(100),
      balance: pence(0),
    };
    const run: Readonly<Record<keyof typeof commands, () => void>> = {
      choosePackage: () => commands.choosePackage(aPackage(), 1_000),
      chooseHoldBags: () => commands.chooseHoldBags(2),
      chooseTransfer: () => commands.chooseTransfer('PRIVATE'),
      chooseTours: () =>
        commands.chooseTours([{ id: 't', name: 'Old town', pricePerPerson: pence(2_500), included: false }]),
      chooseCruiseBoard: () =>
        commands.chooseCruiseBoard({
          id: 'b',
          boardType: 'Full Board',
          pricePerPerson: pence(0),
          included: true,
        }),
      holdQuote: () => commands.holdQuote(aQuote()),
      saveContact: () => commands.saveContact(contact),
      enterPassengers: () => commands.enterPassengers(lead, [ann]),
      leadPassengerSaved: () => commands.leadPassengerSaved('lead-1'),
      passengersSaved: () => commands.passengersSaved(),
      recordPayment: () =>
        commands.recordPayment({
          paymentId: '8b7f1c1e-6a52-4a3c-9d5e-0d5f2f5f7a11',
          route: 'card',
          paymentType: 'deposit',
          amount: pence(1),
          state: 'pending',
          paymentUrl: null,
          quote: null,
          startedAt: 1,
        }),
      confirmOrder: () => commands.confirmOrder(order),
      clear: () => commands.clear(),
    };
    for (const [name, command] of Object.entries(run)) {
      mirror.entries.clear();
      command();
      expect([name, createBookingStore({ mirror }).getState()]).toEqual([name, getState()]);
      expect([name, [...mirror.entries.keys()]]).toEqual([name, [BOOKING_SESSION_KEY]]);
    }
  });

  it('reads the session that another document wrote, and ignores an invalid one [DEC-31]', () => {
    const mirror = memory();
    const cached = createBookingStore({ mirror });
    cached.commands.choosePackage(aPackage(), 0);
    const payment = createBookingStore({ mirror });
    payment.commands.confirmOrder({
      orderId: 'o-1',
      referenceId: 'R',
      total: pence(100),
      paid: pence(100),
      balance: pence(0),
    });

    cached.rehydrate();
    expect(cached.getState().order).toMatchObject({ orderId: 'o-1' });
    mirror.setItem(BOOKING_SESSION_KEY, '{broken');
    cached.rehydrate();
    expect(cached.getState().order).toMatchObject({ orderId: 'o-1' });
  });

  it('discards the quote when an extra changes', () => {
    const store = createBookingStore({ mirror: null });
    store.commands.choosePackage(aPackage(), 0);
    store.commands.holdQuote(aQuote());

    store.commands.chooseTransfer('SHUTTLE');

    expect(store.getState()).toMatchObject({ quote: null, extras: { transfer: 'SHUTTLE' } });
  });

  it('keeps bags, transfer, tours, cruise board, contact, lead passenger and passengers between the steps [DOM-BOOK-05]', () => {
    const mirror = memory();
    const { commands } = createBookingStore({ mirror });
    const tours = [{ id: 't', name: 'Old town', pricePerPerson: pence(2_500), included: false }];
    const cruiseBoard = { id: 'b', boardType: 'Full Board', pricePerPerson: pence(0), included: true };
    const ann = { title: 'Mrs', firstName: 'Ann', lastName: 'Bo', dateOfBirth: '1980-02-29' };
    const address = {
      postcode: 'N1',
      addressLineOne: '1 Road',
      addressLineTwo: '',
      city: 'Leeds',
      country: 'Spain',
    };
    const contact = { email: 'a@example.com', phone: '02079460123' };
    commands.choosePackage(aPackage(), 0);
    commands.chooseHoldBags(2);
    commands.chooseTransfer('PRIVATE');
    commands.chooseTours(tours);
    commands.chooseCruiseBoard(cruiseBoard);
    commands.saveContact(contact);
    commands.enterPassengers({ ...contact, ...address }, [ann]);
    commands.leadPassengerSaved('lead-1');

    expect(createBookingStore({ mirror }).getState()).toMatchObject({
      extras: { holdBags: 2, transfer: 'PRIVATE', tours, cruiseBoard },
      contact,
      leadDetails: { city: 'Leeds' },
      leadPassengerId: 'lead-1',
      passengers: [ann],
    });
  });

  it('writes one shape alone: the versioned session, in pence [DOM-BOOK-01, DEC-149]', () => {
    const written: string[] = [];
    const mirror = { getItem: () => null, setItem: (_key: string, text: string) => void written.push(text) };
    createBookingStore({ mirror }).commands.choosePackage(aPackage(), 0);
    expect(written.length).toBeGreaterThan(0);
    for (const text of written) {
      const stored: unknown = JSON.parse(text);
      expect(bookingSessionSchema.parse(stored)).toEqual(stored);
      expect(stored).toMatchObject({ version: 1, chosen: { pricePerPerson: 41_200 } });
    }
  });

  it('discards the id of the lead passenger only when the lead passenger was changed [DEC-58]', () => {
    const store = createBookingStore({ mirror: null });
    const lead = {
      email: 'a@example.com',
      phone: '02079460123',
      postcode: 'N1',
      addressLineOne: '1 Road',
      addressLineTwo: '',
      city: 'London',
      country: 'United Kingdom',
    };
    const ann = { title: 'Mrs', firstName: 'Ann', lastName: "O'Brien", dateOfBirth: '1980-02-29' };
    const ben = { title: 'Mr', firstName: 'Ben', lastName: "O'Brien", dateOfBirth: '1979-01-01' };
    store.commands.enterPassengers(lead, [ann, ben]);
    store.commands.leadPassengerSaved('lead-1');

    store.commands.enterPassengers(lead, [ann, { ...ben, firstName: 'Benjamin' }]);
    expect(store.getState().leadPassengerId).toBe('lead-1');

    store.commands.enterPassengers({ ...lead, city: 'Leeds' }, [ann, ben]);
    expect(store.getState().leadPassengerId).toBeNull();
  });

  it('starts a new booking without data of the previous one', () => {
    const store = createBookingStore({ mirror: null });
    store.commands.choosePackage(aPackage(), 0);
    store.commands.saveContact({ email: 'a@example.com', phone: '02079460123' });

    store.commands.choosePackage(aPackage({ hotelName: 'Another' }), 5);

    expect(store.getState()).toMatchObject({ contact: null, startedAt: 5 });
  });

  it.each([
    ['newer-version', '{"version":99,"chosen":{"something":"new"}}', 'newer'],
    ['broken', '{"version":1,"chosen":', 'setAside'],
  ])('keeps a %s session under another key', (reason, stored, suffix) => {
    const mirror = memory({ [BOOKING_SESSION_KEY]: stored });
    const onUnreadable = jest.fn();

    const store = createBookingStore({ mirror, onUnreadable });

    expect(store.getState()).toEqual(EMPTY_SESSION);
    expect(mirror.entries.get(`${BOOKING_SESSION_KEY}_${suffix}`)).toBe(stored);
    expect(onUnreadable).toHaveBeenCalledWith(expect.objectContaining({ reason }));
  });

  it('works in memory when storage throws [ERR-25]', () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('blocked');
      },
    };
    const store = createBookingStore({ mirror: blocked });

    store.commands.choosePackage(aPackage(), 0);

    expect(store.getState().chosen).toEqual(aPackage());
  });
});

describe('a booking of a newer major version', () => {
  const NEWER_KEY = `${BOOKING_SESSION_KEY}_newer`;
  const newer = '{"version":2,"trip":{"hotel":"Sol Bay"}}';

  it('is set aside until another booking is in progress, and stays in storage', () => {
    const mirror = memory({ [BOOKING_SESSION_KEY]: newer });
    const store = createBookingStore({ mirror });
    expect(store.isSetAside?.()).toBe(true);

    store.commands.choosePackage(aPackage(), 1_000);
    expect(store.isSetAside?.()).toBe(false);
    expect(mirror.entries.get(NEWER_KEY)).toBe(newer);
  });

  it('is set aside as well when another document wrote it while this one was in the cache', () => {
    const mirror = memory();
    const store = createBookingStore({ mirror });
    mirror.setItem(BOOKING_SESSION_KEY, newer);
    store.rehydrate();
    expect(store.isSetAside?.()).toBe(true);
    expect(mirror.entries.get(NEWER_KEY)).toBe(newer);
  });

  it('is restored by a release that can read it, once', () => {
    const booking = { ...EMPTY_SESSION, chosen: aPackage(), startedAt: 5 };
    const mirror = memory({ [NEWER_KEY]: JSON.stringify(booking) });
    expect(createBookingStore({ mirror }).getState()).toEqual(booking);
    expect(createBookingStore({ mirror }).getState()).toEqual(booking);
    expect(mirror.entries.has(NEWER_KEY)).toBe(false);
  });

  it('is replaced by the booking that the shopper has started since', () => {
    const later = { ...EMPTY_SESSION, chosen: aPackage({ hotelName: 'Another' }), startedAt: 9 };
    const mirror = memory({
      [NEWER_KEY]: JSON.stringify({ ...EMPTY_SESSION, chosen: aPackage(), startedAt: 5 }),
      [BOOKING_SESSION_KEY]: JSON.stringify(later),
    });
    expect(createBookingStore({ mirror }).getState()).toEqual(later);
    expect(mirror.entries.has(NEWER_KEY)).toBe(false);
  });
});
