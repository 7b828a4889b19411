import type { ChosenPackage, HeldQuote } from '../src/contracts/booking-session/booking-session.schema';
import { pence } from '../src/domain/pricing/pence';

/** Returns a valid package for two from Gatwick to Antalya: seven nights, £412 per person including £181 for flights. */
export function aPackage(overrides: Partial<ChosenPackage> = {}): ChosenPackage {
  return {
    quoteReference: 'ref-412',
    flightId: 'LGW-AYT-8071',
    giataId: 104_233,
    hotelKey: 'H2A',
    hotelName: 'Sol Bay Resort',
    location: 'Side, Antalya',
    imageUrl: null,
    starClass: 4,
    departureDate: '2027-06-12',
    nights: 7,
    boardBasis: 'HB',
    rooms: [{ code: 'DB2', name: 'Double room with balcony' }],
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
    flightPricePerPerson: pence(18_100),
    pricePerPerson: pence(41_200),
    ...overrides,
  };
}

/** Returns the quote of `aPackage` without extras. */
export function aQuote(overrides: Partial<HeldQuote> = {}): HeldQuote {
  return {
    quoteId: 'quote-1',
    lines: [{ label: 'Holiday, 2 x £412.00', amount: pence(82_400) }],
    total: pence(82_400),
    perPerson: pence(41_200),
    deposit: pence(44_440),
    expiresAt: '2026-11-21T12:30:00Z',
    ...overrides,
  };
}
