import { useRuntime } from '@storefront/shared/runtime';

import { TextPage, TextSection } from './text-page';

/** Says what the code really stores; whoever changes a storage key changes this page. */
export function PrivacyPolicy() {
  const { seller } = useRuntime().config;
  return (
    <TextPage
      title="Privacy Policy"
      description="What we store, where and for how long."
      path="/privacy-policy"
    >
      <TextSection title="Comments and messages">
        <p>
          This site has no accounts and no public comments. What you write to {seller.email} is used to answer
          you and for nothing else.
        </p>
      </TextSection>
      <TextSection title="Cookies and browser storage">
        <p>
          We set no cookies for advertising or statistics. Your browser keeps the booking you are making for
          as long as its tab is open, passenger details you typed for up to 24 hours so that you can go on
          later, and a random session number. You can clear your details on the passenger page at any time,
          and they are removed when you have booked.
        </p>
      </TextSection>
      <TextSection title="What we store about a booking">
        <p>
          Names, dates of birth, contact details and address of the passengers, the holiday and the payments.
          Card numbers and security codes are passed on to the payment provider and are never stored by us.
        </p>
      </TextSection>
      <TextSection title="Retention">
        <p>
          Details that never became a booking are erased after 30 days. Bookings are kept for as long as the
          law asks. Write to {seller.email} to see, correct or erase what we hold about you.
        </p>
      </TextSection>
    </TextPage>
  );
}
