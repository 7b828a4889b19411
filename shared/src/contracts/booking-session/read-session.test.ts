import fc from 'fast-check';

import { EMPTY_SESSION } from './booking-session.schema';
import { readSession } from './read-session';

/** Version 0: booking data as the specification lists them, with amounts in pounds. */
const unversioned = {
  guid: 'ref-412',
  totalPrice: 824,
  pricePerPerson: 412,
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
  },
  flightDetails: {
    outbound: {
      flightNumber: '8071',
      departureAirport: 'LGW',
      arrivalAirport: 'AYT',
      departureTime: '2027-06-12T06:10:00',
      arrivalTime: '2027-06-12T12:15:00',
      airline: 'u2',
    },
    inbound: {
      flightNumber: '8072',
      departureAirport: 'AYT',
      arrivalAirport: 'LGW',
      departureTime: '2027-06-19T13:05:00',
      arrivalTime: '2027-06-19T15:40:00',
      airline: 'u2',
    },
    totalFlightPrice: 362,
  },
  selectedTransfer: 'TAXI',
  contactEmail: 'ann@example.com',
  contactPhone: '02079460123',
};

describe('readSession', () => {
  it('returns the session that the store wrote', () => {
    expect(readSession(JSON.stringify(EMPTY_SESSION))).toEqual({ ok: true, value: EMPTY_SESSION });
  });

  it('migrates unversioned booking data to version 1, and pounds to pence [DOM-BOOK-01, DOM-BOOK-06, DEC-149]', () => {
    const session = readSession(JSON.stringify(unversioned));

    expect(session).toMatchObject({
      ok: true,
      value: {
        version: 1,
        chosen: {
          quoteReference: 'ref-412',
          hotelName: 'Sol Bay Resort',
          nights: 7,
          pricePerPerson: 41_200,
          flightPricePerPerson: 18_100,
          outbound: { departureAirportCode: 'LGW', departsAt: '2027-06-12T06:10:00' },
        },
        extras: { transfer: 'PRIVATE' },
        contact: { email: 'ann@example.com', phone: '02079460123' },
        quote: null,
      },
    });
  });

  it('migrates a selected room or board with its price difference, and none for the quoted ones [DOM-BOOK-02, PRICE-04, DEC-74]', () => {
    const room = { roomName: 'Sea view room', roomDescription: 'With balcony', maxOccupancy: 3 };
    const board = { boardName: 'All Inclusive', description: 'All meals and drinks' };
    const chosen = {
      ...unversioned,
      hotelDetails: {
        ...unversioned.hotelDetails,
        roomTypes: ['DB2'],
        availableRooms: [
          { ...room, roomCode: 'DB2', priceDifference: 0, isSelected: false },
          { ...room, roomCode: 'SV', priceDifference: 15.5, isSelected: true },
        ],
        availableBoards: [
          { ...board, boardCode: 'HB', priceDifference: 0, isSelected: true },
          { ...board, boardCode: 'AI', priceDifference: 60, isSelected: false },
        ],
        selectedBoardBases: [],
      },
    };
    const session = readSession(JSON.stringify(chosen));
    expect(session).toMatchObject({
      ok: true,
      value: { extras: { room: { code: 'SV', name: 'Sea view room', pricePerPerson: 1_550 }, board: null } },
    });
  });

  it('rejects unversioned data that are not a booking, with the reason', () => {
    expect(readSession('{"guid":"x"}')).toMatchObject({ ok: false, error: { reason: 'broken' } });
  });

  it('rejects a newer version', () => {
    expect(readSession('{"version":2}')).toMatchObject({ ok: false, error: { reason: 'newer-version' } });
  });

  it('never throws, whatever storage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readSession(text).ok).toBe('boolean');
      }),
    );
  });
});
