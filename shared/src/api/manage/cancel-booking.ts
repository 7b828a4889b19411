import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { penceSchema } from '../../domain/pricing/pence';
import type { Endpoints } from '../../platform/config/endpoints';

import { cancellationChargeSchema } from './cancellation-charge.schema';
import { changedBookingSchema } from './change-booking';
import { postManaged } from './manage-request';

/** Response of `POST {backend}/api/manage/cancellation/quote`: what a cancellation costs today, to the penny. */
export const cancellationQuoteSchema = z.object({
  quoteId: z.string().min(1),
  /** The day of the cancellation, in UK time. */
  date: isoDateSchema,
  /** Until then the cancellation has exactly these amounts: 30 minutes, and not beyond midnight. */
  expiresAt: z.iso.datetime({ offset: true }),
  daysBefore: z.number().int(),
  /** Such as `the deposit`. */
  basis: z.string(),
  paid: penceSchema,
  charge: penceSchema,
  /** `paid` less `charge`, at least 0. */
  refund: penceSchema,
  /** How much of the charge is still to be paid: `charge` less `paid`, at least 0. */
  stillOwed: penceSchema,
  /** The balance that would no longer be due. */
  balanceWaived: penceSchema,
  /** Where the refund goes, payment by payment; their sum is `refund`. */
  refunds: z.array(
    z.object({ cardBrand: z.string().nullable(), cardLastFour: z.string().nullable(), amount: penceSchema }),
  ),
  /** The same table as `cancellation.charges` of the booking. */
  charges: z.array(cancellationChargeSchema),
});
export type CancellationQuote = z.output<typeof cancellationQuoteSchema>;

/**
 * Returns what a cancellation costs today: `POST {backend}/api/manage/cancellation/quote`. Nothing is cancelled.
 *
 * 409 `needs-a-person`: the shop has set no terms, offer `sendBookingRequest`. 409 `too-late`, `booking-cancelled`, or
 * `payment-in-progress`: end the open payment first.
 */
export const quoteCancellation = (endpoints: Endpoints, token: string) =>
  postManaged(endpoints, 'cancellation/quote', {}, cancellationQuoteSchema, token);

/** Request of `POST {backend}/api/manage/cancellation`. */
export const cancelBookingRequestSchema = z.object({ quoteId: z.string().min(1).max(100) });

/**
 * Cancels the booking at the amounts of a quote: `POST {backend}/api/manage/cancellation`. The refund is made once,
 * whatever is repeated; it appears in `payments`.
 *
 * 409 `quote-expired`: request a new quote and show it. 409 `payment-in-progress`. A repeated quote of a cancelled
 * booking returns that booking.
 */
export const cancelBooking = (
  endpoints: Endpoints,
  token: string,
  quoteId: z.input<typeof cancelBookingRequestSchema>['quoteId'],
) => postManaged(endpoints, 'cancellation', { quoteId }, changedBookingSchema, token);
