import { PhoneLink } from '@storefront/shared/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';

import { TextPage, TextSection } from './text-page';

export function CustomerService() {
  const { seller } = useRuntime().config;
  return (
    <TextPage
      title="Customer Service"
      description="Help before, during and after your holiday."
      path="/customer-service"
    >
      <TextSection title="Before you book">
        <p>
          Call <PhoneLink /> for offline prices, {seller.salesHours}. For more than three rooms our sales team
          arranges the booking for you.
        </p>
      </TextSection>
      <TextSection title="After you booked">
        <p>
          Customer support is open {seller.supportHours}. Emails to {seller.email} are answered within 24
          hours. Have your booking reference at hand: it is in your confirmation e-mail.
        </p>
      </TextSection>
      <TextSection title="In resort">
        <p>In-resort support is there for you 24 hours a day, 7 days a week.</p>
      </TextSection>
    </TextPage>
  );
}
