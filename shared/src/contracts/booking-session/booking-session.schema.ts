import { z } from 'zod';

import { isoDateSchema, localDateTimeSchema } from '../../domain/dates/iso-date';
import { occupancySchema } from '../../domain/occupancy/occupancy';
import { penceSchema } from '../../domain/pricing/pence';

/** The version of the stored shape. Raise it with a migration, never without. */
export const BOOKING_SESSION_VERSION = 1;

/** Key in session storage (DEC-52). */
export const BOOKING_SESSION_KEY = 'bookingData';

/** One direction. Times are local to the airport. */
export const flightLegSchema = z.object({
  flightNumber: z.string(),
  airlineCode: z.string(),
  departureAirportCode: z.string(),
  arrivalAirportCode: z.string(),
  departsAt: localDateTimeSchema,
  arrivesAt: localDateTimeSchema,
});
export type FlightLeg = z.output<typeof flightLegSchema>;

/** The package as it was chosen on the details or deal page, priced per person without extras. */
export const chosenPackageSchema = z.object({
  /** The supplier's reference of this package at this price: what a quote is asked for. */
  quoteReference: z.string().min(1),
  flightId: z.string().min(1),
  giataId: z.number().int().positive(),
  hotelKey: z.string().min(1),
  hotelName: z.string().min(1),
  location: z.string(),
  imageUrl: z.string().nullable(),
  starClass: z.number().int().min(0).max(5),
  departureDate: isoDateSchema,
  nights: z.number().int().min(1).max(60),
  /** Board code such as `AI`. */
  boardBasis: z.string().min(1),
  rooms: z.array(z.object({ code: z.string(), name: z.string() })),
  occupancy: occupancySchema,
  outbound: flightLegSchema,
  inbound: flightLegSchema,
  /** Flights per person, both directions. */
  flightPricePerPerson: penceSchema,
  /** Flights and hotel per person. */
  pricePerPerson: penceSchema,
});
export type ChosenPackage = z.output<typeof chosenPackageSchema>;

/**
 * What a deal adds to its package: excursions and boards on a ship that the shopper may choose in the next
 * step (DOM-BOOK-01, DOM-BOOK-07, DOM-BOOK-08). Prices are per person; the server prices them again.
 */
export const dealOfferSchema = z.object({
  dealId: z.string().min(1),
  shipName: z.string().nullable(),
  tours: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      image: z.string().nullable(),
      pricePerPerson: penceSchema,
      features: z.array(z.string()),
      included: z.boolean(),
    }),
  ),
  cruiseBoards: z.array(
    z.object({
      id: z.string(),
      boardType: z.string(),
      pricePerPerson: penceSchema,
      features: z.array(z.string()),
      included: z.boolean(),
    }),
  ),
});
export type DealOffer = z.output<typeof dealOfferSchema>;

/** `NO_TRANSFER`, `SHUTTLE` and `PRIVATE` are the words of the calls (DOM-BOOK-06). */
export const transferSchema = z.enum(['NO_TRANSFER', 'SHUTTLE', 'PRIVATE']);
export type Transfer = z.output<typeof transferSchema>;

export const tourSchema = z.object({
  id: z.string(),
  name: z.string(),
  pricePerPerson: penceSchema,
  included: z.boolean(),
});

/** `pricePerPerson` is the difference to the included board (PRICE-12); it may be below zero. */
export const cruiseBoardSchema = z.object({
  id: z.string(),
  boardType: z.string(),
  pricePerPerson: penceSchema,
  included: z.boolean(),
});

/**
 * A room or board that came with the booking at a difference to the quoted one, per person (DOM-BOOK-02,
 * PRICE-04). The steps offer no choice of it (DEC-74); it may be below zero.
 */
export const upgradeSchema = z.object({
  code: z.string().min(1),
  name: z.string(),
  pricePerPerson: penceSchema,
});
export type Upgrade = z.output<typeof upgradeSchema>;

/** Everything that may be added to the package. Nothing that costs money is chosen by itself (DEC-73). */
export const extrasSchema = z.object({
  /** `room` and `board` since contract 1.2: `null` for the quoted ones. */
  room: upgradeSchema.nullable().default(null),
  board: upgradeSchema.nullable().default(null),
  transfer: transferSchema,
  holdBags: z.number().int().min(0),
  tours: z.array(tourSchema),
  cruiseBoard: cruiseBoardSchema.nullable(),
});
export type Extras = z.output<typeof extrasSchema>;

