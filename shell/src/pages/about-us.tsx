import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { ABOUT_US } from '@storefront/shared/api/site/about-us';
import { useRuntime } from '@storefront/shared/runtime';
import { ShieldCheck } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';

import { claimRows } from './about/claim-rows';
import { MoneyProtection } from './about/money-protection';
import { WhatWeSell } from './about/what-we-sell';
import { ContactOptions } from './contact/contact-options';
import { FactsTable } from './privacy/facts-table';
import { textPageLoader } from './load-text-page';
import { TextDocument, type TextPart } from './text-document';

const PARTS: Readonly<Record<string, TextPart>> = {
  'what-we-sell': { Content: WhatWeSell, wide: true },
  'money-protection': { Content: MoneyProtection, icon: ShieldCheck },
  claims: { Content: ClaimsTable, id: 'claims', wide: true },
  'contact-options': { Content: ContactOptions, wide: true },
};

export const loader = textPageLoader('about-us', ABOUT_US);

/** About Us page. States only settings and facts (DEC-109). */
export function AboutUs({ page = ABOUT_US }: { readonly page?: TextPageContent }) {
  return <TextDocument id="about-us" page={page} parts={PARTS} />;
}

export function Component() {
  return <AboutUs page={useLoaderData<typeof loader>()} />;
}

function ClaimsTable() {
  const { config, clock } = useRuntime();
  return (
    <FactsTable
      caption="Our claims of today"
      columns={['Claim', 'What it means', 'Evidence', 'Until']}
      rows={claimRows(config.claims, clock.today())}
    />
  );
}
