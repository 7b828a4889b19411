import { sessionRead, type SessionRead } from '@storefront/shared/contracts/session-fixtures';
import { z } from 'zod';

/*
 * The session fields that each step requires. page-needs.test.ts proves the list: removing any field changes the step.
 * The contract's own schemas are not used on purpose, because they grow with the needs of other apps.
 */

const leg = z.object({
  flightNumber: z.string(),
  airlineCode: z.string(),
  departureAirportCode: z.string(),
  arrivalAirportCode: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
});

const room = z.object({ adults: z.number(), children: z.number() });

const visibleHoliday = z.object({
  hotelName: z.string(),
  location: z.string(),
  imageUrl: z.string().nullable(),
  departureDate: z.string(),
  nights: z.number(),
  boardBasis: z.string(),
  rooms: z.array(z.object({ name: z.string() })),
  outbound: leg,
  inbound: leg,
});

/** The holiday as every step prices it and shows it in the summary. */
const chosen = visibleHoliday.extend({
  occupancy: z.array(room.extend({ childAges: z.array(z.number()) })),
  quoteReference: z.string(),
  flightId: z.string(),
  flightPricePerPerson: z.number(),
  pricePerPerson: z.number(),
});

/** The quote request contains these objects whole. */
const upgrade = z.object({ code: z.string(), name: z.string(), pricePerPerson: z.number() });
const tour = z.object({
  id: z.string(),
  name: z.string(),
  pricePerPerson: z.number(),
  included: z.boolean(),
});
const board = z.object({
  id: z.string(),
  boardType: z.string(),
  pricePerPerson: z.number(),
  included: z.boolean(),
});
const transfer = z.enum(['NO_TRANSFER', 'SHUTTLE', 'PRIVATE']);

/** Sessions of contract 1.1 lack `room` and `board`; the quoted ones apply. */
const extras = z.object({
  room: upgrade.nullable().default(null),
  board: upgrade.nullable().default(null),
  transfer,
  holdBags: z.number(),
  tours: z.array(tour),
  cruiseBoard: board.nullable(),
});

const lines = z.array(z.object({ label: z.string(), amount: z.number() }));
const quote = z.object({ lines, total: z.number(), perPerson: z.number(), expiresAt: z.string() });

const offer = z.object({
  shipName: z.string().nullable(),
  tours: z.array(
    tour.extend({
      description: z.string(),
      image: z.string().nullable(),
      features: z.array(z.string()),
    }),
  ),
  cruiseBoards: z.array(board.extend({ features: z.array(z.string()) })),
});

const contact = z.object({ email: z.string(), phone: z.string() });
const leadDetails = contact.extend({
  postcode: z.string(),
  addressLineOne: z.string(),
  addressLineTwo: z.string(),
  city: z.string(),
  country: z.string(),
});
const passenger = z.object({ title: z.string(), firstName: z.string(), lastName: z.string() });
const passengers = z.array(passenger.extend({ dateOfBirth: z.string() }));

const paymentState = z.enum(['pending', 'succeeded', 'failed', 'cancelled', 'unknown']);
const payment = z.object({
  paymentId: z.string(),
  route: z.enum(['card', 'gateway']),
  paymentType: z.enum(['deposit', 'full-amount']),
  amount: z.number(),
  state: paymentState,
  paymentUrl: z.string().nullable(),
  quote: z.object({ quoteId: z.string(), total: z.number(), perPerson: z.number() }).nullable(),
  startedAt: z.number().nullable(),
});

/** Only its presence matters. */
const anyObject = z.object({}).nullable();

/** What the three steps before the confirmation share: frame, countdown, price and summary. */
const step = z.object({
  startedAt: z.number().nullable(),
  chosen: chosen.nullable(),
  extras,
  quote: quote.nullable(),
  payment: z.object({ state: paymentState }).nullable(),
  order: anyObject,
});

export const pageNeeds: readonly SessionRead[] = [
  sessionRead('personalise', step.extend({ offer: offer.nullable(), contact: contact.nullable() })),
  sessionRead(
    'passengers',
    step.extend({
      chosen: chosen.extend({ giataId: z.number() }).nullable(),
      contact: contact.nullable(),
      leadDetails: leadDetails.nullable(),
      passengers,
      leadPassengerId: z.string().nullable(),
    }),
  ),
  sessionRead(
    'payment',
    step.extend({
      chosen: chosen.extend({ starClass: z.number() }).nullable(),
      quote: quote.extend({ quoteId: z.string(), deposit: z.number().nullable() }).nullable(),
      contact: anyObject,
      leadDetails: leadDetails.nullable(),
      passengers,
      leadPassengerId: z.string().nullable(),
      passengersSaved: z.boolean(),
      payment: payment.nullable(),
    }),
  ),
  sessionRead(
    'confirmation',
    z.object({
      chosen: visibleHoliday
        .extend({
          starClass: z.number(),
          occupancy: z.array(room.extend({ childAges: z.array(z.number()) })),
        })
        .nullable(),
      extras: z.object({
        room: z.object({ name: z.string() }).nullable().default(null),
        board: z.object({ name: z.string() }).nullable().default(null),
        transfer,
        holdBags: z.number(),
        tours: z.array(z.object({ name: z.string() })),
        cruiseBoard: z.object({ boardType: z.string() }).nullable(),
      }),
      quote: z.object({ lines, total: z.number() }).nullable(),
      payment: z.object({ quote: z.object({ lines, total: z.number() }).nullable() }).nullable(),
      contact: z.object({ email: z.string() }).nullable(),
      leadDetails: z.object({ email: z.string() }).nullable(),
      passengers: z.array(passenger),
      order: z
        .object({
          orderId: z.string(),
          referenceId: z.string(),
          total: z.number(),
          paid: z.number(),
          balance: z.number(),
        })
        .nullable(),
    }),
  ),
];
