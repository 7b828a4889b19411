/**
 * ATOL number of the demonstration, the same on every page, document and email: its text states that it is none. A seller
 * with a licence replaces it in the settings.
 */
export const EXAMPLE_ATOL_NUMBER = '0000 (example shop)';
