import fc from 'fast-check';

import { aPackage } from '../../../testing/booking-builders';

import { EMPTY_SESSION } from './booking-session.schema';
import { readSession } from './read-session';

/** Version 0: booking data as the specification lists them, with amounts in pounds. */
const unversioned = {
  guid: 'ref-412',
  totalPrice: 824,
  pricePerPerson: 412,
  finalPrice: 862,
  guests: 2,
  duration: '7 nights',
  departureDate: '2027-06-12',
  giataId: 104_233,
  hotelKey: 'H2A',
  fltId: 'LGW-AYT-8071',
  hotelDetails: {
    name: 'Sol Bay Resort',
    location: 'Side, Antalya',
    currentRoom: 'DB2',
    currentBoard: 'HB',
    images: ['http://localhost/pool.jpg'],
    roomTypes: ['DB2'],
    availableRooms: [],
    availableBoards: [],
    selectedBoardBases: [],
  },
  flightDetails: {
    outbound: {
      flightNumber: '8071',
      departureAirport: 'LGW',
      arrivalAirport: 'AYT',
      departureTime: '2027-06-12T06:10:00',
      arrivalTime: '2027-06-12T12:15:00',
      airline: 'u2',
      price: 200,
    },
    inbound: {
      flightNumber: '8072',
      departureAirport: 'AYT',
      arrivalAirport: 'LGW',
      departureTime: '2027-06-19T13:05:00',
      arrivalTime: '2027-06-19T15:40:00',
      airline: 'u2',
      price: 162,
    },
    totalFlightPrice: 362,
    baggageOptions: [{ code: '20KG', weight: 20, maxQuantity: 9, price: 30, quantity: 1 }],
  },
  transferOptions: ['SHUTTLE', 'PRIVATE'],
  availableTours: [],
  shipDetails: { shipName: '', shipId: '', isShipBooking: false },
  selectedTransfer: 'TAXI',
  contactEmail: 'ann@example.com',
  contactPhone: '02079460123',
};

