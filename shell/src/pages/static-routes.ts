import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import type { RouteObject } from 'react-router-dom';

/** Words that change with a release, and then under another key. */
const handle: RouteHandle = { sharedForSeconds: 300 };

/**
 * The shell's own pages. Their words come when they are read: nobody waits for the terms on the way to a
 * holiday. The release reads paths and imports here, and announces the code of each page with its document.
 */
export const staticRoutes = [
  { path: '/customer-service', handle, lazy: () => import('./customer-service') },
  { path: '/about-us', handle, lazy: () => import('./about-us') },
  { path: '/contact-us', handle, lazy: () => import('./contact-us') },
  { path: '/privacy-policy', handle, lazy: () => import('./privacy-policy') },
  // Spelled exactly so (DEC-37).
  { path: '/terms-and-conditon', handle, lazy: () => import('./terms-and-conditions') },
] satisfies RouteObject[];
