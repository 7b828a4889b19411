import { balanceDueText } from '@storefront/shared/domain/booking/balance-due';
import { useRuntime } from '@storefront/shared/runtime';

/** When the balance of a new booking is due, inside a sentence (PRICE-19, DEC-203). */
export function BalanceDue() {
  return <>{balanceDueText(useRuntime().config.bookingTerms.balanceDueDays)}</>;
}
