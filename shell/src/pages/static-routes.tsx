import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import type { RouteObject } from 'react-router';

import { AboutUs } from './about-us';
import { ContactUs } from './contact-us';
import { CustomerService } from './customer-service';
import { PrivacyPolicy } from './privacy-policy';
import { TermsAndConditions } from './terms-and-conditions';

/** Words that change with a release, and then under another key. */
const handle: RouteHandle = { sharedForSeconds: 300 };

/** The shell's own pages; the paths stand in router/static-paths.ts as well, where the release reads them. */
export const staticRoutes: RouteObject[] = [
  { path: '/customer-service', element: <CustomerService />, handle },
  { path: '/about-us', element: <AboutUs />, handle },
  { path: '/contact-us', element: <ContactUs />, handle },
  { path: '/privacy-policy', element: <PrivacyPolicy />, handle },
  // Spelled exactly so (DEC-37).
  { path: '/terms-and-conditon', element: <TermsAndConditions />, handle },
];
