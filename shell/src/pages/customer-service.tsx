import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { CUSTOMER_SERVICE } from '@storefront/shared/api/site/customer-service';
import { Accessibility } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';

import { ContactOptions } from './contact/contact-options';
import { AccessibilityStatement } from './help/accessibility-statement';
import { HelpCards } from './help/help-cards';
import { Questions } from './help/questions';
import { textPageLoader } from './load-text-page';
import { TextDocument, type TextPart } from './text-document';

const PARTS: Readonly<Record<string, TextPart>> = {
  'help-cards': { Content: HelpCards, wide: true },
  questions: { Content: Questions, id: 'questions', wide: true },
  'contact-options': { Content: ContactOptions, id: 'contact', wide: true },
  accessibility: { Content: AccessibilityStatement, id: 'accessibility', icon: Accessibility },
};

export const loader = textPageLoader('customer-service', CUSTOMER_SERVICE);

/** Customer Service page. It contains the accessibility statement, which has no route of its own. */
export function CustomerService({ page = CUSTOMER_SERVICE }: { readonly page?: TextPageContent }) {
  return <TextDocument id="customer-service" page={page} parts={PARTS} />;
}

export function Component() {
  return <CustomerService page={useLoaderData<typeof loader>()} />;
}
