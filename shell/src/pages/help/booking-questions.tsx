import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { SEARCH_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { useRuntime } from '@storefront/shared/runtime';
import { TextLink } from '@storefront/shared/ui/text-link';

import type { Question } from './question-list';

const { rooms, adults, children, childAge } = SEARCH_LIMITS;

/** Questions about prices, rooms and ages (DEC-18, DEC-59). */
export function useBookingQuestions(): readonly Question[] {
  const { salesHours } = useRuntime().config.seller;
  return [
    {
      question: 'Is the price that I see the price that I pay?',
      answer: (
        <p>
          Prices can change between a search and a booking, so price and availability are checked again before
          you book. If the price has changed you see the old one, the new one and the difference, and decide
          for yourself. Every line and the total are shown before you pay, and that total is what is charged.
          Nothing that costs money is chosen for you.
        </p>
      ),
    },
    {
      question: 'How many rooms and people can I book?',
      answer: (
        <p>
          One search takes up to {rooms} rooms, each with up to {adults} adults and {children} children. If
          you would like to book more rooms, call our Sales Team on <PhoneLink />, {salesHours}.
        </p>
      ),
    },
    {
      question: 'Which age do I enter for a child?',
      answer: (
        <p>
          The age on the day you return. A child who has a birthday while you are away is as old as on the day
          you come home. Children are from 0 to {childAge}; whoever is older is entered as an adult.
        </p>
      ),
    },
    {
      question: 'Can I get a price by phone?',
      answer: (
        <p>
          Yes. Some prices are not on the site: call <PhoneLink /> for offline prices, {salesHours}. Bookings
          by phone are made on the same <TextLink to="/terms-and-conditon">terms</TextLink>.
        </p>
      ),
    },
  ];
}
