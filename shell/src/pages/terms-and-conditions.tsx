import { useRuntime } from '@storefront/shared/runtime';

import { TextPage, TextSection } from './text-page';

/** Short text of our own under each topic the specification names (STATIC-01, DEC-109). */
export function TermsAndConditions() {
  const { seller } = useRuntime().config;
  return (
    <TextPage
      title="Terms and Conditions"
      description="The terms on which we sell holidays."
      path="/terms-and-conditon"
    >
      {sections(seller.companyName, `${seller.phone} or ${seller.email}`).map(([title, words], index) => (
        <TextSection key={title} title={`${index + 1}. ${title}`}>
          <p>{words}</p>
        </TextSection>
      ))}
    </TextPage>
  );
}

function sections(company: string, contact: string): readonly (readonly [string, string])[] {
  return [
    [
      'Definitions',
      `"We" and "us" mean ${company}. "You" means the first named person and everybody on the booking.`,
    ],
    [
      'ATOL financial protection',
      'Package holidays with a flight are financially protected under the ATOL scheme. You receive a certificate that says what is protected when you pay.',
    ],
    [
      'Payments',
      'We take Visa and MasterCard. You pay in full, or a deposit when departure is more than 21 days away and the balance by your departure date. No fee is added for paying by card.',
    ],
    [
      'Booking conditions',
      'The first named person on the booking must be over 18 and is responsible for all travellers on it, for the payment and for the details given.',
    ],
    [
      'Booking types',
      'We sell packages of flight and hotel, city breaks, beach holidays and cruises. What your booking includes is listed in your confirmation.',
    ],
    [
      'Client responsibilities',
      'Please check names against passports, and passport, visa and health requirements for every traveller.',
    ],
    [
      'Cancellations',
      'Cancellations must be made in writing by the first named person. The charge depends on how close departure is.',
    ],
    [
      'Changes',
      'We try to make changes you ask for; suppliers may charge for them. If we must change something significant we offer you a choice, a refund included.',
    ],
    [
      'Liability',
      'We are responsible for the proper performance of the package as the package travel regulations say.',
    ],
    [
      'Insurance',
      'Travel insurance is not included. We advise every traveller to have it from the day of booking.',
    ],
    ['Law', 'English law applies to this contract.'],
    ['Amendments', 'The terms shown when you book are the ones that hold for your booking.'],
    ['Contact', `Reach us by ${contact}.`],
  ];
}
