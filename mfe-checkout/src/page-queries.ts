/** The pages of a booking read no query parameters: their state is the booking session (docs/rendering.md). */
export const pageQueries = {
  '/booking/personalise': [],
  '/booking/passengers': [],
  '/booking/payment': [],
  '/booking/confirmation': [],
};
