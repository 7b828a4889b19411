import { z } from 'zod';

import {
  flightLegSchema,
  paymentTypeSchema,
  transferSchema,
} from '../../contracts/booking-session/booking-session.schema';
import { MAX_POUNDS } from '../../domain/pricing/pence';
import type { Endpoints } from '../../platform/config/endpoints';
import { accessSchema } from '../manage/access';

import { postToBackend } from './booking-request';

/** Pounds (DEC-70). */
const pounds = z.number().nonnegative().max(MAX_POUNDS);

/** Request of `POST {backend}/api/orders`. The backend prices the order from the quote of the payment. */
export const orderRequestSchema = z.object({
  hotelName: z.string(),
  hotelLocation: z.string(),
  /** Nights. */
  duration: z.number().int(),
  roomType: z.string(),
  boardBasis: z.string(),
  cruiseBoardBasis: z.string().nullable(),
  pricePerPerson: pounds,
  totalHolidayPrice: pounds,
  leadPassengerId: z.string().min(1),
  paymentId: z.uuid(),
  paymentType: paymentTypeSchema,
  paymentAmount: pounds,
  outboundFlight: flightLegSchema,
  inboundFlight: flightLegSchema,
  transfer: transferSchema,
  /** Number of hold bags. */
  selectedBaggage: z.number().int().min(0),
  selectedTours: z.array(z.string()),
  quoteId: z.string().min(1),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

export const orderResponseSchema = z.object({
  orderId: z.string().min(1),
  order: z.object({ referenceId: z.string().min(1) }).optional(),
  /** Access to "Manage my booking", within a day of the payment. */
  access: accessSchema.optional(),
});
export type OrderResponse = z.output<typeof orderResponseSchema>;

/**
 * Creates the order of a succeeded payment: `POST {backend}/api/orders`. Idempotent: the same payment always returns
 * the same order.
 *
 * Time limit 15 s. 402: the payment has not succeeded. 404: the payment is unknown. 409: an amount differs from what
 * was quoted and paid.
 *
 * @see API-ORDERS-01, API-ORDERS-02
 */
export const createOrder = (endpoints: Endpoints, request: OrderRequest) =>
  postToBackend(endpoints, 'orders', request, orderResponseSchema);