describe('readSession', () => {
  it('returns the session that the store wrote', () => {
    expect(readSession(JSON.stringify(EMPTY_SESSION))).toEqual({ ok: true, value: EMPTY_SESSION });
  });

  it('migrates unversioned booking data to version 1, and pounds to pence [DOM-BOOK-01, DOM-BOOK-02, DOM-BOOK-03, DOM-BOOK-05, DEC-56, DEC-72, DEC-149, DEC-273]', () => {
    const session = readSession(JSON.stringify(unversioned));

    // Totals, options and transfers are computed from the package, its quote and the settings.
    expect(session).toEqual({
      ok: true,
      value: {
        ...EMPTY_SESSION,
        chosen: {
          quoteReference: 'ref-412',
          flightId: 'LGW-AYT-8071',
          giataId: 104_233,
          hotelKey: 'H2A',
          hotelName: 'Sol Bay Resort',
          location: 'Side, Antalya',
          imageUrl: 'http://localhost/pool.jpg',
          starClass: 0,
          departureDate: '2027-06-12',
          nights: 7,
          boardBasis: 'HB',
          rooms: [{ code: 'DB2', name: 'DB2' }],
          occupancy: [{ adults: 2, children: 0, childAges: [] }],
          outbound: {
            flightNumber: '8071',
            airlineCode: 'u2',
            departureAirportCode: 'LGW',
            arrivalAirportCode: 'AYT',
            departsAt: '2027-06-12T06:10:00',
            arrivesAt: '2027-06-12T12:15:00',
          },
          inbound: {
            flightNumber: '8072',
            airlineCode: 'u2',
            departureAirportCode: 'AYT',
            arrivalAirportCode: 'LGW',
            departsAt: '2027-06-19T13:05:00',
            arrivesAt: '2027-06-19T15:40:00',
          },
          flightPricePerPerson: 18_100,
          pricePerPerson: 41_200,
        },
        extras: { ...EMPTY_SESSION.extras, transfer: 'PRIVATE' },
        contact: { email: 'ann@example.com', phone: '02079460123' },
      },
    });
  });

  it.each([
    ['NO_TRANSFER', 'NO_TRANSFER'],
    ['SHUTTLE', 'SHUTTLE'],
    ['PRIVATE', 'PRIVATE'],
    ['TAXI', 'PRIVATE'],
    ['', 'PRIVATE'],
    [undefined, 'NO_TRANSFER'],
  ])('migrates the transfer %j to %s [DOM-BOOK-06]', (selectedTransfer, transfer) => {
    expect(readSession(JSON.stringify({ ...unversioned, selectedTransfer }))).toMatchObject({
      value: { extras: { transfer } },
    });
  });

  it.each([1, 3, 6])(
    'migrates %i guests, who share the price of the flights [DOM-BOOK-01, DEC-273]',
    (guests) => {
      expect(readSession(JSON.stringify({ ...unversioned, guests }))).toMatchObject({
        value: {
          chosen: {
            occupancy: [{ adults: guests, children: 0, childAges: [] }],
            flightPricePerPerson: Math.round(36_200 / guests),
          },
        },
      });
    },
  );

  it.each([0, 7])('rejects unversioned booking data of %i guests [DOM-BOOK-01, DEC-273]', (guests) => {
    expect(readSession(JSON.stringify({ ...unversioned, guests }))).toMatchObject({ ok: false });
  });

  it('migrates a duration of nights as a number, and no contact without both parts [DOM-BOOK-01, DOM-BOOK-05]', () => {
    const other = { ...unversioned, duration: 10, contactPhone: '' };
    expect(readSession(JSON.stringify(other))).toMatchObject({
      value: { chosen: { nights: 10 }, contact: null },
    });
  });

  it('migrates a selected room or board with its price difference, and none for the quoted ones [DOM-BOOK-02, PRICE-04, DEC-74]', () => {
    const room = { roomName: 'Sea view room', roomDescription: 'With balcony', maxOccupancy: 3 };
    const board = { boardName: 'All Inclusive', description: 'All meals and drinks' };
    const chosen = {
      ...unversioned,
      hotelDetails: {
        ...unversioned.hotelDetails,
        images: ['http://localhost/sea.jpg', 'http://localhost/pool.jpg'],
        roomTypes: ['DB2', 'SV'],
        availableRooms: [
          { ...room, roomCode: 'DB2', priceDifference: 0, isSelected: false },
          { ...room, roomCode: 'SV', priceDifference: 15.5, isSelected: true },
        ],
        availableBoards: [
          { ...board, boardCode: 'HB', priceDifference: 0, isSelected: true },
          { ...board, boardCode: 'AI', priceDifference: 60, isSelected: false },
        ],
        selectedBoardBases: ['HB'],
      },
    };
    const session = readSession(JSON.stringify(chosen));
    expect(session).toMatchObject({
      ok: true,
      value: {
        chosen: { imageUrl: 'http://localhost/sea.jpg', boardBasis: 'HB', rooms: [{ code: 'DB2' }] },
        extras: { room: { code: 'SV', name: 'Sea view room', pricePerPerson: 1_550 }, board: null },
      },
    });
    const withBoard = {
      ...chosen,
      hotelDetails: {
        ...chosen.hotelDetails,
        availableBoards: chosen.hotelDetails.availableBoards.map((one) => ({
          ...one,
          isSelected: one.boardCode === 'AI',
        })),
      },
    };
    expect(readSession(JSON.stringify(withBoard))).toMatchObject({
      value: { extras: { board: { code: 'AI', name: 'All Inclusive', pricePerPerson: 6_000 } } },
    });
  });

  it('reads room and board from the current ones, whatever the lists of unversioned data describe [DOM-BOOK-02, DEC-273]', () => {
    const described = { description: 'Meals', isSelected: false, priceDifference: 0 };
    const others = {
      ...unversioned,
      hotelDetails: {
        ...unversioned.hotelDetails,
        roomTypes: ['SV', 'DB2'],
        availableRooms: [
          {
            ...described,
            roomCode: 'SV',
            roomName: 'Sea view',
            roomDescription: 'By the sea',
            maxOccupancy: 9,
          },
        ],
        availableBoards: [{ ...described, boardCode: 'AI', boardName: 'All Inclusive' }],
        selectedBoardBases: ['AI'],
      },
    };
    expect(readSession(JSON.stringify(others))).toEqual(readSession(JSON.stringify(unversioned)));
  });

  it('computes totals, transfers, tours and ship again, whatever unversioned data state [DOM-BOOK-08, DOM-BOOK-01, DEC-273]', () => {
    const others = {
      ...unversioned,
      totalPrice: 1,
      finalPrice: 1,
      transferOptions: [],
      availableTours: [{ id: 't1', name: 'Old town walk', price: 45.5, isSelected: true }],
      shipDetails: { shipName: 'Aegean Star', shipId: '1', isShipBooking: true },
    };
    expect(readSession(JSON.stringify(unversioned))).toMatchObject({ ok: true });
    expect(readSession(JSON.stringify(others))).toEqual(readSession(JSON.stringify(unversioned)));
  });

  it('keeps no passenger, bag, tour or payment of unversioned data [DOM-BOOK-08, DOM-BOOK-05, DEC-273]', () => {
    const more = {
      ...unversioned,
      selectedBaggage: [{ code: '20KG', quantity: 2 }],
      selectedTours: ['t1'],
      selectedCruiseBoard: { boardType: 'AI' },
      leadPassengerId: 'lead-1',
      passengers: [{ title: 'Mrs', firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-12' }],
    };
    expect(readSession(JSON.stringify(more))).toEqual(readSession(JSON.stringify(unversioned)));
  });

  it('rejects unversioned data that are not a booking, with the reason', () => {
    expect(readSession('{"guid":"x"}')).toMatchObject({ ok: false, error: { reason: 'broken' } });
  });

  it('rejects a package without a calendar date of departure, which therefore cannot be paid [DEC-100, DEC-107, DEC-436]', () => {
    const withDate = (departureDate: unknown) =>
      readSession(JSON.stringify({ ...EMPTY_SESSION, chosen: { ...aPackage(), departureDate } }));
    expect(withDate('2027-06-12')).toMatchObject({ ok: true });
    for (const date of [undefined, null, '', '2027-02-30', '12/06/2027'])
      expect(withDate(date)).toMatchObject({ ok: false, error: { reason: 'broken' } });
  });

  it('rejects a newer version', () => {
    expect(readSession('{"version":2}')).toEqual({
      ok: false,
      error: { reason: 'newer-version', detail: 'version 2' },
    });
  });

  it('rejects a text that is not JSON', () => {
    expect(readSession('{"version":1')).toEqual({
      ok: false,
      error: { reason: 'broken', detail: 'not JSON' },
    });
  });

  it('migrates data without a version only, and takes a version that is no number for none', () => {
    expect(readSession(JSON.stringify({ ...unversioned, version: 1 }))).toMatchObject({ ok: false });
    expect(readSession(JSON.stringify({ ...unversioned, version: '1' }))).toMatchObject({ ok: true });
  });

  it('never throws, whatever storage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readSession(text).ok).toBe('boolean');
      }),
    );
  });
});
