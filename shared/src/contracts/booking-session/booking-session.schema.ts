import { z } from 'zod';

import { isoDateSchema, localDateTimeSchema } from '../../domain/dates/iso-date';
import { roomOccupancySchema } from '../../domain/occupancy/occupancy';
import { penceSchema } from '../../domain/pricing/pence';

import type { DeclaredFields } from './declared-fields';

/** Version of the stored format. Raise it only together with a migration in `readSession`. */
export const BOOKING_SESSION_VERSION = 1;

/** Key in session storage (DEC-52). */
export const BOOKING_SESSION_KEY = 'bookingData';

/** One direction of the flight. Times are local to the airport. */
export const flightLegSchema = z.looseObject({
  flightNumber: z.string(),
  airlineCode: z.string(),
  departureAirportCode: z.string(),
  arrivalAirportCode: z.string(),
  departsAt: localDateTimeSchema,
  arrivesAt: localDateTimeSchema,
});
export type FlightLeg = DeclaredFields<z.output<typeof flightLegSchema>>;

/** The voyage of a cruise (since contract 1.6). Times are local to the port, such as `18:00`. */
export const cruiseSchema = z.looseObject({
  shipName: z.string().min(1),
  itinerary: z.array(
    z.looseObject({
      day: z.number().int().min(1).max(120),
      title: z.string(),
      actions: z.array(
        z.looseObject({
          type: z.enum(['check-in', 'check-out', 'arrive', 'depart', 'dock']),
          time: z.string(),
        }),
      ),
    }),
  ),
});
export type Cruise = DeclaredFields<z.output<typeof cruiseSchema>>;

/** The package that was chosen on the details or deal page. Prices are per person, without extras. */
export const chosenPackageSchema = z.looseObject({
  /** The supplier's reference of this package at this price. Quotes are requested with it. */
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
  rooms: z.array(z.looseObject({ code: z.string(), name: z.string() })),
  occupancy: z.array(roomOccupancySchema.loose()).min(1).max(4),
  outbound: flightLegSchema,
  inbound: flightLegSchema,
  /** Absent for a hotel, and in sessions before contract 1.6. An unreadable one is left out. */
  cruise: cruiseSchema.nullish().catch(null),
  /** Flights per person, both directions. */
  flightPricePerPerson: penceSchema,
  /** Flights and hotel per person. */
  pricePerPerson: penceSchema,
});
export type ChosenPackage = DeclaredFields<z.output<typeof chosenPackageSchema>>;

/**
 * The options that a deal adds to its package: excursions and ship boards that the shopper can choose in the next
 * step (DOM-BOOK-01, DOM-BOOK-07, DOM-BOOK-08). Prices are per person; the backend prices them again.
 */
export const dealOfferSchema = z.looseObject({
  dealId: z.string().min(1),
  shipName: z.string().nullable(),
  tours: z.array(
    z.looseObject({
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
    z.looseObject({
      id: z.string(),
      boardType: z.string(),
      pricePerPerson: penceSchema,
      features: z.array(z.string()),
      included: z.boolean(),
    }),
  ),
});
export type DealOffer = DeclaredFields<z.output<typeof dealOfferSchema>>;

/** Values of the wire format (DOM-BOOK-06). */
export const transferSchema = z.enum(['NO_TRANSFER', 'SHUTTLE', 'PRIVATE']);
export type Transfer = z.output<typeof transferSchema>;

/** A chosen excursion. */
export const tourSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  pricePerPerson: penceSchema,
  included: z.boolean(),
});

/** A chosen ship board. `pricePerPerson` is the difference to the included board and may be negative (PRICE-12). */
export const cruiseBoardSchema = z.looseObject({
  id: z.string(),
  boardType: z.string(),
  pricePerPerson: penceSchema,
  included: z.boolean(),
});

/**
 * A room or board that replaces the quoted one (DOM-BOOK-02, PRICE-04). `pricePerPerson` is the difference and may be
 * negative. The checkout does not offer a choice of it (DEC-74).
 */
export const upgradeSchema = z.looseObject({
  code: z.string().min(1),
  name: z.string(),
  pricePerPerson: penceSchema,
});
export type Upgrade = DeclaredFields<z.output<typeof upgradeSchema>>;

/** The extras of a booking. No extra that costs money is preselected (DEC-73). */
export const extrasSchema = z.looseObject({
  /** `room` and `board` since contract 1.2; `null` for the quoted ones. */
  room: upgradeSchema.nullable().default(null),
  board: upgradeSchema.nullable().default(null),
  transfer: transferSchema,
  holdBags: z.number().int().min(0),
  tours: z.array(tourSchema),
  cruiseBoard: cruiseBoardSchema.nullable(),
});
export type Extras = DeclaredFields<z.output<typeof extrasSchema>>;

