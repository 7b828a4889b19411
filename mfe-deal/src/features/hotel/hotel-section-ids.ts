/** Ids of the sections that links of the page lead to. */
export const HOTEL_ID = 'hotel';
export const REVIEWS_ID = 'hotel-reviews';
export const LOCATION_ID = 'hotel-location';
