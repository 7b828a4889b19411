import { createClock } from '@storefront/shared/platform/time/clock';
import { routerContextOf, RuntimeProvider } from '@storefront/shared/runtime';
import { aRuntime } from '@storefront/shared/testing/render-page';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import {
  HOLIDAY_URL,
  deferred,
  installHolidayService,
  resetHolidayPage,
  renderHolidayPage,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

import { Component, loader } from './holiday-details.route';

afterEach(resetHolidayPage);

const RECORD = {
  images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', starRating: 5 },
};
const NAVIGATION_STATE = {
  deal: { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4.5, reviewCount: 120 },
  searchPath: '/search?destinationId=101',
};

const bookable = () => screen.findByRole('region', { name: 'Flight and hotel package' });
const choices = () => within(screen.getByRole('region', { name: 'Your choices' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the URL of the window with a router that stores its state in the browser's history, as the host does. */
function openInBrowser() {
  const runtime = aRuntime();
  const routes = [
    { path: '/holiday-details/:hotelKey', loader, Component, HydrateFallback: () => null },
    { path: '*', Component: () => 'The results' },
  ];
  const router = createBrowserRouter(routes, { getContext: () => routerContextOf(runtime) });
  const view = render(
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
  const close = () => {
    view.unmount();
    router.dispose();
  };
  return { router, close };
}

describe('the URL of holiday details', () => {
  it('sets the departure airport, the party, the board and the date [HD-Q-01, HD-Q-02, HD-Q-03, NAV-06, DEC-09, DEC-420]', async () => {
    const { monthRequests } = renderHolidayPage(
      '/holiday-details/H1?departureId=3&adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5&adultsRoom2=1&childrenRoom2=1&childrenAgesRoom2=8&adultsRoom3=3&childrenRoom3=2&childrenAgesRoom3=0,16&numRooms=3&totalGuests=10&boardBasis=HB&date=2027-06-12&nights=7',
      { packages: TEST_PACKAGES },
    );
    expect(await bookable()).toHaveTextContent('£432');
    expect(monthRequests()).toHaveLength(1);
    expect(monthRequests()[0]).toMatchObject({
      hotelKey: 'H1',
      duration: 7,
      search: {
        departureId: 3,
        adultsRoom1: 2,
        childrenRoom1: 1,
        childrenAgesRoom1: '5',
        adultsRoom2: 1,
        childrenRoom2: 1,
        childagesroom2: '8',
        adultsRoom3: 3,
        childrenRoom3: 2,
        childagesroom3: '0,16',
        adultsRoom4: 0,
        dateMin: '2027-06-01',
        dateMax: '2027-06-30',
      },
    });
    expect(choices().getByRole('combobox', { name: /Flying from/ })).toHaveTextContent('London Stansted');
    expect(choices().getByRole('button', { name: /6 adults, 4 children, 3 rooms/ })).toBeVisible();
    expect(choices().getByRole('combobox', { name: 'Board basis' })).toHaveValue('HB');
    expect(choices().getByText('£4,320 total for 10', { exact: false })).toBeVisible();
  });

  it('selects the cheapest date of the month in 60 days, for seven nights, for two guests, when it has none of these, and requests no hotel record without a giata id [NAV-06, DEC-11, DEC-09, API-DETAILS-03, API-DETAILS-05, CONST-07]', async () => {
    const { monthRequests, requestsTo } = renderHolidayPage('/holiday-details/H1', {
      packages: [
        { date: '2027-01-08', hotel: 150, fare: 90 },
        { date: '2027-01-15', hotel: 120, fare: 90 },
      ],
    });
    expect(await bookable()).toHaveTextContent('15 Jan 2027');
    expect(monthRequests().map(({ date, duration }) => [date, duration])).toEqual([['2027-01-01', 7]]);
    expect(monthRequests()[0]?.search).toMatchObject({ adultsRoom1: 2, childrenRoom1: 0, adultsRoom2: 0 });
    expect(await title('Sol Bay Resort')).toBeVisible();
    expect(requestsTo('getBackOfficeHotelByGiataId')).toEqual([]);
  });

  it.each([
    ['2026-12-02', '2027-01-01'],
    ['2026-12-03', '2027-02-01'],
  ])('requests on %s the month in 60 days, from %s on [DEC-11]', async (today, from) => {
    const runtime = aRuntime({ clock: createClock(today) });
    const { monthRequests } = renderHolidayPage('/holiday-details/H1', { packages: [] }, runtime);
    await waitFor(() => expect(monthRequests().map(({ date }) => date)).toContain(from));
    expect(monthRequests()[0]?.date).toBe(from);
  });

  it('restores board, month, date, nights, airport, party and flight [DEC-11]', async () => {
    const first = renderHolidayPage(HOLIDAY_URL, { packages: TEST_PACKAGES });
    await bookable();
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Board basis' }), 'HB');
    await first.user.click(screen.getByRole('button', { name: 'Change flights' }));
    await first.user.click(screen.getByRole('radio', { name: /17:10/ }));
    expect(await screen.findByText('£448')).toBeVisible();
    const packageText = (await bookable()).textContent;
    const { pathname, search } = first.router.state.location;
    first.unmount();
    resetHolidayPage();

    const second = renderHolidayPage(pathname + search, { packages: TEST_PACKAGES });
    expect((await bookable()).textContent).toBe(packageText);
    await second.user.click(screen.getByRole('button', { name: 'Change flights' }));
    expect(screen.getByRole('radio', { name: /17:10/ })).toBeChecked();
  });

  it('shows the hotel of the navigation state at once, and keeps that state when a choice changes [HD-Q-04, DEC-11]', async () => {
    const month = deferred<Response>();
    const { router, user } = renderHolidayPage('/search', {
      month: () => month.promise,
      packages: TEST_PACKAGES,
    });
    await act(() => router.navigate(HOLIDAY_URL, { state: NAVIGATION_STATE }));
    expect(await title('Sol Bay')).toBeVisible();
    expect(screen.getByText('Side')).toBeVisible();
    expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(screen.getByText(/120 reviews/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      NAVIGATION_STATE.searchPath,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '10');
    expect(router.state.location.state).toEqual(NAVIGATION_STATE);
    await act(() => router.navigate(-1));
    expect(screen.getByText('The results')).toBeVisible();
  });

  it('shows the hotel of the navigation state again after a reload [DEC-11]', async () => {
    installHolidayService({ month: () => new Promise<Response>(() => {}) });
    const first = openInBrowser();
    await act(() => first.router.navigate(HOLIDAY_URL, { state: NAVIGATION_STATE }));
    expect(await title('Sol Bay')).toBeVisible();
    first.close();

    // A reload keeps the history entry of the window, and nothing in memory.
    const second = openInBrowser();
    expect(await title('Sol Bay')).toBeVisible();
    expect(screen.getByText(/120 reviews/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      NAVIGATION_STATE.searchPath,
    );
    second.close();
    window.history.replaceState(null, '', '/');
  });
});

describe('the hotel in the URL', () => {
  it('is requested by its giata id, and prices do not wait for it [API-DETAILS-05]', async () => {
    const hotel = deferred<Response>();
    const { requestsTo } = renderHolidayPage(HOLIDAY_URL, {
      packages: TEST_PACKAGES,
      hotel: () => hotel.promise,
    });
    expect(await bookable()).toBeVisible();
    expect(await title('Sol Bay Resort')).toBeVisible();
    expect(requestsTo('getBackOfficeHotelByGiataId').map(({ path }) => path)).toEqual([
      '/supplier/getBackOfficeHotelByGiataId/7',
    ]);
    await act(async () => hotel.resolve(Response.json(RECORD)));
    expect(await title('Sol Bay Resort & Spa')).toBeVisible();
    expect(screen.getByRole('img', { name: '5 stars' })).toBeInTheDocument();
  });

  it.each([
    ['the hotel key is unknown', { month: () => new Response('', { status: 404 }) }],
    ['there are no packages and no hotel record', { packages: [] }],
  ])('shows "Deal not found" when %s [HD-16, DEC-11]', async (_, service) => {
    renderHolidayPage(HOLIDAY_URL, service);
    expect(await title('Deal not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/all-deals');
  });

  it.each([
    '/holiday-details?date=2027-06-12',
    '/holiday-details/%20?date=2027-06-12',
    '/holiday-details?adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5&adultsRoom2=1',
  ])('shows "Hotel key not found" for %s without a request [ERR-03, DEC-11, DEC-276]', async (url) => {
    const { requests } = renderHolidayPage(url, { packages: TEST_PACKAGES });
    expect(await title('Hotel key not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Guests and rooms/ })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
