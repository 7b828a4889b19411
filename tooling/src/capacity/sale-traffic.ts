import type { Traffic } from './load-model';

/** An ordinary hour of the shop (docs/capacity.md states where each number is from). */
export const ORDINARY_HOUR: Traffic = {
  pageViews: 1_500,
  searches: 300,
  bookings: 6,
  shares: { 'kept page': 0.55, 'search page': 0.25, 'details page': 0.2 },
  filesPerView: 6,
  quotesPerBooking: 4,
};

/** A sale morning is this many ordinary hours in one. */
export const SALE_TIMES = 100;
