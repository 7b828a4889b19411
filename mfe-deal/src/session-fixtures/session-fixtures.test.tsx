import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { screen, waitFor, within } from '@testing-library/react';

import { resetDealPage, renderDealPage } from '../../testing/deal-service';
import {
  HOLIDAY_URL,
  quoteOf,
  resetHolidayPage,
  renderHolidayPage,
  STANDARD_ROOM,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

import { sessionFixtures } from './session-fixtures';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const VOYAGE = {
  ship: { _id: 's', shipName: 'Aegean Star', rooms: [{ _id: 'r1', roomName: 'Inside', pp: 0 }] },
  tours: [
    {
      _id: 't1',
      tourName: 'Old town walk',
      description: '<p>Three hours on foot</p>',
      price: 45.5,
      features: ['Guide'],
      included: false,
    },
  ],
  selectedBoardBases: [{ _id: 'b1', boardType: 'FB', price: 245, included: true, features: ['Drinks'] }],
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));
afterEach(() => {
  resetDealPage();
  resetHolidayPage();
  jest.restoreAllMocks();
});

/** The session as it is serialized to storage. */
function stored({ booking }: StorefrontRuntime): unknown {
  return JSON.parse(JSON.stringify(booking.getState()));
}

function fixture(name: string) {
  return sessionFixtures.writes.find((write) => write.name === name)?.session;
}

describe('session fixtures of mfe-deal', () => {
  it('match the schema of the release manifest', () => {
    expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
  });

  it('contain the session that Book Now on holiday details writes', async () => {
    const family = HOLIDAY_URL.replace('childrenRoom1=0', 'childrenRoom1=1&childrenAgesRoom1=5');
    const { user, runtime, router } = renderHolidayPage(family, { packages: TEST_PACKAGES });
    const summary = await screen.findByRole('region', { name: 'Flight and hotel package' });
    await user.click(within(summary).getByRole('button', { name: 'Book Now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/personalise'));

    expect(stored(runtime)).toEqual(fixture('Book Now on holiday details'));
  });

  it('contain the session that Book Now in another room writes', async () => {
    const family = HOLIDAY_URL.replace('childrenRoom1=0', 'childrenRoom1=1&childrenAgesRoom1=5');
    const seaView = {
      ...STANDARD_ROOM,
      roomCode: 'DB2-SEA',
      roomName: 'Double room with sea view',
      priceDifference: 38,
    };
    const { user, runtime, router } = renderHolidayPage(`${family}&room=DB2-SEA`, {
      packages: TEST_PACKAGES,
      rooms: () => Response.json({ rooms: [STANDARD_ROOM, seaView], boards: [] }),
      quote: (request) => quoteOf(TEST_PACKAGES, request, 0, 38),
    });
    const summary = await screen.findByRole('region', { name: 'Flight and hotel package' });
    await user.click(within(summary).getByRole('button', { name: 'Book Now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/personalise'));

    expect(stored(runtime)).toEqual(fixture('Book Now in another room'));
  });

  it('contain the session that Book Now on a deal writes, with the extras of the deal', async () => {
    const files = { 'june.json': [{ date: '2027-06-12', pounds: 399 }] };
    const { user, runtime, router } = renderDealPage('/deals/301', { files, deal: VOYAGE });
    await screen.findByText(/^Sat 12 Jun 2027, 7 nights/, { selector: 'p, dd, h3, span' });
    const price = within(screen.getByRole('region', { name: 'Price' }));
    await user.click(price.getByRole('button', { name: 'Book Now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/personalise'));

    expect(stored(runtime)).toEqual(fixture('Book Now on a deal'));
  });

  it('list no reads: an existing booking does not change a deal page', async () => {
    expect(sessionFixtures.reads).toEqual([]);
    const files = { 'june.json': [{ date: '2027-06-12', pounds: 399 }] };
    const pageText = async (withBooking: boolean) => {
      const { unmount } = renderDealPage('/deals/301', { files, deal: VOYAGE });
      if (withBooking)
        window.sessionStorage.setItem(BOOKING_SESSION_KEY, JSON.stringify(fixture('Book Now on a deal')));
      await screen.findByText(/^Sat 12 Jun 2027, 7 nights/, { selector: 'p, dd, h3, span' });
      const text = document.body.textContent;
      unmount();
      return text;
    };

    expect(await pageText(true)).toBe(await pageText(false));
  });
});