/** The price that the backend will accept, line by line. Every step shows the lines in this order. */
export const heldQuoteSchema = z.looseObject({
  quoteId: z.string().min(1),
  lines: z.array(z.looseObject({ label: z.string(), amount: penceSchema })),
  total: penceSchema,
  perPerson: penceSchema,
  /** The deposit, or `null` when only the full amount may be paid. */
  deposit: penceSchema.nullable(),
  /** Instant, ISO 8601 with a zone. */
  expiresAt: z.iso.datetime({ offset: true }),
});
export type HeldQuote = DeclaredFields<z.output<typeof heldQuoteSchema>>;

/** The contact that was entered on Personalise. */
export const contactSchema = z.looseObject({ email: z.string(), phone: z.string() });
export type Contact = DeclaredFields<z.output<typeof contactSchema>>;

/** A traveller as entered. */
export const passengerSchema = z.looseObject({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: isoDateSchema,
});
export type Passenger = DeclaredFields<z.output<typeof passengerSchema>>;

/** Contact details and postal address of the lead passenger, as entered. */
export const leadDetailsSchema = z.looseObject({
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  addressLineOne: z.string(),
  addressLineTwo: z.string(),
  city: z.string(),
  /** English country name; requests convert it to a two-letter code where they need one. */
  country: z.string(),
});
export type LeadDetails = DeclaredFields<z.output<typeof leadDetailsSchema>>;

export const paymentTypeSchema = z.enum(['deposit', 'full-amount']);
export type PaymentType = z.output<typeof paymentTypeSchema>;

/**
 * An attempt to pay. The browser creates `paymentId` before the first request; the backend uses it as idempotency key,
 * so that nobody pays twice. It never contains card data (DEC-54).
 */
export const paymentAttemptSchema = z.looseObject({
  paymentId: z.uuid(),
  route: z.enum(['card', 'gateway']),
  paymentType: paymentTypeSchema,
  amount: penceSchema,
  state: z.enum(['pending', 'succeeded', 'failed', 'cancelled', 'unknown']),
  paymentUrl: z.string().nullable(),
  /** The quote that is paid. The order is created from it, whatever is quoted later (since contract 1.2). */
  quote: heldQuoteSchema.nullable().default(null),
  /** Start of the ten-minute wait, milliseconds since 1970; `null` in attempts of contract 1.1. */
  startedAt: z.number().int().nullable().default(null),
});
export type PaymentAttempt = DeclaredFields<z.output<typeof paymentAttemptSchema>>;

/** The order as the backend confirmed it. */
export const confirmedOrderSchema = z.looseObject({
  orderId: z.string(),
  referenceId: z.string(),
  total: penceSchema,
  paid: penceSchema,
  balance: penceSchema,
});
export type ConfirmedOrder = DeclaredFields<z.output<typeof confirmedOrderSchema>>;

/**
 * All objects are loose: a field that a newer release wrote survives every step of an older one (ADR 48).
 *
 * The booking session: the only state that remotes share from the choice of a package to its confirmation. The host
 * keeps it in `runtime.booking` and mirrors it as JSON in session storage (`BOOKING_SESSION_KEY`). Amounts are pence.
 */
export const bookingSessionSchema = z.looseObject({
  version: z.literal(BOOKING_SESSION_VERSION),
  /** Start of the countdown on entering Personalise, milliseconds since 1970 (DEC-75). */
  startedAt: z.number().int().nullable(),
  chosen: chosenPackageSchema.nullable(),
  /** `null` for a package that was not chosen on a deal page. Absent in sessions of contract 1.0. */
  offer: dealOfferSchema.nullable().default(null),
  extras: extrasSchema,
  /** `null` until the backend has priced the package with these extras. */
  quote: heldQuoteSchema.nullable(),
  contact: contactSchema.nullable(),
  /** Id of the stored lead passenger; `null` until stored, and again after an edit (DEC-58). */
  leadPassengerId: z.string().nullable(),
  leadDetails: leadDetailsSchema.nullable(),
  /** The lead passenger first. */
  passengers: z.array(passengerSchema),
  /** True once the backend has stored every passenger. Payment requires it. */
  passengersSaved: z.boolean(),
  payment: paymentAttemptSchema.nullable(),
  order: confirmedOrderSchema.nullable(),
});
export type BookingSession = DeclaredFields<z.output<typeof bookingSessionSchema>>;

/** The extras of a new booking. */
export const NO_EXTRAS: Extras = {
  room: null,
  board: null,
  transfer: 'NO_TRANSFER',
  holdBags: 0,
  tours: [],
  cruiseBoard: null,
};

/** The session without a booking. */
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
