import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import { forcedRulesOf } from '@storefront/shared/testing/forced-rules';
import { renderRoutes } from '@storefront/shared/testing/render-page';

import { aPlace, anExplore } from '../../testing/places';
import { searchService } from '../../testing/search-service';

import { Component, loader } from './search.route';

const AT = '/search?destinationId=1&dateMin=2027-06-09&adultsRoom1=2';
let close = () => {};
afterEach(() => {
  jest.useRealTimers();
  close();
  window.sessionStorage.clear();
});

const PLACES = anExplore([aPlace(301, 204), aPlace(601, 239), aPlace(101, 314)]);

function openAt(path: string, explore: (url: URL) => Explore | Response | Promise<Response> = () => PLACES) {
  const fake = searchService({
    explore: async (url) => {
      const found = await explore(url);
      return found instanceof Response ? found : Response.json(found);
    },
    rows: [{}],
  });
  close = fake.close;
  const view = renderRoutes([{ path: '/search', loader, Component, HydrateFallback: () => null }], path);
  const calls = (name: string) => fake.requests.filter(({ call }) => call === name);
  return { ...view, calls, user: userEvent.setup() };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const names = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent);

describe('the destinations of a search without one', () => {
  it('are ranked by price, with country, hotels, flight, weather, airport and day [EXPLORE-08]', async () => {
    const { calls } = openAt(AT);
    expect(await heading('3 places in June')).toBeVisible();
    expect(names()).toEqual(['Marrakech', 'Majorca', 'Antalya']);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Morocco · 31 hotels');
    expect(first).toHaveTextContent('Flight 2h 30m');
    expect(first).toHaveTextContent('25 °C by day');
    expect(first).toHaveTextContent('from£204pp');
    expect(first).toHaveTextContent('Luton, Tue 8 Jun');
    expect(
      screen.getByText('Prices per person, 2 adults sharing, 7 nights, flights from any London airport'),
    ).toBeVisible();
    expect(Object.fromEntries(calls('explore')[0]?.url.searchParams ?? [])).toEqual({
      departureId: '-1',
      nights: '7',
      month: '2027-06',
      rooms: '2',
    });
    expect(calls('dpSearch.php')).toEqual([]);
  });

  it('have nothing in the place of what is not available [EXPLORE-08]', async () => {
    openAt(AT, () => anExplore([aPlace(301, 204, { flightMinutes: null, temperature: null, hotels: 1 })]));
    await heading('1 place in June');
    const row = screen.getByRole('article');
    expect(row).toHaveTextContent('Morocco · 1 hotel');
    expect(row).not.toHaveTextContent(/1 hotels|Flight|°C|null|NaN/);
    expect(row).toHaveTextContent('from£204pp');
  });

  it('lead to their hotels, and Back returns [EXPLORE-06]', async () => {
    const { router, user, calls } = openAt(`${AT}&budget=300`);
    await heading('2 places up to £300 in June');
    await user.click(screen.getByRole('link', { name: 'Majorca' }));
    expect(await heading(/^Showing/)).toBeVisible();
    expect(router.state.location.search).toMatch(/destinationId=601&dateMin=2027-06-05&dateMax=2027-06-11/);
    await act(() => router.navigate(-1));
    expect(await heading('2 places up to £300 in June')).toBeVisible();
    expect(calls('explore')).toHaveLength(1);
  });

  it('can be replaced by hotels, and the choice is in the URL [EXPLORE-04]', async () => {
    const { router, user } = openAt(AT);
    await heading('3 places in June');
    const views = () => within(screen.getByRole('navigation', { name: 'Results as' }));
    expect(views().getByRole('link', { name: 'Destinations' })).toHaveAttribute('aria-current', 'page');
    await user.click(views().getByRole('link', { name: 'Hotels' }));
    expect(await heading(/^Showing/)).toBeVisible();
    expect(router.state.location.search).toContain('view=hotels');
    await user.click(views().getByRole('link', { name: 'Destinations' }));
    expect(await heading('3 places in June')).toBeVisible();
  });

  it('show the selected view and month in a system colour under forced colours', async () => {
    openAt(AT);
    await heading('3 places in June');
    expect(forcedRulesOf(screen.getByRole('link', { name: 'Destinations' }))).toContain('Highlight');
    expect(forcedRulesOf(screen.getByRole('link', { name: /^June 2027/ }))).toContain('Highlight');
  });

  it('have the lowest price of each month, and a month is one step away [EXPLORE-09]', async () => {
    const { router, user, calls } = openAt(AT);
    await heading('3 places in June');
    const months = within(screen.getByRole('navigation', { name: /^Leaving in/ }));
    expect(months.getByRole('link', { name: /^June 2027/ })).toHaveAttribute('aria-current', 'true');
    expect(months.queryByRole('link', { name: /^July/ })).not.toBeInTheDocument();
    await user.click(months.getByRole('link', { name: /^May 2027 £199$/ }));
    // The choice of months and its focus stay while the other month is loading.
    expect(months.getByRole('link', { name: /^May 2027/ })).toHaveFocus();
    await heading('3 places in May');
    expect(router.state.location.search).toContain('dateMin=2027-05-09');
    expect(calls('explore').at(-1)?.url.searchParams.get('month')).toBe('2027-05');
    expect(screen.getByText(/on Wed 12 May 2027/)).toBeInTheDocument();
  });

  it('are limited by a typed budget and by a slider [EXPLORE-05]', async () => {
    const { router, user } = openAt(AT);
    await heading('3 places in June');
    const box = () => screen.getByRole('textbox', { name: 'Up to £ per person' });
    await user.type(box(), '£250{Enter}');
    expect(await heading('2 places up to £250 in June')).toBeVisible();
    expect(screen.getByText('2 of 3 destinations')).toBeVisible();
    expect(router.state.location.search).toContain('budget=250');
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '210' } });
    expect(await heading('1 place up to £210 in June')).toBeVisible();
    expect(box()).toHaveValue('210');
    fireEvent.change(slider, { target: { value: '320' } });
    expect(await heading('3 places in June')).toBeVisible();
    expect(router.state.location.search).not.toContain('budget');
  });

  it('are not shown for a date that does not exist, and the nearest one is a step away [DEC-113]', async () => {
    const { user, calls } = openAt('/search?destinationId=1&dateMin=2027-06-31');
    expect(await heading('This date does not exist')).toBeVisible();
    expect(calls('explore')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Search Wed 30 Jun 2027' }));
    expect(await heading('3 places in June')).toBeVisible();
  });

  it('say what is cheapest when the budget is below it, and show all prices in one step', async () => {
    const { user } = openAt(`${AT}&budget=100`);
    expect(await heading('0 places up to £100 in June')).toBeVisible();
    expect(screen.getByText('The cheapest holiday in June is £204 per person.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all prices' }));
    expect(await heading('3 places in June')).toBeVisible();
  });

  it('are limited by flight time and weather, and an empty list shows the way back [EXPLORE-11]', async () => {
    const { router, user } = openAt(AT, () =>
      anExplore([
        aPlace(301, 204, { flightMinutes: 205, temperature: 29 }),
        aPlace(601, 239, { flightMinutes: 135, temperature: 22 }),
      ]),
    );
    await heading('2 places in June');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Flight time' }), 'Up to 3 hours');
    expect(await heading('1 place in June')).toBeVisible();
    expect(router.state.location.search).toContain('flight=3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Weather by day' }), '25 °C or more');
    expect(await screen.findByText('2 places are on sale in June.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show any flight time and weather' }));
    expect(await heading('2 places in June')).toBeVisible();
  });

  it('say that a month has no departures', async () => {
    openAt(AT, () => anExplore([]));
    expect(await screen.findByRole('heading', { name: 'Nothing on sale in June' })).toBeVisible();
  });

  it('have a row of fields that contains their hidden labels, so that a phone does not scroll sideways', async () => {
    openAt(AT);
    await heading('3 places in June');
    const label = screen.getByText('Weather by day');
    expect(label).toHaveStyle({ position: 'absolute' });
    const row = screen.getByRole('combobox', { name: 'Weather by day' }).closest('[data-bottom-bar]');
    expect(row).toHaveStyle({ position: 'relative' });
    expect(row).toContainElement(label);
  });

  it('are ordered by the select', async () => {
    const { router, user } = openAt(AT);
    await heading('3 places in June');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A to Z');
    await waitFor(() => expect(names()).toEqual(['Antalya', 'Majorca', 'Marrakech']));
    expect(router.state.location.search).toContain('order=name');
  });

  it('have the selected place of the URL with the step to its hotels [EXPLORE-06]', async () => {
    openAt(`${AT}&place=601`);
    const card = within(await screen.findByRole('region', { name: 'Selected: Majorca' }));
    expect(card.getByRole('link', { name: 'See hotels in Majorca' })).toHaveAttribute(
      'href',
      expect.stringContaining('destinationId=601'),
    );
  });

  it('show the failure of the request, with its details closed, and a retry [DEC-93]', async () => {
    let fails = true;
    const { user } = openAt(AT, () => (fails ? new Response('', { status: 503 }) : PLACES));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
    const details = alert.getByText('Details for our team').closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent(/^Details for our team.+/);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('3 places in June')).toBeVisible();
  });

  it('have a heading and no rows while they load', async () => {
    openAt(AT, () => new Promise<Response>(() => {}));
    expect(await heading('Where to go in June')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('request the prices of the other months until they are complete [EXPLORE-02]', async () => {
    jest.useFakeTimers();
    let isComplete = false;
    const { calls } = openAt(AT, () => ({ ...PLACES, isComplete }));
    expect(await screen.findByRole('link', { name: /^July 2027 …$/ })).toBeVisible();
    isComplete = true;
    const july = () => screen.queryByRole('link', { name: /^July 2027/ });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(july()).not.toBeInTheDocument();
    expect(calls('explore')).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls('explore')).toHaveLength(2);
  });

  it('state the nights and the airport of each price that is not for the party of the search [EXPLORE-03]', async () => {
    openAt(AT, () =>
      anExplore([aPlace(601, 239, { departureId: -11, flightMinutes: null, hotels: null })], {
        basis: 'pages',
      }),
    );
    await heading('1 place in June');
    expect(screen.getByRole('article')).toHaveTextContent('Any North West, Tue 8 Jun, 7 nights');
    expect(screen.getByText(/^Prices per person, 2 adults sharing\. The nights/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Majorca' })).toHaveAttribute(
      'href',
      expect.stringContaining('departureId=-11'),
    );
  });
});
