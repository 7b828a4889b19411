import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { Page } from '@playwright/test';

import { dealWhere } from '../../support/deals';
import { payableBooking } from '../../support/payable-booking';

/** A kind of page with an example of it. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Runs in the page: whether everything is there that the visit waits for; that it is interactive without it. */
  readonly complete?: () => boolean;
}

const ANY_DESTINATION = '/search?destinationId=1&view=hotels';
const ONE_DESTINATION = '/search?destinationId=101&dateMin=2027-06-09';

/** Returns one page of every kind that a shopper meets. */
export async function pageKinds(backend: string): Promise<readonly PageKind[]> {
  const deal = await dealWhere(
    { backend },
    ({ pricingMode, isBooking }) => pricingMode === 'online' && isBooking,
  );
  const session = JSON.stringify(await payableBooking({ backend }));
  const prepare = async (page: Page) => {
    const entry = [BOOKING_SESSION_KEY, session] as const;
    await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), entry);
  };
  return [
    { name: 'home', path: '/' },
    { name: 'destination page', path: '/page/d00000000000000000000101' },
    { name: 'group', path: '/group/summer' },
    { name: 'all deals', path: '/all-deals' },
    { name: 'deal', path: `/deals/${deal.dealId}` },
    { name: 'explore', path: '/search?destinationId=1' },
    { name: 'search, any destination', path: ANY_DESTINATION, complete: resultsAreRead },
    { name: 'search, one destination', path: ONE_DESTINATION, complete: resultsAreRead },
    {
      name: 'holiday details',
      path: `/holiday-details/${deal.hotelKey}?departureId=-1&giata=${deal.giataId}`,
      complete: flightsAreThere,
    },
    { name: 'personalise', path: '/booking/personalise', prepare },
    { name: 'passengers', path: '/booking/passengers', prepare },
    { name: 'payment', path: '/booking/payment', prepare },
  ];
}

/** Runs in the page. */
function resultsAreRead(): boolean {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  return heading.startsWith('Showing') && document.querySelector('[data-reading]') === null;
}

/** Runs in the page. */
function flightsAreThere(): boolean {
  return [...document.querySelectorAll('main button')].some(({ textContent }) => textContent === 'Book Now');
}
