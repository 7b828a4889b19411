import type {
  HeldQuote,
  PaymentType,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** DOM-PAY-01 */
export interface PaymentOption {
  readonly type: PaymentType;
  readonly title: string;
  readonly amount: Pence;
  /** Included in the amount, never added to it (DEC-29). */
  readonly adminFee: Pence;
  readonly description: string;
}

/**
 * Returns the payment options, the deposit first if it is offered (PAY-ST-01, PAY-ST-02, PRICE-18, PRICE-19).
 *
 * @param dueBy the last day to pay the balance
 */
export function paymentOptions(
  { total, deposit }: Pick<HeldQuote, 'total' | 'deposit'>,
  dueBy: IsoDate,
): readonly [PaymentOption, ...PaymentOption[]] {
  const full: PaymentOption = {
    type: 'full-amount',
    title: 'Pay in full',
    amount: total,
    adminFee: pence(0),
    description: 'Nothing more to pay',
  };
  if (deposit === null) return [full];
  const balance = formatPence(pence(total - deposit));
  return [
    {
      type: 'deposit',
      title: 'Pay a deposit',
      amount: deposit,
      adminFee: pence(99),
      description: `Then ${balance} by ${formatDayWithYear(dueBy)}. Admin fee £0.99 included.`,
    },
    full,
  ];
}
