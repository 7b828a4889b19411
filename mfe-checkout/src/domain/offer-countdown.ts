/** Time from the start of the booking until its price is checked again (BOOK-CTD-01). */
export const OFFER_COUNTDOWN_SECONDS = 900;
