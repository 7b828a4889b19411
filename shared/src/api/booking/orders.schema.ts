import { z } from 'zod';

import {
  flightLegSchema,
  paymentTypeSchema,
  transferSchema,
} from '../../contracts/booking-session/booking-session.schema';

const amount = z.number().nonnegative();

/**
 * `POST {backend}/api/orders` (API-ORDERS-01). Amounts in pounds (DEC-70). The server prices the order from
 * the quote of the payment and answers 409 when an amount differs; the same payment gives the same order.
 */
export const orderRequestSchema = z.object({
  hotelName: z.string(),
  hotelLocation: z.string(),
  duration: z.number().int(),
  roomType: z.string(),
  boardBasis: z.string(),
  cruiseBoardBasis: z.string().nullable(),
  pricePerPerson: amount,
  totalHolidayPrice: amount,
  leadPassengerId: z.string().min(1),
  paymentId: z.uuid(),
  paymentType: paymentTypeSchema,
  paymentAmount: amount,
  outboundFlight: flightLegSchema,
  inboundFlight: flightLegSchema,
  transfer: transferSchema,
  selectedBaggage: z.number().int().min(0),
  selectedTours: z.array(z.string()),
  quoteId: z.string().min(1),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

export const orderAnswerSchema = z.object({
  orderId: z.string().min(1),
  order: z.object({ referenceId: z.string().min(1) }).optional(),
});
export type OrderAnswer = z.output<typeof orderAnswerSchema>;

/** `POST {backend}/api/send-booking-email`: only the reference counts; the mail is built from the stored order. */
export const bookingEmailRequestSchema = z.looseObject({
  bookingReference: z.string().min(1).max(40),
  email: z.string().max(254),
});
export type BookingEmailRequest = z.input<typeof bookingEmailRequestSchema>;

export const bookingEmailAnswerSchema = z.object({ success: z.literal(true) });
