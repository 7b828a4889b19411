/** Query parameters that the pages of the shell read (docs/rendering.md). */
export const pageQueries = {
  '/customer-service': ['preview'],
  '/about-us': ['preview'],
  '/contact-us': ['preview'],
  '/privacy-policy': ['preview'],
  '/terms-and-conditon': ['preview'],
};
