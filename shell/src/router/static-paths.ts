/** The paths that the shell answers by itself; everything else belongs to a remote or to nobody. */
export const STATIC_PATHS: readonly string[] = [
  '/customer-service',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-and-conditon',
];
