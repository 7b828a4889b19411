import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@storefront/shared/testing/render-page';

import {
  hotelWire,
  searchService,
  searchXml,
  type Row,
  type SearchService,
} from '../../testing/search-service';

import { Component, loader } from './search.route';

const AT = '/search?destinationId=101&dateMin=2027-06-09';
let close = () => {};
afterEach(() => {
  close();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

function openAt(path: string, service: SearchService) {
  const fake = searchService(service);
  close = fake.close;
  const view = renderRoutes(
    [
      { path: '/search', loader, Component, HydrateFallback: () => null },
      { path: '/holiday-details/:hotelKey', Component: () => 'The holiday' },
    ],
    path,
  );
  return { ...view, requests: fake.requests, user: userEvent.setup() };
}

/** Goes back or forward in the history, with the event that browsers send and the history of a test does not. */
async function traverse(router: ReturnType<typeof openAt>['router'], entries: number) {
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await router.navigate(entries);
  });
}

const many = (count: number, row: Row = {}): Row[] => Array.from({ length: count }, () => row);
const heading = (name: string | RegExp = /^Showing/) => screen.findByRole('heading', { level: 1, name });
const pressed = (name: string) =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
const cards = () => screen.getAllByRole('article');
const BANNER = 'Prefer calling, Exclusive offline deals also available';
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

