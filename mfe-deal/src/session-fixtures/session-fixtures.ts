import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

/** Fields shared by both sessions below. */
const HOLIDAY = {
  hotelName: 'Sol Bay Resort',
  location: 'Side, Antalya',
  starClass: 4,
  departureDate: '2027-06-12',
  nights: 7,
  boardBasis: 'HB',
  rooms: [{ code: 'DB2', name: 'Double room with balcony' }],
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
};

const QUOTE = {
  quoteId: 'quote-1',
  lines: [{ label: 'Holiday, 2 x £412.00', amount: 82_400 }],
  deposit: 44_440,
  expiresAt: '2026-11-21T12:30:00Z',
};

/** State of a new booking. */
const NEW_BOOKING = {
  version: 1,
  startedAt: 1_795_262_400_000,
  extras: { room: null, board: null, transfer: 'NO_TRANSFER', holdBags: 0, tours: [], cruiseBoard: null },
  contact: null,
  leadPassengerId: null,
  leadDetails: null,
  passengers: [],
  passengersSaved: false,
  payment: null,
  order: null,
};

/**
 * The booking sessions that mfe-deal writes. It reads none.
 *
 * The fixtures are frozen contracts: a release is checked against the fixtures of the other live apps.
 */
export const sessionFixtures: SessionFixtures = {
  contract: CONTRACT_VERSION,
  writes: [
    {
      name: 'Book Now on holiday details',
      session: {
        ...NEW_BOOKING,
        chosen: {
          ...HOLIDAY,
          quoteReference: 'LGW-2027-06-12-06-7-HB',
          flightId: 'LGW-2027-06-12-06',
          giataId: 7,
          hotelKey: 'H1',
          imageUrl: null,
          occupancy: [{ adults: 2, children: 1, childAges: [5] }],
          pricePerPerson: 41_200,
        },
        offer: null,
        quote: { ...QUOTE, total: 123_600, perPerson: 41_200 },
      },
    },
    {
      name: 'Book Now in another room',
      session: {
        ...NEW_BOOKING,
        extras: {
          ...NEW_BOOKING.extras,
          room: { code: 'DB2-SEA', name: 'Double room with sea view', pricePerPerson: 3_800 },
        },
        chosen: {
          ...HOLIDAY,
          quoteReference: 'LGW-2027-06-12-06-7-HB',
          flightId: 'LGW-2027-06-12-06',
          giataId: 7,
          hotelKey: 'H1',
          imageUrl: null,
          occupancy: [{ adults: 2, children: 1, childAges: [5] }],
          pricePerPerson: 41_200,
        },
        offer: null,
        quote: { ...QUOTE, total: 135_000, perPerson: 45_000 },
      },
    },
    {
      name: 'Book Now on a deal',
      session: {
        ...NEW_BOOKING,
        chosen: {
          ...HOLIDAY,
          quoteReference: '2027-06-12.7.HB.LGW.399',
          flightId: 'LGW-2027-06-12',
          giataId: 104_233,
          hotelKey: 'H2A',
          imageUrl: 'http://backend.test/media/pool-1/960.jpg',
          occupancy: [{ adults: 2, children: 0, childAges: [] }],
          pricePerPerson: 39_900,
        },
        offer: {
          dealId: '301',
          shipName: 'Aegean Star',
          tours: [
            {
              id: 't1',
              name: 'Old town walk',
              description: '<p>Three hours on foot</p>',
              image: null,
              pricePerPerson: 4_550,
              features: ['Guide'],
              included: false,
            },
          ],
          cruiseBoards: [
            { id: 'b1', boardType: 'FB', pricePerPerson: 24_500, included: true, features: ['Drinks'] },
          ],
        },
        quote: { ...QUOTE, total: 79_800, perPerson: 39_900 },
      },
    },
  ],
  reads: [],
};
