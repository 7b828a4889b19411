/** The server renders the same page for every query: what a booking shows exists in the tab only (docs/rendering.md). */
export const pageQueries = {
  '/manage': [],
};
