import { LocationMap } from '@storefront/shared/composites/location-map/location-map';
import { useRuntime } from '@storefront/shared/runtime';

import { ContactForm } from './contact/contact-form';
import { ContactOptions } from './contact/contact-options';
import { TextPage, TextSection } from './text-page';

/** Contact Us page with phone, email, chat and office (STATIC-04). */
export function ContactUs() {
  const { companyName, address, location, liveChatUrl } = useRuntime().config.seller;
  return (
    <TextPage
      title="Contact Us"
      lead={`Reach us by phone${liveChatUrl === null ? ' or email' : ', email or live chat'}, or write to our office.`}
      path="/contact-us"
    >
      <ContactOptions headingLevel={2} />
      <TextSection title="Write to us" id="write" wide>
        <ContactForm />
      </TextSection>
      <TextSection title="Office" wide>
        <LocationMap
          name={companyName}
          address={[...address, 'United Kingdom']}
          latitude={location.latitude}
          longitude={location.longitude}
        />
      </TextSection>
    </TextPage>
  );
}

export { ContactUs as Component };
