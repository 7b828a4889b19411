import { useRuntime } from '@storefront/shared/runtime';
import { ShieldCheck } from 'lucide-react';

import { claimRows } from './about/claim-rows';
import { HowWePrice } from './about/how-we-price';
import { MoneyProtection } from './about/money-protection';
import { TextWithPicture } from './about/text-with-picture';
import { WhatWeSell } from './about/what-we-sell';
import { ContactOptions } from './contact/contact-options';
import { FactsTable } from './privacy/facts-table';
import { TextPage, TextSection } from './text-page';
import { TintedPanel } from './tinted-panel';

/** About Us page. States only settings and facts (DEC-109). */
export function AboutUs() {
  const { config, clock } = useRuntime();
  const { claims, seller } = config;
  const { brand, companyName, address } = seller;
  return (
    <TextPage
      title="About Us"
      lead={`${brand} sells package holidays from the United Kingdom: flight and hotel together, in one booking and at one price.`}
      path="/about-us"
    >
      <TextWithPicture scene="beach-12">
        <TextSection title="Who we are">
          <p>
            {brand} is a holiday seller for travellers from the United Kingdom. This site is operated by{' '}
            {companyName}, {address.join(', ')}, United Kingdom.
          </p>
          <p>
            You do not need an account. Search, choose, pay, and keep the booking reference: that is all there
            is to it. If you would rather talk to somebody, our sales team takes bookings by phone as well.
          </p>
        </TextSection>
      </TextWithPicture>
      <TextSection title="What we sell" wide>
        <WhatWeSell />
      </TextSection>
      <TextWithPicture scene="dubrovnik-5" mirrored>
        <TextSection title="How we price">
          <HowWePrice />
        </TextSection>
      </TextWithPicture>
      <TintedPanel icon={ShieldCheck}>
        <TextSection title="How your money is protected">
          <MoneyProtection />
        </TextSection>
      </TintedPanel>
      <TextSection title="What our claims rest on" id="claims" wide>
        <FactsTable
          caption="Our claims of today"
          columns={['Claim', 'What it means', 'Evidence', 'Until']}
          rows={claimRows(claims, clock.today())}
        />
      </TextSection>
      <TextSection title="How to reach us" wide>
        <ContactOptions />
      </TextSection>
    </TextPage>
  );
}

export { AboutUs as Component };
