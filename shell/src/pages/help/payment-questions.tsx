import { PhoneLink } from '@storefront/shared/composites/page/phone-link';

import { BalanceDue } from '../balance-due';

import type { Question } from './question-list';

/** Questions about deposits, cards and confirmations (PAY-ST-02, PRICE-17, PRICE-19). */
export const PAYMENT_QUESTIONS: readonly Question[] = [
  {
    question: 'Can I pay a deposit?',
    answer: (
      <p>
        Yes, when departure is 22 days away or more on the day you book; closer to departure the full amount
        is due. The deposit is the price of all flights plus 10% of the total price of the holiday. The
        payment page shows what is due now and what is left before you pay, and the balance is due{' '}
        <BalanceDue />.
      </p>
    ),
  },
  {
    question: 'Which cards do you take, and what happens to my card details?',
    answer: (
      <p>
        Visa and MasterCard, and nothing is added for paying by card. Card number and security code go to the
        payment provider and are never stored by us: we keep the brand of the card and its last four digits,
        so that you can recognise the payment.
      </p>
    ),
  },
  {
    question: 'My payment was interrupted. Have I paid?',
    answer: (
      <p>
        Please do not start again from the beginning. Go back to the payment page in the same tab: it looks up
        the payment that was under way before it lets you pay, so you are not charged twice. If you are still
        not sure, call <PhoneLink /> before you pay again.
      </p>
    ),
  },
  {
    question: 'What confirmation do I get?',
    answer: (
      <p>
        As soon as your payment has gone through you see your booking reference, and an email with everything
        that you booked goes to the address of the lead passenger, with a calendar file attached. If it does
        not come, look into the spam folder and then ask us: your booking does not depend on the mail.
      </p>
    ),
  },
];
