import {
  BOOKING_SESSION_KEY,
  type BookingSession,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { expect, type Page } from '@playwright/test';

import type { Cell, Remote } from './cells';

/** What all cells of a run are made with. */
export interface Props {
  /** A booking that waits to be paid. */
  readonly session: BookingSession;
  /** A deal that can be booked online. */
  readonly deal: { readonly dealId: string; readonly HotelName: string };
}

/** A page of a remote, and a way to it. */
export interface Place {
  /** As its remote lists it. */
  readonly pattern: string;
  /** Stands there when the page works, and nowhere else. */
  readonly heading: string | RegExp;
  /** Where the page before it has one of that name as well. */
  readonly level?: 1;
  /** Whether a cold load brings a page that can be read before any script of a remote runs. */
  readonly readable: boolean;
  /** Opens the tab that the page is reached from. */
  readonly begin: (page: Page, site: string) => Promise<void>;
  /** Goes to the page, and does not wait for it. */
  readonly go: (page: Page, site: string) => Promise<void>;
}

export function placeOf(cell: Cell, props: Props): Place {
  const book = cell.fault === 'storage blocked' ? NOTHING : inTabWith(props.session);
  return cell.way === 'cold load' ? coldPlace(cell, props, book) : inAppPlace(cell, props, book);
}

type Step = Place['begin'];

function coldPlace({ remote, fault }: Cell, { deal }: Props, book: Step): Place {
  const places: Readonly<Record<Remote, Omit<Place, 'begin' | 'go'> & { readonly path: string }>> = {
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
      readable: false,
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
      // The booking is in the storage that is blocked: what can be said is that.
      heading: fault === 'storage blocked' ? 'Booking Not Found' : PERSONALISE,
      readable: false,
    },
  };
  const { path, ...place } = places[remote];
  return {
    ...place,
    begin: holdsBooking(remote) ? book : NOTHING,
    go: async (page, site) => void (await page.goto(site + path, { waitUntil: 'domcontentloaded' })),
  };
}

function inAppPlace({ remote, target }: Cell, { deal }: Props, book: Step): Place {
  const toDeal: Place = {
    pattern: '/deals/:dealId',
    heading: deal.HotelName,
    level: 1,
    readable: false,
    begin: async (page, site) => {
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
      begin: open('/about-us'),
      go: toAllDeals,
    },
    'mfe-search': {
      pattern: '/search',
      heading: RESULTS,
      readable: false,
      begin: async (page, site) => {
        await open('/')(page, site);
        await page.getByRole('combobox', { name: /^Destination/ }).click();
        await page.getByRole('combobox', { name: 'Search: Destination' }).fill('Antalya');
        await page.getByRole('option', { name: /Antalya/ }).click();
      },
      go: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    },
    'mfe-deal': toDeal,
    'mfe-checkout': target === 'chunk' || target === 'open tab' ? toPassengers(book) : toCheckout(deal),
  };
  return places[remote];
}

/** From the step before, whose code is there. */
function toPassengers(book: Step): Place {
  return {
    pattern: '/booking/passengers',
    heading: 'Who is travelling?',
    readable: false,
    begin: async (page, site) => {
      await book(page, site);
      await open('/booking/personalise')(page, site);
      await expect(page.getByRole('heading', { name: PERSONALISE })).toBeVisible({ timeout: LIMIT_MS });
    },
    go: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  };
}

/** From a deal, when nothing of the checkout was needed before. */
function toCheckout({ dealId }: Props['deal']): Place {
  const bookNow = (page: Page) =>
    page.getByRole('region', { name: 'Price', exact: true }).getByRole('button', { name: 'Book Now' });
  return {
    pattern: '/booking/personalise',
    heading: PERSONALISE,
    readable: false,
    begin: async (page, site) => {
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

/** Several tabs load at once, beside servers. */
const LIMIT_MS = 45_000;

const RESULTS = /^Showing 1-20 of \d+ deals$/;
const PERSONALISE = 'Personalise your holiday';
const NOTHING: Step = () => Promise.resolve();

/** The remotes before whose pages a booking may be under way. */
export function holdsBooking(remote: Remote): boolean {
  return remote === 'mfe-deal' || remote === 'mfe-checkout';
}

const toAllDeals = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Deals' }).click();

/** Another part of the site than the one that is broken, by a link of the frame. */
export async function visitOtherPart(page: Page, broken: Remote): Promise<void> {
  if (broken === 'mfe-discovery') {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible({
      timeout: LIMIT_MS,
    });
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
    // Any document of the site will do that does not change what it finds.
    await page.goto(`${site}/health`);
    await page.evaluate(
      ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
      [BOOKING_SESSION_KEY, JSON.stringify(session)],
    );
  };
}
