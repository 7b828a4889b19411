import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { Alert } from '@storefront/shared/ui/alert';
import { useEffect, useRef } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';

/** The booking is cancelled: what became of the money. It takes the focus. */
export function Cancelled() {
  const { payments, cancellation } = useManagedBooking().booking;
  const isSettled = !cancellation.unpaidCharge && payments.every(({ state }) => state !== 'failed');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div data-outcome>
      <Alert ref={box} tone={isSettled ? 'success' : 'notice'} title="This holiday is cancelled">
        {refundText(payments, cancellation.unpaidCharge)} We have emailed you about it.
      </Alert>
    </div>
  );
}

function refundText(payments: ManagedBooking['payments'], unpaidCharge: Pence = pence(0)): string {
  const refunds = payments.filter(({ kind }) => kind === 'refund');
  if (unpaidCharge > 0)
    return `There is no refund. ${formatPence(unpaidCharge)} of the cancellation charge is not paid: we contact you to settle it.`;
  if (refunds.length === 0) return 'There is no refund, and nothing more to pay.';
  const sum = formatPence(pence(refunds.reduce((total, { amount }) => total + amount, 0)));
  if (refunds.some(({ state }) => state === 'failed')) {
    return `The card did not take the refund of ${sum}: we pay it by hand, and call you.`;
  }
  const isPending = refunds.some(({ state }) => state === 'pending');
  const verb = isPending ? 'We are refunding' : 'We have refunded';
  return `${verb} ${sum} to the card that paid. Banks show it within 5 to 10 days.`;
}
