import { createOrder } from '@storefront/shared/api/booking/create-order';
import {
  sendBookingEmail,
  type BookingEmailRequest,
} from '@storefront/shared/api/booking/send-booking-email';
import { storeAccess } from '@storefront/shared/api/manage/stored-access';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { emailRequest, orderRequest } from './payment-requests';

interface OrderDeps extends Pick<StorefrontRuntime, 'config' | 'booking'> {
  readonly clearDrafts: () => void;
}

/**
 * Creates the order of a paid attempt. It never charges, so it can be repeated (DEC-67). The order is for the quote
 * that was paid, even if a later quote exists.
 *
 * @returns whether the order exists
 */
export async function completeOrder(
  { config, booking, clearDrafts }: OrderDeps,
  attempt: PaymentAttempt,
): Promise<boolean> {
  const { recordPayment, holdQuote, confirmOrder } = booking.commands;
  const paid: PaymentAttempt = { ...attempt, state: 'succeeded' };
  recordPayment(paid);
  const session = booking.getState();
  const quote = paid.quote ?? session.quote;
  if (!session.chosen || !quote) return false;

  const request = orderRequest({ ...session, chosen: session.chosen }, quote, paid);
  const response = await createOrder(config, request);
  if (!response.ok) {
    console.warn(`Order not created: the request failed (${response.error.kind}). The shopper can retry it.`);
    return false;
  }
  const { orderId, order, access } = response.value;
  if (access) storeAccess(access);
  const referenceId = order?.referenceId ?? orderId;
  holdQuote(quote);
  confirmOrder({
    orderId,
    referenceId,
    total: quote.total,
    paid: paid.amount,
    balance: pence(quote.total - paid.amount),
  });
  clearDrafts();
  requestConfirmationEmail(
    config,
    emailRequest({ ...session, chosen: session.chosen }, request, referenceId),
  );
  return true;
}

/** A failure does not affect the booking: the server also sends the email by itself (DEC-68). */
function requestConfirmationEmail(config: StorefrontRuntime['config'], request: BookingEmailRequest): void {
  void sendBookingEmail(config, request).then((response) => {
    if (!response.ok) console.warn(`Request for the confirmation mail failed (${response.error.kind}).`);
  });
}
