/** The pages of the shell read no query parameters (docs/rendering.md). */
export const pageQueries = {
  '/customer-service': [],
  '/about-us': [],
  '/contact-us': [],
  '/privacy-policy': [],
  '/terms-and-conditon': [],
};
