import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import type { RouteObject } from 'react-router-dom';

const handle: RouteHandle = { sharedForSeconds: 60 };

/**
 * The pages of the shell. Their code is loaded on demand. The build reads paths and imports from this list and writes
 * the preload lists of the release (tooling/src/build/describe-app.ts).
 */
export const staticRoutes = [
  { path: '/customer-service', handle, lazy: () => import('./customer-service') },
  { path: '/about-us', handle, lazy: () => import('./about-us') },
  { path: '/contact-us', handle, lazy: () => import('./contact-us') },
  { path: '/privacy-policy', handle, lazy: () => import('./privacy-policy') },
  // The spelling of this path is required (DEC-37).
  { path: '/terms-and-conditon', handle, lazy: () => import('./terms-and-conditions') },
] satisfies RouteObject[];
