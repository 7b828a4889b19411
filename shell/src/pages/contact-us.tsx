import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { LocationMap } from '@storefront/shared/composites/location-map/location-map';
import { CONTACT_US } from '@storefront/shared/api/site/contact-us';
import { useRuntime } from '@storefront/shared/runtime';
import { useLoaderData } from 'react-router-dom';

import { ContactForm } from './contact/contact-form';
import { ContactOptions } from './contact/contact-options';
import { textPageLoader } from './load-text-page';
import { TextDocument, type TextPart } from './text-document';

const PARTS: Readonly<Record<string, TextPart>> = {
  'contact-options': { Content: () => <ContactOptions headingLevel={2} />, wide: true },
  'contact-form': { Content: ContactForm, id: 'write', wide: true },
  'office-map': { Content: OfficeMap, wide: true },
};

export const loader = textPageLoader('contact-us', CONTACT_US);

/** Contact Us page with phone, email, chat and office (STATIC-04). */
export function ContactUs({ page = CONTACT_US }: { readonly page?: TextPageContent }) {
  return <TextDocument id="contact-us" page={page} parts={PARTS} />;
}

export function Component() {
  return <ContactUs page={useLoaderData<typeof loader>()} />;
}

function OfficeMap() {
  const { companyName, address, location } = useRuntime().config.seller;
  return (
    <LocationMap
      name={companyName}
      address={[...address, 'United Kingdom']}
      latitude={location.latitude}
      longitude={location.longitude}
    />
  );
}