/** Expects the banners after cards 3, 6, 9, ... of the page that is shown, and returns them. */
function expectBanners(count: number): readonly HTMLElement[] {
  const banners = screen.getAllByRole('note', { name: 'Book by phone' });
  expect(banners).toHaveLength(count);
  for (const [index, banner] of banners.entries()) {
    const third = cards()[index * 3 + 2];
    const fourth = cards()[index * 3 + 3];
    expect(third && banner.compareDocumentPosition(third)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(fourth && banner.compareDocumentPosition(fourth)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  return banners;
}

describe('the results page', () => {
  it('shows four skeletons while it loads [SRCH-ST-01, DEC-84]', async () => {
    openAt(AT, { search: () => new Promise(() => {}) });
    expect(await screen.findByText('Searching for holidays')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-card-to-come]')).toHaveLength(4);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('disables the Search button of its form, with a spinner, until the search has results [FORM-06]', async () => {
    let respond = (_response: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const { user } = openAt(AT, { search: () => response });
    await screen.findByText('Searching for holidays');
    await user.click(screen.getByRole('button', { name: 'Change search' }));
    const search = await screen.findByRole('button', { name: /^Search/ });
    expect(search).toBeDisabled();
    expect(search).toHaveAttribute('aria-busy', 'true');
    await act(async () => respond(new Response(searchXml(many(1)))));
    await heading();
    await waitFor(() => expect(search).toBeEnabled());
    expect(search).not.toHaveAttribute('aria-busy');
  });

  it('shows the message of a failed search in place of the cards, and a retry button [SRCH-ST-02, DEC-93, ERR-01]', async () => {
    let fails = true;
    const { user } = openAt(AT, {
      search: () => (fails ? new Response('', { status: 503 }) : new Response('<Response/>')),
    });
    const panel = await screen.findByRole('alert');
    // In place of the cards: below the date strip, in the same column.
    const strip = screen.getByRole('list', { name: 'Alternate departure dates' });
    expect(strip.parentElement).toContainElement(panel);
    expect(strip.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const alert = within(panel);
    expect(alert.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
    const details = alert.getByText('Details for our team').closest('details');
    expect(details).toHaveTextContent('API returned status 503');
    expect(details).not.toHaveAttribute('open');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No results found')).toBeVisible();
  });

  it('states the time of prices that the supplier has not confirmed just now, and no time of fresh ones [DEC-290]', async () => {
    const headers = { 'x-prices-from': '2026-11-26T14:32' };
    openAt(AT, { search: () => new Response(searchXml([{}]), { headers }) });
    expect(await screen.findByText('Prices from 14:32. We check yours again before you pay.')).toBeVisible();
    close();
    cleanup();
    openAt(`${AT}&rating=5`, { rows: [{}] });
    await heading();
    expect(screen.queryByText(/^Prices from/)).not.toBeInTheDocument();
  });

  it('shows "An error occurred" when a failure has no message [SRCH-ST-02, DEC-93]', async () => {
    openAt(AT, { search: () => Promise.reject(new TypeError('network')) });
    expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeVisible();
  });

  it.each([
    [
      'dateMin=9999-12-31',
      'This date is not on sale yet',
      /on sale until Mon 22 May 2028/,
      'Wed 29 Dec 2027',
    ],
    ['dateMin=2026-06-12', 'This date has passed', /asks for Mon 15 Jun 2026/, 'Tue 15 Jun 2027'],
    ['dateMin=0001-01-01', 'This date has passed', /asks for/, 'Mon 4 Jan 2027'],
    [
      'dateMin=2027-02-30',
      'This date does not exist',
      /asks for "2027-02-30", which is not a date/,
      'Sun 28 Feb 2027',
    ],
    ['dateMin=0000-00-00', 'This date does not exist', /asks for "0000-00-00"/, 'Wed 20 Jan 2027'],
  ])(
    'requests nothing for %s, shows why and links to dates on sale [DEC-113, DEC-107]',
    async (date, title, text, first) => {
      const { router, requests, user } = openAt(`/search?destinationId=102&adultsRoom1=3&${date}`, {
        rows: many(1),
      });
      expect(await heading(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
      expect(requests).toEqual([]);
      expect(document.body).not.toHaveTextContent('+010');
      await user.click(screen.getByRole('link', { name: `Search ${first}` }));
      expect(await heading()).toBeVisible();
      expect(router.state.location.search).toMatch(/destinationId=102.*adultsRoom1=3/);
      expect(screen.getByText(new RegExp(`on ${first} for 7 nights, 3 guests`))).toBeVisible();
    },
  );

  it('shows that a selected date of the strip has passed [DEC-113, DEC-04]', async () => {
    openAt('/search?destinationId=101&dateMin=2026-11-17', {
      rows: many(2, { departureDate: '2026-11-22' }),
    });
    await heading('Showing 0-0 of 0 deals');
    expect(screen.getByText('Fri 20 Nov has passed. Choose a later date.')).toBeVisible();
  });

  it('has the date of the strip in the form and the summary, also after Back and Forward [SRCH-01, DEC-88]', async () => {
    const { router, user } = openAt(AT, { rows: many(1) });
    await heading();
    const field = () => within(screen.getByRole('search')).getByRole('button', { name: /^Departure date/ });
    expect(field()).toHaveTextContent('Sat 12 Jun 2027');
    const strip = within(screen.getByRole('list', { name: 'Alternate departure dates' }));
    await user.click(strip.getByRole('button', { name: /Mon 14 Jun/ }));
    await waitFor(() => expect(field()).toHaveTextContent('Mon 14 Jun 2027'));
    expect(screen.getByRole('button', { name: 'Change search' })).toHaveAccessibleDescription(
      / on Mon 14 Jun 2027 for 7 nights, 2 guests$/,
    );
    // The date is shown before the navigation has ended.
    await waitFor(() => expect(router.state.location.search).toContain('date=2027-06-14'));
    await traverse(router, -1);
    await waitFor(() => expect(field()).toHaveTextContent('Sat 12 Jun 2027'));
    await traverse(router, 1);
    await waitFor(() => expect(field()).toHaveTextContent('Mon 14 Jun 2027'));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toContain('dateMin=2027-06-11'));
  });

  it('has the date of its URL when Back comes before the selected date has rendered [SRCH-01, DEC-88]', async () => {
    const { router } = openAt(AT, { rows: many(1) });
    await heading();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /Mon 14 Jun/ }));
      while (!router.state.location.search.includes('date=2027-06-14'))
        await new Promise((resolve) => setTimeout(resolve));
      await traverse(router, -1);
    });
    const selected = () => screen.getByRole('button', { name: /Selected/ });
    await waitFor(() => expect(selected()).toHaveTextContent('Sat 12 Jun'));
    expect(router.state.location.search).not.toContain('date=2027-06-14');
  });

  it.each([
    ['adultsRoom1=99&childrenRoom1=12', '6 adults, 4 children, 1 room because a room takes up to 6 adults'],
    ['adultsRoom1=0&childrenRoom1=4', '1 adult, 4 children, 1 room because children in room 1 need'],
    ['adultsRoom1=1&childrenRoom1=12', '1 adult, 4 children, 1 room because a room takes up to 4 children'],
    [
      'adultsRoom1=2&childrenRoom1=3&childrenAgesRoom1=5',
      'The link has 1 age (5) for 3 children, so we assumed that 3 children are 2 years old',
    ],
    ['adultsRoom1=2&childrenRoom1=1', 'How old is the child? The link does not say, so we assumed'],
  ])('shows what it changed in the party of %s, and opens its control [DEC-112]', async (party, text) => {
    const { user } = openAt(`${AT}&${party}`, { rows: many(1) });
    await heading();
    const notice = screen.getByText('Please check who is travelling').closest('[role=status]');
    expect(notice).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Change guests and rooms' }));
    expect(await screen.findByRole('dialog', { name: 'Guests/Rooms' })).toBeVisible();
  });

  it('shows the age of two in the form for a child without an age, and the shopper can correct it [DEC-18, DEC-82]', async () => {
    const { router, user } = openAt(`${AT}&adultsRoom1=2&childrenRoom1=2`, { rows: many(1) });
    await heading();
    await user.click(screen.getByRole('button', { name: /^Guests\/Rooms/ }));
    const guests = within(await screen.findByRole('dialog', { name: 'Guests/Rooms' }));
    const ages = () => guests.getAllByLabelText<HTMLSelectElement>(/^Age of child/).map(({ value }) => value);
    expect(ages()).toEqual(['2', '2']);
    expect(within(guests.getByLabelText(/^Age of child 1/)).getAllByRole('option')).toHaveLength(16);
    expect(guests.getByRole('button', { name: 'Add a room' })).toBeVisible();
    await user.selectOptions(guests.getByLabelText(/^Age of child 2/), '9');
    await waitFor(() => expect(ages()).toEqual(['2', '9']));
    await user.click(guests.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toContain('childrenAgesRoom1=2%2C9'));
  });

  it('shows no notice about a party that can be searched [DEC-112]', async () => {
    openAt(`${AT}&adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5`, { rows: many(1) });
    await heading();
    expect(screen.queryByText('Please check who is travelling')).not.toBeInTheDocument();
  });

  it('shows twenty cards a page and a banner after every third, and starts another page at the top [SRCH-12, SRCH-13, SRCH-14, SRCH-15, SRCH-ST-08, DEC-89]', async () => {
    const { user, router } = openAt(AT, { rows: many(47) });
    expect(await heading()).toHaveTextContent('Showing 1-20 of 47 deals');
    expect(cards()).toHaveLength(20);
    const [first] = expectBanners(6);
    expect(within(first ?? document.body).getByText(BANNER)).toBeVisible();
    expect(first).toHaveTextContent('Get exclusive Antalya holiday deals');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await heading('Showing 41-47 of 47 deals')).toBeVisible();
    expect(cards()).toHaveLength(7);
    expectBanners(2);
    expect(router.state.preventScrollReset).toBe(false);
    await user.click(filters().getByRole('checkbox', { name: /^4 stars/ }));
    expect(await heading('Showing 1-20 of 47 deals')).toBeVisible();
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('moves the focus to its heading when a page is turned, also to the last page, and does not scroll to it [SRCH-12, SRCH-ST-08]', async () => {
    const { user } = openAt(AT, { rows: many(47) });
    await heading('Showing 1-20 of 47 deals');
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    for (const text of ['Showing 21-40 of 47 deals', 'Showing 41-47 of 47 deals']) {
      screen.getByRole('button', { name: 'Next page' }).focus();
      await user.keyboard('{Enter}');
      expect(await heading(text)).toHaveFocus();
      expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    }
    focus.mockRestore();
  });

  it('requests the hotel records of this page and of the next for up to 5 s, and no others [CONST-13, DEC-83]', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    const { requests } = openAt(AT, { rows: many(47) });
    await heading();
    const requestedIds = () =>
      new Set(
        requests
          .filter(({ call }) => call === 'getBackOfficeHotelByGiataId')
          .map(({ url }) => Number(url.pathname.split('/').at(-1))),
      );
    await waitFor(() => expect(requestedIds().size).toBeGreaterThanOrEqual(40));
    expect([...requestedIds()].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 40 }, (_, index) => 1000 + index),
    );
    expect(limits.mock.calls.filter(([ms]) => ms === 5_000).length).toBeGreaterThanOrEqual(40);
    limits.mockRestore();
  });

  /** A response whose last characters wait for `end`. */
  function arriving(rows: readonly Row[]) {
    let end = () => {};
    const [start = '', rest = ''] = searchXml(rows).split(/(?<=\/>)(?=<\/)/);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        write(start);
        end = () => {
          write(rest);
          controller.close();
        };
      },
    });
    return { response: new Response(body), end: () => end() };
  }
  const skeletons = () => document.querySelectorAll('[data-card-to-come]');

  it('counts hotels as "so far" until the response is complete, with skeletons up to four cards [DEC-160, DEC-84]', async () => {
    const { response, end } = arriving(many(2));
    openAt(AT, { search: () => response });
    expect(await heading('Showing 1-2 of 2 deals so far')).toBeVisible();
    expect(skeletons()).toHaveLength(2);
    end();
    expect(await heading('Showing 1-2 of 2 deals')).toBeVisible();
    expect(skeletons()).toHaveLength(0);
  });

  it('states that a search of any destination is incomplete while its hotels arrive', async () => {
    const { response, end } = arriving(many(2));
    openAt('/search?dateMin=2027-06-09&view=hotels', { search: () => response });
    expect(await heading('Showing 1-2 of 2 deals so far')).toBeVisible();
    const notice = within(screen.getByRole('region', { name: 'Only some hotels are shown' }));
    expect(notice.getByText(/cover those that have arrived/)).toHaveTextContent(
      'The first hotels on Sat 12 Jun: choose a destination to see all. Filters, counts and prices cover those that have arrived.',
    );
    expect(screen.getByRole('list', { name: 'Alternate departure dates' })).toBeVisible();
    end();
    expect(await heading('Showing 1-2 of 2 deals')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Only some hotels are shown' })).not.toBeInTheDocument();
  });

  it('states how much of a truncated search is displayed, with the lowest prices of all hotels', async () => {
    const { user } = openAt('/search?dateMin=2027-06-09&view=hotels', {
      search: () =>
        new Response(
          searchXml(many(2)).replace(
            /<Hotels /,
            '<Totals><Date departureDate="2027-06-12" hotels="1431" lowestPrice="149"/></Totals>$&truncated="true" ',
          ),
        ),
    });
    expect(await heading('Showing 1-2 of the first 2 deals')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Only some hotels are shown' })).toHaveTextContent(
      /^The first 2 of 1,431 hotels on Sat 12 Jun/,
    );
    expect(screen.getByRole('button', { name: /^Selected.*£149pp$/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Choose a destination' }));
    expect(screen.getByRole('combobox', { name: /^Destination/ })).toHaveFocus();
  });

  it('shows no destination in the banner when any destination is searched [SRCH-15, DEC-89]', async () => {
    openAt('/search?dateMin=2027-06-09&view=hotels', { rows: many(3) });
    await heading();
    expect(screen.getByText('Get exclusive holiday deals')).toBeVisible();
  });

  it('shows a message when no hotel matches, and Clear Filters restores the list [SRCH-ST-03, DEC-92]', async () => {
    const { user } = openAt(`${AT}&selectedStars=1&hotel=zzz&sort=price-asc&price=total`, { rows: many(5) });
    expect(await heading('Showing 0-0 of 0 deals')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'No results found' });
    expect(title).toBeVisible();
    // The button exists beside the filters and above the list as well.
    const emptyList = within(title.closest<HTMLElement>('[role="status"]') ?? title);
    await user.click(emptyList.getByRole('button', { name: 'Clear Filters' }));
    expect(await heading('Showing 1-5 of 5 deals')).toBeVisible();
    expect(screen.getByLabelText('Sort by')).toHaveValue('price-asc');
    pressed('Total holiday');
  });

  it('reloads for a changed query and starts without filters [SRCH-ST-04]', async () => {
    const { router, requests, user } = openAt(AT, { rows: many(5) });
    await heading();
    await user.click(filters().getByRole('checkbox', { name: /^4 stars/ }));
    expect(await screen.findByRole('button', { name: 'Remove filter 4 stars' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain('stars=4'));
    await act(() => router.navigate('/search?destinationId=102&dateMin=2027-06-09'));
    await waitFor(() =>
      expect(
        requests
          .filter(({ call }) => call === 'dpSearch.php')
          .map(({ url }) => url.searchParams.get('destinationId')),
      ).toContain('102'),
    );
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  });

  it('shows the results of a new search of its form, without the filters of the previous one [SRCH-ST-04, FORM-07]', async () => {
    let found = searchXml(many(5));
    const { router, user } = openAt(AT, { search: () => new Response(found) });
    await heading('Showing 1-5 of 5 deals');
    await user.click(filters().getByRole('checkbox', { name: /^4 stars/ }));
    await waitFor(() => expect(router.state.location.search).toContain('stars=4'));

    found = searchXml(many(2));
    const form = within(screen.getByRole('search'));
    await user.selectOptions(form.getByLabelText('Duration'), '10 nights');
    await user.click(form.getByRole('button', { name: 'Search' }));
    expect(await heading('Showing 1-2 of 2 deals')).toBeVisible();
    expect(router.state.location.pathname).toBe('/search');
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get('durationMin')).toBe('10');
    expect(params.has('stars')).toBe(false);
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  });

  it('shows that resorts are loading until the results have arrived [SRCH-FLT-16]', async () => {
    let respond: (response: Response) => void = () => {};
    openAt(AT, { search: () => new Promise((resolve) => (respond = resolve)), resorts: ['Side'] });
    await screen.findByRole('complementary', { name: 'Filters' });
    expect(await filters().findByText('Loading resorts…')).toBeVisible();
    expect(filters().queryByText('No resorts found')).not.toBeInTheDocument();

    respond(new Response(searchXml(many(2))));
    expect(await heading('Showing 1-2 of 2 deals')).toBeVisible();
    expect(await filters().findByRole('checkbox', { name: /^Side/ })).toBeInTheDocument();
    expect(filters().queryByText('Loading resorts…')).not.toBeInTheDocument();
  });

  it('searches with the board of its URL [SRCH-Q-05]', async () => {
    const { requests } = openAt(`${AT}&boardType=5`, { rows: many(1, { brd: 'AI' }) });
    await heading();
    const searches = requests.filter(({ call }) => call === 'dpSearch.php');
    expect(searches.map(({ url }) => url.searchParams.get('boardType'))).toEqual(['5']);
  });

  it.each([
    [
      'its URL names',
      '/search?destinationId=102&departureId=26&dateMin=2027-06-09&dateMax=2027-06-15&durationMin=10&durationMax=12&totalGuests=1',
      ['102', '26', '10', '12', '1'],
      /^Manchester to Dalaman on Sat 12 Jun 2027 for 10 nights, 1 guest$/,
    ],
    [
      'the rooms of its URL name',
      '/search?destinationId=102&departureId=26&dateMin=2027-06-09&dateMax=2027-06-15&durationMin=7&durationMax=7&adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5&adultsRoom2=1&childrenRoom2=1&childagesroom2=9',
      ['102', '26', '7', '7', '2'],
      /^Manchester to Dalaman on Sat 12 Jun 2027 for 7 nights, 5 guests$/,
    ],
    [
      'it assumes where its URL names nothing else',
      '/search?dateMin=2027-06-09&view=hotels',
      ['1', '-1', '7', '7', '2'],
      /^Any London to Any Destination on Sat 12 Jun 2027 for 7 nights, 2 guests$/,
    ],
  ])(
    'searches what %s, and states it in its summary [SRCH-01, SRCH-Q-01, SRCH-Q-02, SRCH-Q-03, SRCH-Q-04, SRCH-Q-08, DEC-03]',
    async (_, path, expected, summary) => {
      const { requests } = openAt(path, { rows: many(1, { nts: expected[2] ?? '' }) });
      await heading();
      const [search, ...more] = requests.filter(({ call }) => call === 'dpSearch.php');
      expect(more).toEqual([]);
      const sent = (name: string) => search?.url.searchParams.get(name);
      expect(['destinationId', 'departureId', 'durationMin', 'durationMax', 'adultsRoom1'].map(sent)).toEqual(
        expected,
      );
      expect(['dateMin', 'dateMax'].map(sent)).toEqual(['2027-06-10', '2027-06-14']);
      expect(screen.getByRole('button', { name: 'Change search' })).toHaveAccessibleDescription(summary);
    },
  );

  it('starts with the stars of its URL as a filter [SRCH-Q-09]', async () => {
    openAt(`${AT}&selectedStars=4`, { rows: [{ rm1RTG: 3 }, { rm1RTG: 4 }, { rm1RTG: 5 }] });
    await heading('Showing 1-1 of 1 deals');
    expect(filters().getByRole('checkbox', { name: /^4 stars/ })).toBeChecked();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Hotel 1']);
  });

  it('scrolls to the hotel of its URL, and nowhere without one [SRCH-Q-11]', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const rows = many(2);
    const plain = openAt(AT, { rows });
    await heading('Showing 1-2 of 2 deals');
    expect(scroll).not.toHaveBeenCalled();
    plain.unmount();
    close();
    openAt(`${AT}&giata=1001`, { rows });
    await heading('Showing 1-2 of 2 deals');
    await waitFor(() =>
      expect(scroll.mock.contexts).toEqual([document.querySelector('[data-giata="1001"]')]),
    );
    scroll.mockRestore();
  });

  it('starts per person in recommended order, and explains that order [SRCH-05, SRCH-07, DEC-87]', async () => {
    const { user } = openAt(AT, { rows: many(2) });
    await heading();
    pressed('Per person');
    expect(screen.getByLabelText('Sort by')).toHaveValue('recommended');
    expect(screen.getByText(/Best reviewed first/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price Low - High');
    await waitFor(() => expect(screen.queryByText(/Best reviewed first/)).not.toBeInTheDocument());
  });

  it('shows a choice at once, keeps the list as it was until the new one is ready, and goes back [SRCH-07]', async () => {
    openAt(AT, { rows: many(3, { brd: 'HB' }) });
    await heading();
    await waitFor(() => expect(document.querySelector('[data-reading]')).not.toBeInTheDocument());
    const list = cards()[0]?.closest('[aria-busy]');
    const board = /Half Board£500/;
    expect(cards()[0]).toHaveTextContent(board);

    fireEvent.click(screen.getByRole('button', { name: 'Total holiday' }));
    pressed('Total holiday');
    for (const card of cards()) expect(card).toHaveTextContent(board);
    expect(list).toHaveAttribute('aria-busy', 'true');

    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    for (const card of cards()) expect(card).toHaveTextContent(/Half Board£1,000/);

    fireEvent.click(screen.getByRole('button', { name: 'Per person' }));
    pressed('Per person');
    await waitFor(() => expect(cards()[0]).toHaveTextContent(board));
    for (const card of cards()) expect(card).toHaveTextContent(board);
  });

  it('has the prices per person in the strip, whatever the price of the list is [DEC-88]', async () => {
    const { user } = openAt(AT, { rows: [{}, { departureDate: '2027-06-14', price: 321 }] });
    await heading();
    const prices = () =>
      within(screen.getByRole('list', { name: 'Alternate departure dates' }))
        .getAllByRole('button')
        .map(({ textContent }) => /£[\d,]+(?:pp)?|No results/.exec(textContent ?? '')?.[0]);
    const perPerson = ['No results', 'No results', '£500pp', 'No results', '£321pp'];
    expect(prices()).toEqual(perPerson);
    await user.click(screen.getByRole('button', { name: 'Total holiday' }));
    await waitFor(() => expect(cards()[0]).toHaveTextContent('£1,000'));
    expect(prices()).toEqual(perPerson);
  });

  it('hides every hotel and shows an error when a filter request fails [API-FILTER-03, DEC-91]', async () => {
    let fails = true;
    const { user } = openAt(AT, { rows: many(5), filter: (ids) => (fails ? null : ids.slice(0, 2)) });
    await heading();
    await user.click(filters().getByRole('checkbox', { name: /^Luxury/ }));
    expect(await screen.findByRole('heading', { name: 'We could not apply that filter' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Showing 1-2 of 2 deals')).toBeVisible();
    fails = true;
    await user.click(filters().getByRole('checkbox', { name: /^Romantic/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter' }));
    expect(await heading('Showing 1-5 of 5 deals')).toBeVisible();
  });

  it('lists the deals of another date of the strip, and disables a past date [DEC-88, DEC-04]', async () => {
    const { user } = openAt('/search?destinationId=101&dateMin=2026-11-18', {
      rows: [
        ...many(2, { departureDate: '2026-11-22' }),
        { departureDate: '2026-11-23', price: 321, rm1Giata: 7 },
      ],
    });
    expect(await heading('Showing 0-0 of 0 deals')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible();
    const strip = within(screen.getByRole('list', { name: 'Alternate departure dates' }));
    const [first, , third, , last] = strip.getAllByRole('button');
    expect(first).toBeDisabled();
    expect(first).toHaveTextContent('No results');
    expect(third).toHaveTextContent('Selected');
    expect(last).toHaveTextContent('Cheapest');
    if (last) await user.click(last);
    expect(await heading('Showing 1-1 of 1 deals')).toBeVisible();
  });

  it('opens a hotel with its cheapest board before its record has loaded, and Continue leads to the holiday with the selected one [SRCH-MOD-01, SRCH-MOD-03, SRCH-MOD-04, HD-Q-04, DEC-10, DEC-11]', async () => {
    let sendRecord = (_record: object) => {};
    const record = new Promise<object>((resolve) => {
      sendRecord = resolve;
    });
    const party = {
      departureId: '26',
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '5',
      adultsRoom2: '1',
      childrenRoom2: '1',
      childrenAgesRoom2: '9',
      adultsRoom3: '2',
      childrenRoom3: '2',
      childrenAgesRoom3: '3,11',
    };
    const { user, router } = openAt(`${AT}&${new URLSearchParams(party)}`, {
      rows: [
        { rm1Giata: 7, rm1HTL: 'Sol Bay', brd: 'AI', price: 620 },
        {
          rm1Giata: 7,
          rm1HTL: 'Sol Bay',
          brd: 'HB',
          price: 540,
          rm1GiataTaRating: 4.5,
          rm1GiataTaReviewCount: 120,
        },
      ],
      hotels: { 7: record },
    });
    await heading();
    const card = within(cards()[0] ?? document.body);
    // The label of the button is covered by the link, which receives the click.
    expect(card.getByText('View hotel')).toBeVisible();
    await user.click(card.getByRole('link', { name: 'Sol Bay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sol Bay' }));
    expect(dialog.getByText('Loading hotel details...')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Half Board/ })).toBeChecked();
    await act(async () => sendRecord(hotelWire({ name: 'Sol Bay' })));
    await waitFor(() => expect(dialog.queryByText('Loading hotel details...')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('radio', { name: /All Inclusive/ }));
    const href = dialog.getByRole('link', { name: 'Continue' }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, 'https://site.test');
    expect(pathname).toBe('/holiday-details/K0');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...party,
      numRooms: '3',
      totalGuests: '9',
      boardBasis: 'AI',
      date: '2027-06-12',
      nights: '7',
      giata: '7',
    });
    await user.click(dialog.getByRole('link', { name: 'Continue' }));
    expect(await screen.findByText('The holiday')).toBeVisible();
    expect(router.state.location.state).toMatchObject({
      deal: {
        title: 'Sol Bay',
        location: 'Side, Antalya',
        starClass: 4,
        reviewScore: 4.5,
        reviewCount: 120,
      },
      searchPath: expect.stringMatching(/^\/search\?destinationId=101/),
    });
  });

  it('selects the cheapest board each time a hotel is opened [SRCH-MOD-03]', async () => {
    const { user } = openAt(AT, {
      rows: [
        { rm1Giata: 7, rm1HTL: 'Sol Bay', brd: 'AI', price: 620 },
        { rm1Giata: 7, rm1HTL: 'Sol Bay', brd: 'HB', price: 540 },
      ],
      hotels: { 7: hotelWire({ name: 'Sol Bay' }) },
    });
    await heading();
    const open = async () => {
      await user.click(await screen.findByRole('link', { name: 'Sol Bay' }));
      return within(await screen.findByRole('dialog', { name: 'Sol Bay' }));
    };
    const first = await open();
    await user.click(await first.findByRole('radio', { name: /All Inclusive/ }));
    expect(first.getByRole('radio', { name: /All Inclusive/ })).toBeChecked();
    await user.click(first.getByRole('button', { name: 'Close: Sol Bay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open()).getByRole('radio', { name: /Half Board/ })).toBeChecked();
  });

  it('shows stars, rating, location, at most six amenities and two styles, and boards by price on a card [SRCH-CARD-03, SRCH-CARD-04, SRCH-CARD-05, SRCH-CARD-06, DOM-GRP-02, DEC-274]', async () => {
    openAt(AT, {
      rows: [
        { rm1Giata: 7, rm1HTL: 'Sol Bay', brd: 'AI', price: 620 },
        { rm1Giata: 7, rm1HTL: 'Sol Bay', brd: 'RO', price: 480 },
        { rm1Giata: 7, rm1HTL: 'Sol Bay', brd: 'HB', price: 540 },
      ],
      hotels: {
        7: hotelWire({
          facilities: [
            'Sauna',
            'Beachfront',
            'Water park',
            'Outdoor pool',
            'Indoor pool',
            'Internet',
            'Bar/Lounge',
            'Golf',
          ],
          styles: ['Luxury', 'Romantic', 'Modern'],
        }),
      },
    });
    await heading();
    const card = within(cards()[0] ?? document.body);
    expect(await card.findByText('Beachfront')).toBeVisible();
    expect(card.getByRole('heading', { name: /^Sol Bay/ })).toBeVisible();
    expect(card.getByText('Side, Antalya')).toBeVisible();
    expect(cards()[0]?.querySelector('img[src="http://backend.test/media/pool-0/960.jpg"]')).not.toBeNull();
    expect(cards()[0]).toHaveTextContent(/7 nights/);
    expect(cards()[0]).toHaveTextContent(/London Gatwick/);
    expect(cards()[0]).toHaveTextContent(/£480/);
    expect(card.getByRole('img', { name: /4 stars?/ })).toBeInTheDocument();
    expect(card.getByText(/120 reviews/)).toBeVisible();
    const chips = [
      'Beachfront',
      'Water park',
      'Outdoor pool',
      'Indoor pool',
      'Internet',
      'Bar/Lounge',
      'Luxury',
      'Romantic',
    ];
    for (const chip of chips) expect(card.getByText(chip)).toBeVisible();
    for (const left of ['Sauna', 'Golf', 'Modern']) expect(card.queryByText(left)).not.toBeInTheDocument();
    expect(
      within(card.getByRole('list', { name: 'Board basis' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Room Only', 'Half Board £540', 'All Inclusive £620']);
  });

  it('stores the record of a displayed hotel in session storage under giata_{id}, and nowhere else [SRCH-ST-09, CACHE-03]', async () => {
    openAt(AT, {
      rows: [{ rm1Giata: 7, rm1HTL: 'Sol Bay' }],
      hotels: { 7: hotelWire({ facilities: ['Outdoor pool'] }) },
    });
    expect(await screen.findByText('Outdoor pool')).toBeVisible();
    expect(window.sessionStorage.getItem('giata_7')).toContain('Outdoor pool');
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('giata_'))).toEqual([]);
  });

  it('shows the card of a hotel whose record is too large for storage, and no message [ERR-26]', async () => {
    const log = jest.spyOn(console, 'debug').mockImplementation(() => {});
    openAt(AT, {
      rows: [{ rm1Giata: 7, rm1HTL: 'Sol Bay' }],
      hotels: { 7: hotelWire({ photos: 12_000, facilities: ['Outdoor pool'] }) },
    });
    await heading();
    expect(await screen.findByText('Outdoor pool')).toBeVisible();
    expect(log).toHaveBeenCalledWith('Item too large for storage');
    expect(Object.keys(window.sessionStorage)).not.toContain('giata_7');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/too large|storage/i);
    log.mockRestore();
  });

  it('shows rating and reviews of the search on the card of a hotel whose record has none [DOM-SRD-02]', async () => {
    const rated = { rm1GiataTaRating: '3.5', rm1GiataTaReviewCount: '77' };
    openAt(AT, {
      rows: [7, 8, 9].map((rm1Giata) => ({ ...rated, rm1Giata, rm1HTL: `Sol ${rm1Giata}` })),
      hotels: {
        // No record of hotel 7.
        8: { ...hotelWire({}), hotelDetails: { hotelName: 'Sol 8' } },
        9: hotelWire({ name: 'Sol 9' }),
      },
    });
    await heading();
    const cardOf = (name: string) => cards().find((card) => card.textContent?.includes(name));
    await waitFor(() => expect(cardOf('Sol 9')).toHaveTextContent(/4\.5.*120 reviews/));
    for (const name of ['Sol 7', 'Sol 8']) expect(cardOf(name)).toHaveTextContent(/3\.5.*77 reviews/);
  });
});
