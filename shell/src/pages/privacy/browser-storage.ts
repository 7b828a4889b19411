export interface BrowserStorageEntry {
  /** Storage key or cookie name; `{…}` marks the variable part. */
  readonly key: string;
  readonly where: 'Session storage' | 'Local storage' | 'Cookie';
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const UNTIL_TAB_CLOSES = 'Until you close the tab';

/** Everything that the site stores in a browser. A key that is missing here fails `privacy-facts.test.ts`. */
export const BROWSER_STORAGE: readonly BrowserStorageEntry[] = [
  {
    key: 'bookingData',
    where: 'Session storage',
    what: 'The booking that you are making: holiday, extras, price, contact details, passengers, and which payment was begun. Never card details.',
    why: 'So that a reload loses nothing and nobody pays twice',
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: 'bookingData_setAside',
    where: 'Session storage',
    what: 'A booking from before, which the site could not read any more.',
    why: 'So that it is not simply thrown away',
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: 'bookingData_newer',
    where: 'Session storage',
    what: 'A booking that a newer version of this site has stored.',
    why: 'So that it is there again as soon as the page has the newer version',
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: 'contactDraft',
    where: 'Session storage',
    what: 'The email and phone number that you are typing for a booking.',
    why: 'So that a reload loses nothing',
    howLong: 'Until you continue, clear your details or close the tab',
  },
  {
    key: 'bookingAccess',
    where: 'Session storage',
    what: 'That this tab may open your booking, and until when.',
    why: 'So that a reload of “Manage my booking” does not ask for your reference again',
    howLong: 'Until you press “Leave this booking” or close the tab',
  },
  {
    key: 'balancePayment',
    where: 'Session storage',
    what: 'The number and amount of a payment that you have begun for a booking. Never card details.',
    why: 'So that nobody pays twice',
    howLong: 'Until the payment is made or ended, or you close the tab',
  },
  {
    key: 'storefront-probe',
    where: 'Session storage',
    what: 'One letter, where a part of the site cannot be loaded.',
    why: 'To see whether your booking outlives loading the page again',
    howLong: 'It is removed at once',
  },
  {
    key: 'react-router-scroll-positions',
    where: 'Session storage',
    what: 'How far down you had scrolled on the pages that you have seen.',
    why: 'So that going back returns to the same place',
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: 'giata_{hotel}',
    where: 'Session storage',
    what: 'Descriptions of hotels that you have seen, 50 at most.',
    why: 'So that they need not be fetched again',
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: 'helpWidget',
    where: 'Session storage',
    what: 'When you came to the site, and whether the help panel was open already.',
    why: 'So that the panel opens by itself once at most',
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: 'dealPrices_{deal}',
    where: 'Local storage',
    what: 'The prices of a deal in a month that you have looked at.',
    why: 'So that they need not be fetched again',
    howLong: 'Used for 24 hours; removed when the prices of another month need the room',
  },
  {
    key: 'featuredDeals',
    where: 'Local storage',
    what: 'The deals of the home page.',
    why: 'So that they are there at once when you come back',
    howLong: 'Used for 10 minutes; replaced at your next visit of the home page',
  },
  {
    key: 'featuredDealsTimestamp',
    where: 'Local storage',
    what: 'When the deals of the home page were fetched.',
    why: 'So that old ones are not shown',
    howLong: 'As long as those deals',
  },
  {
    key: 'recentlyViewed',
    where: 'Local storage',
    what: 'The last 12 holidays that you have looked at, with their price as it was.',
    why: 'So that you find them again on the home page',
    howLong:
      'Shown for 30 days, until you press “Clear”, or until you clear the data of this site in your browser',
  },
  {
    key: 'passengerDraft_{booking}',
    where: 'Local storage',
    what: 'The passenger form as you typed it: names, dates of birth, contact details and address.',
    why: 'So that you can go on later without typing it again',
    howLong:
      'Used for 24 hours. Removed when you have booked, when you press “Clear my details”, or when the form is opened after that time',
  },
  {
    key: 'shortlist',
    where: 'Local storage',
    what: 'Hotels that you have saved, 30 at most, with date, guests and price as they were, and the search they came from.',
    why: 'So that you can come back to them and compare them',
    howLong: 'Until you take them off your shortlist, or clear the data of this site in your browser',
  },
  {
    key: 'userSessionId',
    where: 'Local storage',
    what: 'A random number.',
    why: 'So that contact details you correct replace those you entered before',
    howLong: 'Until you clear the data of this site in your browser',
  },
  {
    key: 'storefront-visitor',
    where: 'Cookie',
    what: 'A random number.',
    why: 'So that you keep the same version of the site while a new one is being tried; set only during such a trial',
    howLong: '30 days',
  },
  {
    key: 'storefront-releases',
    where: 'Cookie',
    what: 'Which versions of the parts of the site you get; many visitors have the same value.',
    why: 'So that pages reach you faster during such a trial',
    howLong: '30 days',
  },
  {
    key: 'storefront-preview',
    where: 'Cookie',
    what: 'Which versions of parts of the site are being previewed, and until when.',
    why: 'So that a preview that you opened by a link lasts while you look around; nobody else gets this cookie',
    howLong: 'Until you end the preview or close the browser',
  },
];
