import { z } from 'zod';

import { chosenPackageSchema, extrasSchema } from '../../contracts/booking-session/booking-session.schema';
import { isoDateSchema } from '../../domain/dates/iso-date';
import { penceSchema } from '../../domain/pricing/pence';

import { cancellationChargeSchema } from './cancellation-charge.schema';

const instant = z.iso.datetime({ offset: true });

/** One traveller, the lead passenger first, then room by room. */
export const travellerSchema = z.object({
  /** Position in the list, from 0; names the traveller in requests. */
  index: z.number().int().min(0),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: isoDateSchema,
  isLead: z.boolean(),
  /** Number of the room or cabin, from 1. */
  room: z.number().int().min(1),
  /** Age on the return date as booked; `null` for an adult. */
  childAge: z.number().int().nullable(),
  /** False after departure comes too close, or when the name was corrected too often. */
  canCorrectName: z.boolean(),
});

/** A payment or a refund. Amounts are positive. */
export const bookingPaymentSchema = z.object({
  id: z.string(),
  kind: z.enum(['deposit', 'full-amount', 'balance', 'refund']),
  /** Such as `Deposit`, `Paid in full`, `Part payment`, `Refund`. */
  label: z.string(),
  amount: penceSchema,
  at: instant,
  /** A refund is `pending` until the provider confirms it, and `failed` when a person must pay it. */
  state: z.enum(['succeeded', 'pending', 'failed']),
  /** Such as `Visa`; `null` when the provider reports no card. */
  cardBrand: z.string().nullable(),
  cardLastFour: z.string().nullable(),
  /** Id of the document with its receipt; `null` for a refund that is not made. */
  receipt: z.string().nullable(),
});

/** What is paid and due. `total` = `paid` - `refunded` + `due`, except for a cancelled booking, where nothing is due. */
export const bookingBalanceSchema = z.object({
  total: penceSchema,
  paid: penceSchema,
  refunded: penceSchema,
  due: penceSchema,
  /** The last day to pay; `null` when nothing is due. */
  dueBy: isoDateSchema.nullable(),
  isOverdue: z.boolean(),
  /** What happens when it is not paid by then; `null` when nothing is due. */
  ifUnpaid: z.string().nullable(),
  /** The smallest part payment; a smaller balance is paid at once. */
  smallestPayment: penceSchema,
  /** Days on which we remind, in ascending order. */
  reminders: z.array(z.object({ on: isoDateSchema, isSent: z.boolean() })),
});

/** One day of the itinerary, or several days alike. Times are local. */
export const itineraryDaySchema = z.object({
  from: isoDateSchema,
  until: isoDateSchema,
  items: z.array(
    z.object({
      /** `HH:mm`; `null` without a time. */
      time: z.string().nullable(),
      kind: z.enum([
        'bag-drop',
        'flight-out',
        'flight-home',
        'transfer',
        'check-in',
        'check-out',
        'stay',
        'ship',
        'tour',
      ]),
      title: z.string(),
      detail: z.string(),
    }),
  ),
});

/** An extra that can be added online. */
export const addableExtraSchema = z.object({
  /** `hold-bag`, `transfer:SHUTTLE`, `transfer:PRIVATE` or `tour:{id}`; names the extra in requests. */
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  /** Price of one unit. */
  unitPrice: penceSchema,
  /** `bag`: choose a quantity. `party`: the quantity is 1 and `unitPrice` is for all travellers. */
  unit: z.enum(['bag', 'party']),
  maxQuantity: z.number().int().min(1),
});

/** A document. Its bytes: `fetchBookingDocument`. */
export const bookingDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Such as `PDF, £296.20`. */
  detail: z.string(),
  mediaType: z.enum(['application/pdf', 'text/calendar']),
  fileName: z.string(),
});

/** A company with its address, one array entry per line. */
const companySchema = z.object({ name: z.string(), address: z.array(z.string()) });

/** Response of `GET {backend}/api/manage/booking`: the whole booking. Amounts are pence. */
export const managedBookingSchema = z.object({
  reference: z.string(),
  status: z.enum(['confirmed', 'cancelled']),
  bookedOn: isoDateSchema,
  /** Whole days in UK time; negative after departure. */
  daysToDeparture: z.number().int(),
  /** The functions of `domain/booking`, such as `holidayRows` and `describeFlight`, read it together with `extras`. */
  holiday: chosenPackageSchema.pick({
    giataId: true,
    hotelName: true,
    location: true,
    imageUrl: true,
    starClass: true,
    departureDate: true,
    nights: true,
    boardBasis: true,
    rooms: true,
    occupancy: true,
    outbound: true,
    inbound: true,
    cruise: true,
  }),
  extras: extrasSchema,
  travellers: z.array(travellerSchema),
  contact: z.object({
    email: z.string(),
    telephone: z.string(),
    addressLineOne: z.string(),
    addressLineTwo: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  price: z.object({
    lines: z.array(z.object({ label: z.string(), amount: penceSchema })),
    total: penceSchema,
    perPerson: penceSchema,
  }),
  balance: bookingBalanceSchema,
  /** Oldest first. */
  payments: z.array(bookingPaymentSchema),
  /** Id of a payment of the balance that is neither made nor ended: continue it, or cancel it with `cancelPayment`. */
  openPayment: z.object({ paymentId: z.string(), amount: penceSchema }).nullable(),
  itinerary: z.array(itineraryDaySchema),
  extrasOffer: z.object({
    /** The last day to add extras. */
    until: isoDateSchema,
    items: z.array(addableExtraSchema),
  }),
  /** The rule for names in the shop's words, with the last day to correct them online. */
  names: z.object({ rule: z.string(), until: isoDateSchema }),
  cancellation: z.object({
    /** The charges agreed on booking, by date; `[]` when the shop has set no terms: a person decides. */
    charges: z.array(cancellationChargeSchema),
    /** False after departure, or when the booking is cancelled. */
    isPossible: z.boolean(),
    text: z.string(),
    /** How much of the charge of a cancelled booking is not paid; absent in backends that do not calculate it. */
    unpaidCharge: penceSchema.optional(),
  }),
  documents: z.array(bookingDocumentSchema),
  seller: companySchema.extend({
    phone: z.string().nullable(),
    email: z.string(),
    hours: z.string(),
  }),
  /** Its phone and email are lines of its address. */
  organiser: companySchema,
  protection: z.object({
    /** `null`: the shop states no protection (DEC-41). */
    atolNumber: z.string().nullable(),
    text: z.string().nullable(),
  }),
  /** The line for people on holiday; `null` without one. */
  emergency: z.object({ phone: z.string(), hours: z.string() }).nullable(),
  /** Information before travel, in the shop's words: passport, health, insurance and so on. */
  information: z.array(z.object({ title: z.string(), text: z.string() })),
  /** What the contract must state beside holiday and price, as documents and emails have it. */
  contract: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  /** Everything that happened to the booking, newest first. */
  history: z.array(z.object({ at: instant, text: z.string() })),
});
export type ManagedBooking = z.output<typeof managedBookingSchema>;
