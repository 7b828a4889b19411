import { PhoneLink } from '@storefront/shared/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { linkStyles } from '@storefront/shared/ui/text-link';

import { TextPage, TextSection } from './text-page';

export function ContactUs() {
  const { seller } = useRuntime().config;
  return (
    <TextPage title="Contact Us" description="Phone, e-mail, chat and office." path="/contact-us">
      <TextSection title="Phone">
        <p>
          <PhoneLink /> for bookings and offline prices, {seller.salesHours}.
        </p>
        <p>Customer support: {seller.supportHours}.</p>
      </TextSection>
      <TextSection title="Email">
        <p>
          <a href={`mailto:${seller.email}`} css={linkStyles}>
            {seller.email}
          </a>
          . We answer within 24 hours.
        </p>
      </TextSection>
      {seller.liveChatUrl && (
        <TextSection title="Live chat">
          <p>
            <a href={seller.liveChatUrl} target="_blank" rel="noopener noreferrer" css={linkStyles}>
              Open the chat in a new window
            </a>
          </p>
        </TextSection>
      )}
      <TextSection title="Office">
        <address>
          {seller.companyName}
          {seller.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </TextSection>
    </TextPage>
  );
}
