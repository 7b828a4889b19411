import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

import { pageNeeds } from './page-needs';

const QUOTE = {
  quoteId: 'quote-1',
  lines: [{ label: 'Holiday, 2 x £412.00', amount: 82_400 }],
  total: 82_400,
  perPerson: 41_200,
  deposit: 44_440,
  expiresAt: '2026-11-21T12:30:00Z',
};

const NO_EXTRAS = {
  room: null,
  board: null,
  transfer: 'NO_TRANSFER',
  holdBags: 0,
  tours: [],
  cruiseBoard: null,
};

/** A holiday that another app has stored, without data of this remote. */
const CHOSEN = {
  version: 1,
  startedAt: 0,
  chosen: {
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
    flightPricePerPerson: 18_100,
    pricePerPerson: 41_200,
  },
  offer: null,
  extras: NO_EXTRAS,
  quote: QUOTE,
  contact: null,
  leadPassengerId: null,
  leadDetails: null,
  passengers: [],
  passengersSaved: false,
  payment: null,
  order: null,
};

const CONTACT = { email: 'ann@example.com', phone: '02079460123' };

const BEN = { title: 'Mr', firstName: 'Ben', lastName: "O'Brien-Müller", dateOfBirth: '1980-05-12' };

/** All passengers entered and saved on the server. */
const ENTERED = {
  ...CHOSEN,
  contact: CONTACT,
  leadPassengerId: 'lead-1',
  leadDetails: {
    ...CONTACT,
    postcode: 'N1 1AA',
    addressLineOne: '1 High Road',
    addressLineTwo: '',
    city: 'London',
    country: 'United Kingdom',
  },
  passengers: [BEN, BEN],
  passengersSaved: true,
};

const PAYABLE = {
  ...ENTERED,
  startedAt: 1_795_262_400_000,
  passengers: [
    { title: 'Mrs', firstName: 'Ann', lastName: "O'Brien", dateOfBirth: '1980-02-29' },
    { title: 'Mr', firstName: 'Ben', lastName: 'Müller', dateOfBirth: '1979-01-01' },
  ],
};

const ATTEMPT = {
  paymentId: '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10',
  paymentType: 'deposit',
  amount: 44_440,
  quote: QUOTE,
  startedAt: 1_795_262_401_000,
};

const OFFER = {
  dealId: '301',
  shipName: 'Aegean Star',
  tours: [
    {
      id: 't1',
      name: 'Old town walk',
      description: '',
      image: null,
      pricePerPerson: 4_550,
      features: ['Guide'],
      included: false,
    },
    {
      id: 't2',
      name: 'Harbour tour',
      description: '',
      image: null,
      pricePerPerson: 3_000,
      features: ['Guide'],
      included: true,
    },
  ],
  cruiseBoards: [
    { id: 'b1', boardType: 'Premium', pricePerPerson: 29_400, features: ['Drinks'], included: false },
    { id: 'b2', boardType: 'Full Board', pricePerPerson: 24_500, features: [], included: true },
  ],
};

/** The sessions that each step of mfe-checkout writes, and the fields that each step requires. */
export const sessionFixtures: SessionFixtures = {
  contract: CONTRACT_VERSION,
  writes: [
    {
      name: 'personalise',
      session: {
        ...CHOSEN,
        offer: OFFER,
        extras: {
          ...NO_EXTRAS,
          transfer: 'SHUTTLE',
          holdBags: 1,
          tours: [
            { id: 't1', name: 'Old town walk', pricePerPerson: 4_550, included: false },
            { id: 't2', name: 'Harbour tour', pricePerPerson: 3_000, included: true },
          ],
          cruiseBoard: { id: 'b1', boardType: 'Premium', pricePerPerson: 4_900, included: false },
        },
        quote: {
          quoteId: 'quote-1',
          lines: [
            { label: 'Holiday, 2 x £412.00', amount: 82_400 },
            { label: 'Premium, 2 x £49.00', amount: 9_800 },
            { label: 'Shuttle transfer, 2 x £19.00', amount: 3_800 },
            { label: 'Hold bag, 1 x £90.00', amount: 9_000 },
            { label: 'Old town walk, 2 x £45.50', amount: 9_100 },
            { label: 'Harbour tour, included', amount: 0 },
          ],
          total: 114_100,
          perPerson: 57_050,
          deposit: 47_610,
          expiresAt: '2027-01-01T00:00:00Z',
        },
        contact: CONTACT,
      },
    },
    { name: 'passengers', session: ENTERED },
    {
      name: 'payment on the gateway',
      session: {
        ...PAYABLE,
        payment: {
          ...ATTEMPT,
          route: 'gateway',
          state: 'pending',
          paymentUrl: 'http://localhost:3002/pay/abc',
        },
      },
    },
    {
      name: 'payment by card, and the order',
      session: {
        ...PAYABLE,
        payment: { ...ATTEMPT, route: 'card', state: 'succeeded', paymentUrl: null },
        order: {
          orderId: 'order-1',
          referenceId: 'SP-REF-1',
          total: 82_400,
          paid: 44_440,
          balance: 37_960,
        },
      },
    },
  ],
  reads: [...pageNeeds],
};