/** The price that the server will accept, line by line: shown in this order on every step (api.md, quotes). */
export const heldQuoteSchema = z.object({
  quoteId: z.string().min(1),
  lines: z.array(z.object({ label: z.string(), amount: penceSchema })),
  total: penceSchema,
  perPerson: penceSchema,
  /** What a deposit would be, or `null` when only the full amount may be paid. */
  deposit: penceSchema.nullable(),
  /** Instant, ISO 8601 with a zone. */
  expiresAt: z.iso.datetime({ offset: true }),
});
export type HeldQuote = z.output<typeof heldQuoteSchema>;

export const contactSchema = z.object({ email: z.string(), phone: z.string() });
export type Contact = z.output<typeof contactSchema>;

export const passengerSchema = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: isoDateSchema,
});
export type Passenger = z.output<typeof passengerSchema>;

export const leadDetailsSchema = z.object({
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  addressLineOne: z.string(),
  addressLineTwo: z.string(),
  city: z.string(),
  /** English country name; the two-letter code is looked up where a call wants it. */
  country: z.string(),
});
export type LeadDetails = z.output<typeof leadDetailsSchema>;

export const paymentTypeSchema = z.enum(['deposit', 'full-amount']);
export type PaymentType = z.output<typeof paymentTypeSchema>;

/**
 * An attempt to pay. Its id is made in the browser before the first try and is the key by which the
 * server makes sure that nobody pays twice. No card data is ever part of it (DEC-54).
 */
export const paymentAttemptSchema = z.object({
  paymentId: z.uuid(),
  route: z.enum(['card', 'gateway']),
  paymentType: paymentTypeSchema,
  amount: penceSchema,
  state: z.enum(['pending', 'succeeded', 'failed', 'cancelled', 'unknown']),
  paymentUrl: z.string().nullable(),
  /** The quote that is paid: whatever is priced later, the order is made of this one (since contract 1.2). */
  quote: heldQuoteSchema.nullable().default(null),
  /** Instant (milliseconds) from which the ten minutes of waiting count; `null` in attempts of contract 1.1. */
  startedAt: z.number().int().nullable().default(null),
});
export type PaymentAttempt = z.output<typeof paymentAttemptSchema>;

export const confirmedOrderSchema = z.object({
  orderId: z.string(),
  referenceId: z.string(),
  total: penceSchema,
  paid: penceSchema,
  balance: penceSchema,
});
export type ConfirmedOrder = z.output<typeof confirmedOrderSchema>;

/** The one piece of state that travels from search to confirmation. */
export const bookingSessionSchema = z.object({
  version: z.literal(BOOKING_SESSION_VERSION),
  /** Instant (milliseconds) at which the booking entered Personalise: the countdown runs from it (DEC-75). */
  startedAt: z.number().int().nullable(),
  chosen: chosenPackageSchema.nullable(),
  /** `null` for a package that was not chosen on a deal page; absent in sessions of contract 1.0. */
  offer: dealOfferSchema.nullable().default(null),
  extras: extrasSchema,
  /** `null` while the server has not priced the package with these extras. */
  quote: heldQuoteSchema.nullable(),
  contact: contactSchema.nullable(),
  leadPassengerId: z.string().nullable(),
  leadDetails: leadDetailsSchema.nullable(),
  /** The lead passenger first. */
  passengers: z.array(passengerSchema),
  /** True once the server holds every passenger: payment may be entered. */
  passengersSaved: z.boolean(),
  payment: paymentAttemptSchema.nullable(),
  order: confirmedOrderSchema.nullable(),
});
export type BookingSession = z.output<typeof bookingSessionSchema>;

export const NO_EXTRAS: Extras = {
  room: null,
  board: null,
  transfer: 'NO_TRANSFER',
  holdBags: 0,
  tours: [],
  cruiseBoard: null,
};

export const EMPTY_SESSION: BookingSession = {
  version: BOOKING_SESSION_VERSION,
  startedAt: null,
  chosen: null,
  offer: null,
  extras: NO_EXTRAS,
  quote: null,
  contact: null,
  leadPassengerId: null,
  leadDetails: null,
  passengers: [],
  passengersSaved: false,
  payment: null,
  order: null,
};
