import { createOrder, sendBookingEmail } from '@storefront/shared/api/booking/booking-calls';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import { passengerDrafts } from '../passengers/passenger-drafts';

import { orderRequest } from './payment-requests';

/**
 * Makes the order of a payment that has succeeded, and nothing else: however often it is called nobody pays
 * again (DEC-67). The order is of the quote that was paid, whatever was priced since.
 *
 * @returns whether there is an order now
 */
export async function completeOrder(
  { config, booking, clock }: Pick<StorefrontRuntime, 'config' | 'booking' | 'clock'>,
  attempt: PaymentAttempt,
): Promise<boolean> {
  const { recordPayment, holdQuote, confirmOrder } = booking.commands;
  const paid: PaymentAttempt = { ...attempt, state: 'succeeded' };
  recordPayment(paid);
  const session = booking.getState();
  const quote = paid.quote ?? session.quote;
  if (!session.chosen || !quote) return false;

  const answer = await createOrder(config, orderRequest({ ...session, chosen: session.chosen }, quote, paid));
  if (!answer.ok) {
    console.warn(`order not made yet: ${answer.error.kind}`);
    return false;
  }
  const { orderId, order } = answer.value;
  const referenceId = order?.referenceId ?? orderId;
  holdQuote(quote);
  confirmOrder({
    orderId,
    referenceId,
    total: quote.total,
    paid: paid.amount,
    balance: pence(quote.total - paid.amount),
  });
  passengerDrafts(safeStorage('local'), session.chosen, clock.now).clear();
  requestConfirmationEmail(config, referenceId, session.leadDetails?.email ?? '');
  return true;
}

/** The booking exists, whatever becomes of this call: the server sends the mail by itself (DEC-68). */
function requestConfirmationEmail(
  config: StorefrontRuntime['config'],
  bookingReference: string,
  email: string,
): void {
  void sendBookingEmail(config, { bookingReference, email }).then((mail) => {
    if (!mail.ok) console.warn(`confirmation mail not asked for: ${mail.error.kind}`);
  });
}
