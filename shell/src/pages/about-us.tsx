import { useRuntime } from '@storefront/shared/runtime';

import { TextPage, TextSection } from './text-page';

export function AboutUs() {
  const { seller } = useRuntime().config;
  return (
    <TextPage title="About Us" description={`Who ${seller.brand} is and what we sell.`} path="/about-us">
      <p>
        {seller.brand} sells package holidays to travellers from the United Kingdom: flight and hotel
        together, city breaks, beach holidays and cruises, in one booking and at one price.
      </p>
      <TextSection title="What you can rely on">
        <p>
          Flights and hotel are priced together, and the price you are shown is checked again before you pay.
          You may pay a deposit when departure is more than 21 days away, and the rest by your departure date.
        </p>
      </TextSection>
      <TextSection title="Who we are">
        <p>
          The site is operated by {seller.companyName}, {seller.address.join(', ')}.
        </p>
      </TextSection>
    </TextPage>
  );
}
