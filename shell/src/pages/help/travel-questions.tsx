import { HOLD_BAG_PRICE } from '@storefront/shared/domain/booking/hold-bag';
import { PRIVATE_TRANSFER_PRICE, SHUTTLE_PRICE } from '@storefront/shared/domain/booking/holiday-ledger';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { TextLink } from '@storefront/shared/ui/text-link';

import { ExternalLink } from '../external-link';

import type { Question } from './question-list';

/** Questions about bags, transfers, travel documents and ATOL protection (PRICE-06, PRICE-07, PRICE-09, DEC-41). */
export function useTravelQuestions(): readonly Question[] {
  const { atolNumber } = useRuntime().config.seller;
  return [
    {
      question: 'What baggage is included?',
      answer: (
        <p>
          One bag of 40x20x25 cm for each person. Extra hold bags of 23 kg cost {formatPounds(HOLD_BAG_PRICE)}{' '}
          each, there and back; you add them on the Personalise step.
        </p>
      ),
    },
    {
      question: 'Is the transfer from the airport to the hotel included?',
      answer: (
        <p>
          Only if you add it on the Personalise step. A shared shuttle there and back is{' '}
          {formatPounds(SHUTTLE_PRICE)} a person, a private transfer {formatPounds(PRIVATE_TRANSFER_PRICE)} a
          person. If you would rather make your own way, choose no transfer and pay nothing.
        </p>
      ),
    },
    {
      question: 'How do I enter names, and which papers do we need?',
      answer: (
        <p>
          Enter every name exactly as it stands in the passport, and tell us at once about a mistake: airlines
          may charge for a correction or refuse it. What your destination asks of passports, visas and health
          is on the{' '}
          <ExternalLink href="https://www.gov.uk/foreign-travel-advice">
            foreign travel advice pages of GOV.UK
          </ExternalLink>
          .
        </p>
      ),
    },
    {
      question: 'What is an ATOL Certificate, and do I get one?',
      answer: (
        <p>
          It says what of your trip is financially protected under the ATOL scheme, by whom, and whom to turn
          to.{' '}
          {atolNumber === null
            ? 'Ask us before you pay which protection applies to your holiday. Without a certificate a booking is not ATOL protected.'
            : `You are given one when you pay for a holiday with a flight; our ATOL number is ${atolNumber}. Please check that everything you booked is listed on it.`}
        </p>
      ),
    },
    {
      question: 'Can I change my booking, or cancel it?',
      answer: (
        <p>
          Yes. Changes depend on the airline and the hotel, which may charge for them; we tell you the cost
          first. Cancellations must be made in writing by the first named person. Both are described in our{' '}
          <TextLink to="/terms-and-conditon#cancellations">Terms and Conditions</TextLink>.
        </p>
      ),
    },
  ];
}
