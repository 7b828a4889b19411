import {
  BOOKING_SESSION_KEY,
  type BookingSession,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { expect, type Page } from '@playwright/test';

import type { FaultCase, Remote } from './test-cases';

/** Test data that all cases of a run share. */
export interface TestData {
  /** A booking ready for payment. */
  readonly session: BookingSession;
  /** A deal that can be booked online. */
  readonly deal: { readonly dealId: string; readonly HotelName: string };
}

/** A page of a remote, and the navigation to it. */
export interface Place {
  /** Path pattern of the remote. */
  readonly pattern: string;
  /** Heading that only the working page shows. */
  readonly heading: string | RegExp;
  /** Set if the previous page has a heading of that name too. */
  readonly level?: 1;
  /** True if the server renders the page, so that it is readable before any script runs. */
  readonly readable: boolean;
  /** Opens the page from which the navigation starts. */
  readonly openStart: (page: Page, site: string) => Promise<void>;
  /** Navigates to the page without waiting for it. */
  readonly go: (page: Page, site: string) => Promise<void>;
}

export function placeOf(testCase: FaultCase, props: TestData): Place {
  const book = testCase.fault === 'storage blocked' ? NOTHING : inTabWith(props.session);
  return testCase.way === 'cold load' ? coldPlace(testCase, props, book) : inAppPlace(testCase, props, book);
}

type Step = Place['openStart'];

function coldPlace({ remote, fault }: FaultCase, { deal }: TestData, book: Step): Place {
  const places: Readonly<Record<Remote, Omit<Place, 'openStart' | 'go'> & { readonly path: string }>> = {
    'mfe-discovery': {
      path: '/',
      pattern: '/',
      heading: 'Discover Your Perfect Holiday Escape',
      readable: true,
    },
    'mfe-search': {
      path: '/search?destinationId=101&dateMin=2027-06-09',
      pattern: '/search',
      heading: RESULTS,
      readable: true,
    },
    'mfe-deal': {
      path: `/deals/${deal.dealId}`,
      pattern: '/deals/:dealId',
      heading: deal.HotelName,
      readable: true,
    },
    'mfe-checkout': {
      path: '/booking/personalise',
      pattern: '/booking/personalise',
      // The booking is in session storage, which is blocked.
      heading: fault === 'storage blocked' ? 'Booking Not Found' : PERSONALISE,
      readable: false,
    },
    'mfe-manage': {
      path: '/manage',
      pattern: '/manage',
      heading: FIND_BOOKING,
      readable: false,
    },
  };
  const { path, ...place } = places[remote];
  return {
    ...place,
    openStart: async (page, site) => {
      // The edge renders the page once for all visitors.
      await (await fetch(site + path)).text();
      if (holdsBooking(remote)) await book(page, site);
    },
    go: async (page, site) => void (await page.goto(site + path, { waitUntil: 'domcontentloaded' })),
  };
}

function inAppPlace({ remote, target }: FaultCase, { deal }: TestData, book: Step): Place {
  const toDeal: Place = {
    pattern: '/deals/:dealId',
    heading: deal.HotelName,
    level: 1,
    readable: false,
    openStart: async (page, site) => {
      await book(page, site);
      await open('/all-deals')(page, site);
    },
    go: (page) => page.getByRole('link', { name: deal.HotelName }).first().click(),
  };
  const places: Readonly<Record<Remote, Place>> = {
    'mfe-discovery': {
      pattern: '/all-deals',
      heading: 'All Deals',
      readable: false,
      openStart: open('/about-us'),
      go: toAllDeals,
    },
    'mfe-search': {
      pattern: '/search',
      heading: RESULTS,
      readable: false,
      openStart: async (page, site) => {
        await open('/')(page, site);
        await page.getByRole('combobox', { name: /^Destination/ }).click();
        await page.getByRole('combobox', { name: 'Search: Destination' }).fill('Antalya');
        await page.getByRole('option', { name: /Antalya/ }).click();
      },
      go: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    },
    'mfe-deal': toDeal,
    'mfe-checkout': target === 'chunk' || target === 'open tab' ? toPassengers(book) : toCheckout(deal),
    'mfe-manage': {
      pattern: '/manage',
      heading: FIND_BOOKING,
      readable: false,
      openStart: open('/about-us'),
      go: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Manage my booking' }).click(),
    },
  };
  return places[remote];
}

/** Navigates from the previous step, whose code is loaded. */
function toPassengers(book: Step): Place {
  return {
    pattern: '/booking/passengers',
    heading: 'Who is travelling?',
    readable: false,
    openStart: async (page, site) => {
      await book(page, site);
      await open('/booking/personalise')(page, site);
      await expect(page.getByRole('heading', { name: PERSONALISE })).toBeVisible({ timeout: LIMIT_MS });
    },
    go: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  };
}

/** Navigates from a deal, before any file of mfe-checkout was requested. */
function toCheckout({ dealId }: TestData['deal']): Place {
  const bookNow = (page: Page) =>
    page.getByRole('region', { name: 'Price', exact: true }).getByRole('button', { name: 'Book Now' });
  return {
    pattern: '/booking/personalise',
    heading: PERSONALISE,
    readable: false,
    openStart: async (page, site) => {
      await open(`/deals/${dealId}`)(page, site);
      await expect(
        page
          .getByRole('grid', { name: 'Departure dates' })
          .getByRole('button', { name: /£[\d,]+ per person.*, selected$/ }),
      ).toBeVisible({ timeout: LIMIT_MS });
    },
    go: (page) => bookNow(page).click(),
  };
}

/** Generous, because several tabs and servers share two cores. */
const LIMIT_MS = 45_000;

const RESULTS = /^Showing 1-20 of \d+ deals$/;
const HOME_URL = /^https?:\/\/[^/]+\/$/;
const PERSONALISE = 'Personalise your holiday';
/** The heading of the loading state is that of the page; this one is below the form. */
const FIND_BOOKING = 'No reference at hand?';
const NOTHING: Step = () => Promise.resolve();

/** Returns true for remotes whose pages may have a booking in progress. */
export function holdsBooking(remote: Remote): boolean {
  return remote === 'mfe-deal' || remote === 'mfe-checkout';
}

const toAllDeals = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Deals' }).click();

/** Navigates to a page of another app by a link of the header or footer. */
export async function visitOtherPage(page: Page, broken: Remote): Promise<void> {
  if (broken === 'mfe-discovery') {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible({
      timeout: LIMIT_MS,
    });
  } else if (broken === 'mfe-checkout' || broken === 'mfe-manage') {
    // These pages have no menus (DEC-175, DEC-191).
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: LIMIT_MS });
    // A pattern, because a function would also wait for the end of a load that the fault holds up.
    await expect(page).toHaveURL(HOME_URL, { timeout: LIMIT_MS });
  } else {
    await toAllDeals(page);
    await expect(page.getByRole('heading', { level: 1, name: 'All Deals' })).toBeVisible({
      timeout: LIMIT_MS,
    });
  }
}

function open(path: string): Step {
  return async (page, site) => {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-booted]')).toBeAttached({ timeout: LIMIT_MS });
  };
}

function inTabWith(session: BookingSession): Step {
  return async (page, site) => {
    // Any document of this origin that does not change storage.
    await page.goto(`${site}/health`);
    await page.evaluate(
      ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
      [BOOKING_SESSION_KEY, JSON.stringify(session)],
    );
  };
}
