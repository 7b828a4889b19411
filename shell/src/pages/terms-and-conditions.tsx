import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { TERMS_AND_CONDITIONS } from '@storefront/shared/api/site/terms-and-conditions';
import { useLoaderData } from 'react-router-dom';

import { CONTRACT_TERMS } from './terms/contract-terms';
import { TRAVEL_TERMS } from './terms/travel-terms';
import { textPageLoader } from './load-text-page';
import { TextDocument, type TextPart } from './text-document';

const PARTS: Readonly<Record<string, TextPart>> = Object.fromEntries(
  [...CONTRACT_TERMS, ...TRAVEL_TERMS].map((section) => [section.id, section]),
);

export const loader = textPageLoader('terms-and-conditions', TERMS_AND_CONDITIONS);

/** Terms and Conditions page with the thirteen topics of the specification (STATIC-01, DEC-109). */
export function TermsAndConditions({ page = TERMS_AND_CONDITIONS }: { readonly page?: TextPageContent }) {
  return <TextDocument id="terms-and-conditions" page={page} parts={PARTS} contents="numbered" />;
}

export function Component() {
  return <TermsAndConditions page={useLoaderData<typeof loader>()} />;
}
