import type { TextPageContent } from './text-page.schema';

import { ABOUT_US } from './about-us';
import { CONTACT_US } from './contact-us';
import { CUSTOMER_SERVICE } from './customer-service';
import { PRIVACY_POLICY } from './privacy-policy';
import { TERMS_AND_CONDITIONS } from './terms-and-conditions';
import type { TextPageId } from './text-pages';

/** The first texts of all static pages. Each page of the shell imports its own only. */
export const BUILT_IN_TEXT_PAGES: Readonly<Record<TextPageId, TextPageContent>> = {
  'about-us': ABOUT_US,
  'contact-us': CONTACT_US,
  'customer-service': CUSTOMER_SERVICE,
  'privacy-policy': PRIVACY_POLICY,
  'terms-and-conditions': TERMS_AND_CONDITIONS,
};
