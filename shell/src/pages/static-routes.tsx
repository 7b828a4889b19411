import type { RouteObject } from 'react-router';

import { AboutUs } from './about-us';
import { ContactUs } from './contact-us';
import { CustomerService } from './customer-service';
import { PrivacyPolicy } from './privacy-policy';
import { TermsAndConditions } from './terms-and-conditions';

/** The shell's own pages; the paths stand in router/static-paths.ts as well, where the release reads them. */
export const staticRoutes: RouteObject[] = [
  { path: '/customer-service', element: <CustomerService /> },
  { path: '/about-us', element: <AboutUs /> },
  { path: '/contact-us', element: <ContactUs /> },
  { path: '/privacy-policy', element: <PrivacyPolicy /> },
  // Spelled exactly so (DEC-37).
  { path: '/terms-and-conditon', element: <TermsAndConditions /> },
];
