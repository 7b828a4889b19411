import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { balanceDueDate, reminderDates } from '@storefront/shared/domain/booking/balance-due';
import {
  cancellationCharges,
  chargeOn,
  type CancellationCharge,
} from '@storefront/shared/domain/booking/cancellation-charges';
import { ukDateOf, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { fullDeposit } from '@storefront/shared/domain/pricing/deposit';
import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

import type { StoredBooking } from '../stored-booking';

type Payment = ManagedBooking['payments'][number];
type AttemptRow = StoredBooking['payments'][number];

/** What happens to a balance that is not paid; the terms page states the same. */
const IF_UNPAID =
  'Not paid by then? We remind you by email and call you. After that we may treat the booking as cancelled, and our cancellation charges apply.';

/** Returns the last day to pay the balance. */
export function dueDateOf({ order, holiday, terms }: StoredBooking): IsoDate {
  const bookedOn = ukDateOf(order.created_at.getTime());
  return order.balance_due_on ?? balanceDueDate(holiday.departureDate, terms.balanceDueDays, bookedOn);
}

/** Returns what is paid and due. */
export function balanceOf(
  booking: StoredBooking,
  today: IsoDate,
  smallestPayment: number,
): ManagedBooking['balance'] {
  const { order, mails } = booking;
  const isDue = order.state === 'confirmed' && order.balance > 0;
  const dueBy = dueDateOf(booking);
  const sent = new Set(mails.filter(({ kind }) => kind === 'reminder').map(({ cause }) => cause));
  return {
    total: pence(order.total),
    paid: pence(order.paid),
    refunded: pence(order.refunded),
    due: pence(isDue ? order.balance : 0),
    dueBy: isDue ? dueBy : null,
    isOverdue: isDue && dueBy < today,
    ifUnpaid: isDue ? IF_UNPAID : null,
    smallestPayment: pence(Math.min(smallestPayment, order.balance)),
    reminders: isDue
      ? reminderDates(dueBy, ukDateOf(order.created_at.getTime())).map((on) => ({ on, isSent: sent.has(on) }))
      : [],
  };
}

/** Returns payments and refunds, oldest first. */
export function paymentsOf({ order, payments, refunds }: StoredBooking): Payment[] {
  let left = order.total;
  const made = payments.map((attempt, index): Payment => {
    left -= attempt.amount;
    return {
      id: attempt.id,
      kind: attempt.payment_type,
      label: labelOf(attempt, left),
      amount: pence(attempt.amount),
      at: attempt.updated_at.toISOString(),
      state: 'succeeded',
      ...cardOf(attempt),
      receipt: `receipt-${index + 1}`,
    };
  });
  const returned = refunds.map((refund, index): Payment => {
    const attempt = payments.find(({ id }) => id === refund.attempt_id);
    return {
      id: refund.id,
      kind: 'refund',
      label: 'Refund',
      amount: pence(refund.amount),
      at: refund.updated_at.toISOString(),
      state: refund.state,
      ...cardOf(attempt),
      receipt: refund.state === 'succeeded' ? `refund-${index + 1}` : null,
    };
  });
  return [...made, ...returned];
}

function labelOf({ payment_type: type }: AttemptRow, left: number): string {
  if (type === 'deposit') return 'Deposit';
  if (type === 'full-amount') return 'Full payment';
  return left <= 0 ? 'Balance' : 'Part payment';
}

function cardOf(attempt: AttemptRow | undefined): Pick<Payment, 'cardBrand' | 'cardLastFour'> {
  return { cardBrand: attempt?.card_brand ?? null, cardLastFour: attempt?.card_last4 ?? null };
}

/** What decides the charges of a booking. */
interface ChargedBooking {
  readonly terms: StoredBooking['terms'];
  readonly holiday: StoredBooking['holiday'];
  readonly order: { readonly total: number };
  readonly bookedTotal: number;
}

/** Returns what a cancellation costs, period by period; empty when no terms were agreed. */
export function chargesOf(booking: ChargedBooking): readonly CancellationCharge[] {
  const { terms, holiday, order } = booking;
  return cancellationCharges({
    terms: terms.cancellation,
    departureDate: holiday.departureDate,
    total: pence(order.total),
    deposit: depositOf(booking),
  });
}

/** Returns the charges with a mark at that of today, for the page and the quote. */
export function chargeTable(
  booking: StoredBooking,
  today: IsoDate,
): ManagedBooking['cancellation']['charges'] {
  const charges = chargesOf(booking);
  const now = chargeOn(charges, booking.holiday.departureDate, today);
  return charges.map((charge) => ({
    from: charge.from,
    until: charge.until,
    basis: charge.basis,
    charge: charge.charge,
    isNow: charge === now,
  }));
}

/** Returns how much of the charge was not paid when the booking was cancelled (DEC-205). */
export function unpaidCharge({ events }: Pick<StoredBooking, 'events'>): Pence {
  return pence(events.find(({ event }) => event === 'cancelled')?.detail.unpaid ?? 0);
}

/** The deposit that was offered on booking; a full payment has the same charge. */
function depositOf({ holiday, bookedTotal }: ChargedBooking): Pence {
  const flights = timesPence(pence(holiday.flightPricePerPerson), guestCount(holiday.occupancy));
  return fullDeposit(flights, pence(bookedTotal));
}
