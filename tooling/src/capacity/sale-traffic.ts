import type { Traffic } from './load-model';
import type { Kept } from './work';

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

const FRESH_SECONDS = 60;

/** Pages of the shop and how visitors of a sale are distributed over them. */
export const SALE_PAGES: Kept = {
  pages: {
    'kept page': {
      groups: [
        { pages: 20, share: 0.8 },
        { pages: 1_480, share: 0.2 },
      ],
      freshSeconds: FRESH_SECONDS,
    },
    'search page': {
      groups: [
        { pages: 40, share: 0.8 },
        { pages: 20_000, share: 0.2 },
      ],
      freshSeconds: FRESH_SECONDS,
    },
    'details page': {
      groups: [
        { pages: 20, share: 0.5 },
        { pages: 2_000, share: 0.5 },
      ],
      freshSeconds: FRESH_SECONDS,
    },
  },
  searches: {
    groups: [
      { pages: 40, share: 0.8 },
      { pages: 20_000, share: 0.2 },
    ],
    freshSeconds: FRESH_SECONDS,
  },
};
