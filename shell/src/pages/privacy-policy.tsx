import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { PRIVACY_POLICY } from '@storefront/shared/api/site/privacy-policy';
import { useLoaderData } from 'react-router-dom';

import { PRIVACY_SECTIONS } from './privacy/privacy-sections';
import { textPageLoader } from './load-text-page';
import { TextDocument, type TextPart } from './text-document';

const PARTS: Readonly<Record<string, TextPart>> = Object.fromEntries(
  PRIVACY_SECTIONS.map((section) => [section.id, section]),
);

export const loader = textPageLoader('privacy-policy', PRIVACY_POLICY);

/** Privacy Policy page (STATIC-03). A test compares its lists with the code (`privacy/privacy-facts.test.ts`). */
export function PrivacyPolicy({ page = PRIVACY_POLICY }: { readonly page?: TextPageContent }) {
  return <TextDocument id="privacy-policy" page={page} parts={PARTS} contents="listed" />;
}

export function Component() {
  return <PrivacyPolicy page={useLoaderData<typeof loader>()} />;
}
