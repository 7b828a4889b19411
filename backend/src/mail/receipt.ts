import type { BookingRow } from '@storefront/shared/domain/booking/booking-row';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';

import type { BackendEnvironment } from '../config/environment';

import type { StoredOrder, StoredPayment } from './stored-order';

/** Returns the rows that make the confirmation a receipt: date and method of the payment (DEC-200). */
export function paymentReceiptRows({
  atMs,
  cardBrand,
  lastFourDigits,
}: StoredPayment): readonly BookingRow[] {
  const card = [cardBrand ?? 'Card', ...(lastFourDigits ? [`ending in ${lastFourDigits}`] : [])].join(' ');
  return [
    { label: 'Payment date', value: formatDayWithYear(ukDateOf(atMs)) },
    // A provider may report neither brand nor digits: then no method is stated.
    ...(cardBrand || lastFourDigits ? [{ label: 'Payment method', value: card }] : []),
  ];
}

/** Returns how to pay the balance, if there is one, and how to reach the seller (DEC-200). */
export function contactLines(
  order: Pick<StoredOrder, 'reference' | 'balance' | 'holiday' | 'balanceDueOn'>,
  seller: BackendEnvironment['seller'],
): readonly string[] {
  const { reference, balance, holiday, balanceDueOn } = order;
  const contact = contactOf(seller);
  const dueBy = formatDayWithYear(balanceDueOn ?? holiday.departureDate);
  const due = `Please pay the balance of ${formatPence(pence(balance))} by ${dueBy}`;
  return [
    ...(balance > 0
      ? [`${due} with the link above, or ${contact} and give your reference ${reference}.`]
      : []),
    `Questions or changes? Contact ${seller.name}: ${contact}.`,
    'This email is your confirmation and receipt. Please keep it.',
  ];
}

/** `call 020 7946 0123 or email bookings@example.com`; without a phone number only the address (DEC-200). */
export function contactOf({ email, phone }: BackendEnvironment['seller']): string {
  return phone === null ? `email ${email}` : `call ${phone} or email ${email}`;
}
