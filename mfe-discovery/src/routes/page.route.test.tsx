import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { statusOfDestination } from '../features/destination-page/load-destination';

import { Component, loader } from './page.route';

// Visibility checks of every ancestor dominate the test time on a page of this size.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? 'not there') });

const PAGE_ID = 'd00000000000000000000101';
const NETWORK = globalThis.fetch;

type Wire = Readonly<Record<string, unknown>>;
type FakeResponse = Response | Promise<Response>;

const at = (pounds: number, date: string, giata: number, airport?: string) => ({
  price: `$${pounds}`,
  date,
  giata,
  airport,
});

/** The cheapest entry is January, 4 stars. */
const PRICES = {
  dec26: { '3': at(455, '2026-12-05', 31), '4': 'N/A', '5': at(701, '2026-12-12', 33) },
  jan27: { '3': at(340, '2027-01-09', 31, 'EMA'), '4': at(319, '2027-01-16', 34), '5': { price: 'N/A' } },
  mar27: { '3': 'N/A', '4': 'N/A' },
};

function aPage(part: Wire = {}): Wire {
  return {
    destinationName: 'Antalya',
    destinationId: 101,
    fromId: -2,
    nights: 10,
    boardBasisId: '3',
    boardBasisName: 'Half Board',
    content: '<p>Old harbour and long beaches.</p><script>globalThis.broken = true</script>',
    updatedAt: '2026-11-20T06:00:00Z',
    priceData: PRICES,
    ...part,
  };
}

const aDeal = (
  dealId: number,
  individualDestinationIds: readonly (string | number)[],
  groupDestinationIds: readonly string[] = [],
) => ({
  dealId,
  data: {
    HotelName: `Handpicked ${dealId}`,
    dealType: dealId % 2 === 0 ? 'featured' : 'other',
    startingPrice: 300,
    cheapestDate: '2027-01-16',
    createdAt: '2026-11-01T00:00:00Z',
    individualDestinationIds,
    groupDestinationIds,
  },
});

interface Service {
  readonly page?: Wire;
  /** Replaces the response of the page. */
  readonly respond?: () => FakeResponse;
  readonly deals?: readonly Wire[];
  /** Replaces the response with the deals. */
  readonly respondDeals?: () => FakeResponse;
}

const requestedUrls: string[] = [];

/** Renders the page of a destination with a stubbed network. */
function openPage(service: Service, { runtime = aRuntime(), id = PAGE_ID, query = '' } = {}) {
  globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    requestedUrls.push(pathname + search);
    if (pathname.includes('/getPage/')) {
      return (await service.respond?.()) ?? Response.json({ success: true, data: aPage(service.page) });
    }
    if (pathname.endsWith('/getAllDeals'))
      return (await service.respondDeals?.()) ?? Response.json({ deals: service.deals ?? [] });
    return new Response('', { status: 404 });
  };
  const routes = [
    { path: '/page/:pageId', loader, Component, HydrateFallback: () => null },
    { path: '/search', element: <p>The results</p> },
  ];
  const view = renderRoutes(routes, `/page/${id}${query}`, runtime);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { ...view, user, search: () => new URLSearchParams(view.router.state.location.search) };
}

async function openDestination(page: Wire = {}, settings: Wire = {}, rest: Omit<Service, 'page'> = {}) {
  const config = storefrontConfigSchema.parse({ backendUrl: 'http://backend.test', ...settings });
  const view = openPage({ page, ...rest }, { runtime: aRuntime({ config }) });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return view;
}

const form = () => within(screen.getByRole('form', { name: 'Book this holiday' }));
const months = () =>
  screen
    .queryAllByRole('heading', { level: 2, name: /^Deals of the Month/ })
    .map(({ textContent }) => textContent);
const bookNow = () => form().getByRole('button', { name: 'Book Now' });

beforeEach(() => {
  sessionStorage.clear();
  requestedUrls.length = 0;
});
afterEach(() => {
  globalThis.fetch = NETWORK;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the page while loading and on failure', () => {
  it('shows a skeleton first, and no Book Now [LAND-01, LAND-ST-07]', async () => {
    openPage({ respond: () => new Promise(() => {}) });
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Loading the page');
    expect(status.querySelectorAll('[aria-hidden]')).toHaveLength(3);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
  });

  it.each<[string, () => FakeResponse, string]>([
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch holiday data'],
    ['no words', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Failed to fetch holiday data'],
    [
      'a page without nights [LAND-ST-02, DEC-442]',
      () => Response.json({ success: true, data: { ...aPage(), nights: undefined } }),
      'Failed to fetch holiday data',
    ],
    [
      'words',
      () => Response.json({ success: false, message: 'Prices are being made.' }, { status: 503 }),
      'Prices are being made.',
    ],
    [
      'a refusal',
      () => Response.json({ error: { code: 'busy', message: 'Too many calls.' } }, { status: 429 }),
      'Too many calls.',
    ],
  ])(
    'a failure with %s shows an error and Try again, and no Book Now [ROUTE-10, LAND-02, LAND-ST-07, ERR-16, API-PAGE-01, DEC-39]',
    async (_, respond, message) => {
      const responses = [respond, () => Response.json({ success: true, data: aPage() })];
      const { user } = openPage({ respond: () => (responses.shift() ?? respond)() });
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText(message)).toBeVisible();
      expect(getComputedStyle(alert).color).toBe('var(--color-error)');
      expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Holidays to Antalya' })).toBeVisible();
    },
  );

  it.each([PAGE_ID, '42', 'x'.repeat(25)])(
    "requests the unknown id %s and shows the server's message as an error [ROUTE-10, LAND-02, ERR-16, API-PAGE-01, DEC-39]",
    async (id) => {
      const refused = { success: false, message: 'There is no such page.' };
      openPage({ respond: () => Response.json(refused, { status: 404 }) }, { id });
      expect(await screen.findByRole('heading', { level: 1, name: 'No data found' })).toBeVisible();
      const alert = screen.getByRole('alert');
      expect(within(alert).getByText('There is no such page.')).toBeVisible();
      expect(getComputedStyle(alert).color).toBe('var(--color-error)');
      expect(requestedUrls).toContain(`/api/getPage/${id}`);
    },
  );

  it('treats a response without data as not found, and offers no booking [LAND-02, LAND-ST-07]', async () => {
    openPage({ respond: () => Response.json({ success: false, data: null }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'No data found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
  });

  it('a preview link requests the preview', async () => {
    openPage({}, { query: '?preview=abc' });
    await screen.findByRole('heading', { level: 1 });
    expect(requestedUrls).toContain(`/api/getPage/${PAGE_ID}?preview=abc`);
  });
});

describe('the page on a server', () => {
  const server = { cleanHtml: (html: string) => html };

  it('waits for page and deals', async () => {
    openPage({ deals: [aDeal(1, [101])] }, { runtime: aRuntime({ server }) });
    expect(await screen.findByRole('article', { name: 'Handpicked 1' })).toBeInTheDocument();
  });

  it('a failure lets the browser retry [ERR-16]', async () => {
    const errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
    openPage({ respond: () => new Response('', { status: 500 }) }, { runtime: aRuntime({ server }) });
    expect(await screen.findByText('the page data failed to load')).toBeVisible();
    errorLog.mockRestore();
  });

  it('an unknown id responds 404 [LAND-02]', () => {
    expect(statusOfDestination({ kind: 'unknown', message: null })).toBe(404);
    expect(statusOfDestination({ kind: 'failed', message: 'no' })).toBeNull();
  });
});

describe('the hero', () => {
  it('shows the sale, the from-price with its basis, and the buttons [LAND-03, LAND-04, LAND-11]', async () => {
    await openDestination();
    const hero = screen.getByRole('region', { name: 'Holidays to Antalya' });
    expect(within(hero).getByText('Flash Sale')).toBeVisible();
    expect(hero).toHaveTextContent(
      'from £319pp, 2 adults, from any Midland airport, January 2027, 10 nights, Half Board',
    );
    expect(within(hero).getByRole('button', { name: 'Book Now' })).toBeVisible();
    expect(within(hero).getByRole('button', { name: 'View Available Dates' })).toBeVisible();
    expect(within(hero).getByRole('link', { name: 'Call 020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
  });

  it('every price of a month has its party and its airport [DEC-145, DEC-171]', async () => {
    await openDestination();
    expect(
      screen.getByText(
        'Lowest price per person of the hotels below: 2 adults, from any Midland airport, 10 nights, Half Board.',
      ),
    ).toBeVisible();
    const january = screen.getByRole('region', { name: 'Deals of the Month: January 2027' });
    expect(within(january).getByText('2 adults, from East Midlands')).toBeVisible();
    expect(within(january).getByText('2 adults, from any Midland airport')).toBeVisible();
  });

  it('View Available Dates scrolls to the first block and focuses it [LAND-11, DEC-79]', async () => {
    const { user } = await openDestination();
    const into = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'View Available Dates' }));
    const first = screen.getByRole('heading', { name: 'Deals of the Month: January 2027' });
    expect(document.activeElement).toBe(first.closest('summary'));
    expect(into.mock.contexts).toEqual([first.closest('details')]);
  });

  it('sale and offer end are claims that can be off [LAND-03, LAND-10, DEC-76]', async () => {
    const { unmount } = await openDestination();
    expect(screen.getAllByText('Offer ends')).toHaveLength(2);
    unmount();
    await openDestination({}, { claims: { 'flash-sale': null, 'offer-ends': null } });
    expect(screen.queryByText('Flash Sale')).not.toBeInTheDocument();
    expect(screen.queryByText('Offer ends')).not.toBeInTheDocument();
    expect(screen.getAllByText('Prices re-checked in')).toHaveLength(2);
  });

  it('the bar appears 100 px before the hero leaves the viewport, with the offer [LAND-12, LAND-13]', async () => {
    const made: ConstructorParameters<typeof IntersectionObserver>[] = [];
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((...args) => {
      made.push(args);
      return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    });
    const { user, search } = await openDestination();
    const bar = screen.getByLabelText('Book Antalya');
    expect(bar).toHaveAttribute('inert');
    const [passed] = made.find(([, options]) => options?.rootMargin?.startsWith('-100px')) ?? [];
    const entry = { isIntersecting: false, boundingClientRect: { bottom: 99 } };
    act(() => passed?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(bar).not.toHaveAttribute('inert');
    for (const text of ['Antalya', '10 nights', 'Half Board', 'Offer ends', 'from£319pp']) {
      expect(bar).toHaveTextContent(text);
    }
    // The clock runs.
    expect(within(bar).getByRole('timer')).toHaveTextContent(/^(20:00|19:[45]\d)$/);
    await user.click(within(bar).getByRole('button', { name: 'Book Now' }));
    expect(search().get('dateMax')).toBe('2027-01-16');
  });
});

describe('the form', () => {
  it('has the specified fields and options [LAND-05, LAND-06, LAND-07, LAND-08, LAND-09, CONST-07, DEC-04]', async () => {
    const { user } = await openDestination();
    const date = form().getByLabelText('Departure date');
    expect(date).toHaveAttribute('type', 'date');
    expect(date).toHaveAttribute('min', '2026-11-21');
    expect(date).toHaveAttribute('max', '2027-11-21');
    const choices = (label: string) =>
      within(form().getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices('Hotel rating')).toEqual(['Any', '3 stars', '4 stars', '5 stars']);
    expect(choices('Duration')).toEqual([
      '1 night',
      ...Array.from({ length: 13 }, (_, index) => `${index + 2} nights`),
    ]);
    expect(choices('Board basis')).toEqual(expect.arrayContaining(['Any', 'Half Board', 'All Inclusive']));
    await user.click(form().getByRole('combobox', { name: /^Flying from/ }));
    expect(await screen.findByRole('option', { name: 'Any London' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(form().getByRole('button', { name: /^Guests\/Rooms/ }));
    expect(await screen.findByRole('button', { name: 'Add a room' })).toBeInTheDocument();
  });

  it('takes up to three rooms of six adults and four children aged 0 to 15 [CONST-07, DEC-18]', async () => {
    const { user } = await openDestination();
    await user.click(form().getByRole('button', { name: /^Guests\/Rooms/ }));
    const more = (guests: string) => screen.getByRole('button', { name: `One more: ${guests}` });
    await screen.findByRole('button', { name: 'Add a room' });
    for (const pressed of ['Adults', 'Adults', 'Adults', 'Children', 'Children', 'Children']) {
      await user.click(more(pressed));
    }
    expect(more('Adults')).toBeEnabled();
    expect(more('Children')).toBeEnabled();
    await user.click(more('Adults'));
    await user.click(more('Children'));
    expect(more('Adults')).toBeDisabled();
    expect(more('Children')).toBeDisabled();
    const ages = within(screen.getByLabelText('Age of child 4 on the return date')).getAllByRole('option');
    expect(ages.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 16 }, (_, age) => String(age)),
    );
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    expect(screen.getAllByRole('button', { name: 'One more: Adults' })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Add a room' })).not.toBeInTheDocument();
  });

  it('starts with the cheapest card, and Book Now searches for it [LAND-11, LAND-ST-01, LAND-ST-02, LAND-ST-04, CONST-02, DEC-02, DEC-79]', async () => {
    const { user, router, search } = await openDestination();
    expect(form().getByLabelText('Departure date')).toHaveValue('2027-01-16');
    expect(form().getByLabelText('Hotel rating')).toHaveValue('4');
    expect(form().getByLabelText('Duration')).toHaveValue('10');
    expect(form().getByLabelText('Board basis')).toHaveDisplayValue('Half Board');
    expect(form().getByRole('combobox', { name: /^Flying from/ })).toHaveTextContent('Any Midland');
    await user.click(bookNow());
    expect(router.state.location.pathname).toBe('/search');
    expect(Object.fromEntries(search())).toMatchObject({
      destinationId: '101',
      departureId: '-2',
      dateMin: '2027-01-13',
      dateMax: '2027-01-16',
      durationMax: '10',
      boardType: '3',
      selectedStars: '4',
      MaxResults: '5000',
    });
    expect(search().has('giata')).toBe(false);
  });

  it.each([
    ['', ''],
    [null, null],
    [undefined, undefined],
  ])(
    'starts with any board on a page whose board is %j [LAND-ST-02, DEC-442]',
    async (boardBasisId, boardBasisName) => {
      const { user, search } = await openDestination({ boardBasisId, boardBasisName, nights: 5 });
      expect(form().getByLabelText('Board basis')).toHaveDisplayValue('Any');
      expect(form().getByLabelText('Duration')).toHaveValue('5');
      const hero = screen.getByRole('region', { name: 'Holidays to Antalya' });
      expect(hero).toHaveTextContent(/January 2027, 5 nights/);
      expect(hero).not.toHaveTextContent(/null|undefined/);
      await user.click(bookNow());
      expect(Object.fromEntries(search())).toMatchObject({
        boardType: '',
        durationMin: '5',
        durationMax: '5',
      });
    },
  );

  it('starts with 14 nights, the most it offers, on a page with prices for more, whose card keeps its nights [LAND-08, LAND-ST-02, DEC-443]', async () => {
    const { user, search } = await openDestination({ nights: 21 });
    expect(screen.getByRole('region', { name: 'Holidays to Antalya' })).toHaveTextContent('21 nights');
    expect(form().getByLabelText('Duration')).toHaveValue('14');
    const card = screen.getByText('Best Value').closest('article');
    expect(card).toHaveTextContent('21 nights');
    const href = card?.querySelector('a')?.getAttribute('href') ?? '';
    expect(new URLSearchParams(href.split('?')[1]).get('durationMin')).toBe('21');
    await user.click(bookNow());
    expect(search().get('durationMin')).toBe('14');
  });

  it('sends any rating and other choices unchanged [DEC-79, LAND-05, LAND-07, LAND-08]', async () => {
    const { user, search } = await openDestination();
    await user.click(form().getByRole('combobox', { name: /^Flying from/ }));
    await user.click(await screen.findByRole('option', { name: 'Any Scotland' }));
    await user.selectOptions(form().getByLabelText('Hotel rating'), 'Any');
    await user.selectOptions(form().getByLabelText('Duration'), '3 nights');
    await user.selectOptions(form().getByLabelText('Board basis'), 'Any');
    fireEvent.change(form().getByLabelText('Departure date'), { target: { value: '2027-02-20' } });
    await user.click(form().getByRole('button', { name: /2 adults, 1 room/ }));
    await user.click(await screen.findByRole('button', { name: 'One more: Children' }));
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    await user.click(bookNow());
    expect(Object.fromEntries(search())).toMatchObject({
      departureId: '-3',
      dateMax: '2027-02-20',
      durationMin: '3',
      boardType: '',
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: expect.stringMatching(/^\d+$/),
      adultsRoom2: '2',
      totalGuests: '5',
      totalRooms: '2',
    });
    expect(search().has('selectedStars')).toBe(false);
  });

  it('Book Now does nothing without a date [LAND-ST-07]', async () => {
    const { user, router } = await openDestination();
    fireEvent.change(form().getByLabelText('Departure date'), { target: { value: '' } });
    await user.click(bookNow());
    await user.click(within(screen.getByLabelText('Book Antalya')).getByText('Book Now'));
    expect(router.state.location.pathname).toBe(`/page/${PAGE_ID}`);
  });

  it.each([
    ['without any price', { jan27: { '3': 'N/A' } }],
    ['without months', {}],
    ['when the cheapest has left [DEC-78]', { jan26: { '4': at(99, '2026-01-10', 1) } }],
    ['when the cheapest is more than a year ahead [DEC-78]', { nov27: { '4': at(99, '2027-11-22', 1) } }],
  ])('starts with tomorrow %s [LAND-ST-01, LAND-ST-03]', async (_, priceData) => {
    await openDestination({ priceData });
    expect(form().getByLabelText('Departure date')).toHaveValue('2026-11-22');
  });
});

describe('the parts below', () => {
  it('show placeholders of the deals on the page that is there, until they have loaded [LAND-19]', async () => {
    let respond = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    await openDestination({}, {}, { respondDeals: () => late });
    const waiting = (await screen.findByText('Loading deals')).closest('[role="status"]');
    expect(waiting?.querySelectorAll(':scope > div > [aria-hidden]')).toHaveLength(3);
    respond(Response.json({ deals: [] }));
    await waitFor(() => expect(screen.queryByText('Loading deals')).toBeNull());
  });

  it('all render [LAND-14, LAND-15, LAND-28, LAND-29, LAND-30, BADGE-06, DEC-43, DEC-103]', async () => {
    const { container } = await openDestination();
    const badges = screen.getByRole('list', { name: 'Why book with us' });
    for (const text of [
      'ATOL protected',
      'Low deposits',
      '24x7 in-resort support',
      'Price match promise',
      '92% of customers book again',
      'Trusted by 10,000+ travellers',
    ]) {
      expect(badges).toHaveTextContent(text);
    }
    expect(screen.getByRole('complementary', { name: 'Call-centre only prices' })).toBeVisible();
    expect(screen.getByText('Prices Last Updated 20 Nov 2026')).toBeVisible();
    expect(screen.getByText('Old harbour and long beaches.')).toBeVisible();
    expect(container.querySelector('main script:not([type])')).toBeNull();
    expect(globalThis).not.toHaveProperty('broken');
    const confidence = screen.getByRole('region', { name: 'Book With Confidence' });
    expect(confidence).toHaveTextContent('1k+ customers');
    expect(within(confidence).getByRole('link', { name: 'Terms (Price match promise)' })).toBeVisible();
    const help = screen.getByRole('complementary', { name: 'Book by phone' });
    expect(help).toHaveTextContent('Mon-Sun 9am-9pm');
    expect(help).not.toHaveTextContent(/online/i);
    // Both are the end of the page: no other section follows.
    const sections = screen.getAllByRole('region').filter((region) => !confidence.contains(region));
    for (const section of sections)
      expect(section.compareDocumentPosition(confidence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(confidence.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('a badge is hidden without its claim [LAND-14]', async () => {
    await openDestination({}, { claims: { 'low-deposit': null, 'book-again': null, travellers: null } });
    const badges = screen.getByRole('list', { name: 'Why book with us' });
    expect(badges).not.toHaveTextContent(/Low deposits|book again/);
    expect(within(badges).getAllByRole('listitem')).toHaveLength(3);
  });

  it('handpicked deals are those that list this page or its destination [LAND-16, API-DEALS-03, DEC-35, DEC-36]', async () => {
    const deals = [
      aDeal(1, [PAGE_ID]),
      aDeal(2, [101]),
      aDeal(3, ['102']),
      aDeal(4, [], [PAGE_ID, '101']),
      aDeal(5, ['101']),
      aDeal(6, ['1010', '0101']),
    ];
    await openDestination({}, {}, { deals });
    expect(await screen.findByRole('article', { name: 'Handpicked 1' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Handpicked 2' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Handpicked 5' })).toBeInTheDocument();
    expect(screen.queryByText(/Handpicked [346]/)).not.toBeInTheDocument();
  });

  it('a block for each month, the cheapest first, with three cards [LAND-21, LAND-22, LAND-23, LAND-24, DOM-CARDPRICE-02, DEC-80, DEC-432]', async () => {
    await openDestination();
    expect(months()).toEqual([
      'Deals of the Month: January 2027',
      'Deals of the Month: December 2026',
      'Deals of the Month: March 2027',
    ]);
    const cardsOf = (month: string) =>
      within(screen.getByRole('region', { name: `Deals of the Month: ${month}` }))
        .getAllByRole('article')
        .map((card) => [
          within(card)
            .getByRole('img', { name: /^\d stars$/ })
            .getAttribute('aria-label'),
          card.textContent?.match(/£\d+|N\/A/g),
        ]);
    expect(cardsOf('January 2027')).toEqual([
      ['3 stars', ['£340']],
      ['4 stars', ['£319']],
      ['5 stars', ['N/A']],
    ]);
    expect(cardsOf('March 2027')).toEqual([
      ['3 stars', ['N/A']],
      ['4 stars', ['N/A']],
      ['5 stars', ['N/A']],
    ]);
    const best = screen.getAllByText('Best Value');
    expect(best).toHaveLength(1);
    expect(best[0]?.closest('article')).toHaveTextContent('£319');
    const hotelCalls = requestedUrls.filter((path) => path.includes('getBackOfficeHotelByGiataId'));
    expect(hotelCalls.sort()).toEqual(['31', '33', '34'].map((id) => expect.stringMatching(`/${id}$`)));
  });

  it('a card links to its own search [DEC-02, NAV-01, CONST-02, DEC-79]', async () => {
    await openDestination();
    const card = screen.getByText('Best Value').closest('article');
    const href = card?.querySelector('a')?.getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
      dateMin: '2027-01-13',
      dateMax: '2027-01-16',
      departureId: '-2',
      durationMin: '10',
      boardType: '3',
      selectedStars: '4',
      giata: '34',
      MaxResults: '5000',
    });
  });

  it('a month that is past is shown as sent, and its card searches tomorrow [LAND-ST-01, DEC-78]', async () => {
    const { container } = await openDestination({
      priceData: { jan26: { '4': at(99, '2026-01-10', 34) }, jan27: { '4': at(319, '2027-01-16', 35) } },
    });
    expect(months()).toContain('Deals of the Month: January 2026');
    expect(screen.getByText('Prices Last Updated 20 Nov 2026')).toBeVisible();
    expect(container.querySelector('section[aria-labelledby="destination"]')).toHaveTextContent(
      /from £99pp/i,
    );
    const block = within(screen.getByRole('region', { name: 'Deals of the Month: January 2026' }));
    const card = block.getByText('£99').closest('article');
    const href = card?.querySelector('a')?.getAttribute('href') ?? '';
    expect(new URLSearchParams(href.split('?')[1]).get('dateMax')).toBe('2026-11-22');
  });

  it('shows caption and credit of a picture of the content team, and the place of a drawing without both [DEC-224]', async () => {
    const picture = '/media/abcdefghijklmnop-3/1600.jpg';
    await openDestination({
      heroImage: picture,
      heroAlternative: 'Boats in a harbour',
      heroCaption: 'The old harbour',
      heroCredit: 'Ann Lee',
    });
    expect(screen.getByRole('img', { name: 'Boats in a harbour' })).toHaveAttribute(
      'src',
      `http://backend.test${picture}`,
    );
    expect(screen.getByText('The old harbour · Photo: Ann Lee')).toBeVisible();
    cleanup();
    await openDestination();
    expect(screen.queryByText(/Photo:/)).toBeNull();
    expect(screen.getByRole('img', { name: 'View of Antalya' })).toBeVisible();
  });

  it('one month is open at first, and a bar of the chart opens its month and scrolls to it [DEC-143]', async () => {
    const { user } = await openDestination();
    const blocks = () =>
      months().map((name) => screen.getByRole('heading', { name }).closest('details')?.open ?? null);
    expect(blocks()).toEqual([true, false, false]);
    await user.click(screen.getByRole('button', { name: 'Dec 26 £455' }));
    expect(blocks()).toEqual([true, true, false]);
    const heading = screen.getByRole('heading', { name: 'Deals of the Month: December 2026' });
    expect(document.activeElement).toBe(heading.closest('summary'));
  });

  it.each<[string, Wire]>([
    ['nothing but N/A', { priceData: { jan27: { '3': 'N/A', '4': at(0, '2027-01-16', 34), '5': 'N/A' } } }],
    ['no months and no words', { priceData: {}, content: '', boardBasisName: '', boardBasisId: '' }],
    [
      'a very long name',
      { destinationName: 'Llanfair'.repeat(40), heroImage: 'javascript:alert(1)', fromId: 99_999 },
    ],
  ])('the page renders with %s [LAND-04, DOM-CARDPRICE-02]', async (_, page) => {
    await openDestination(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Holidays to /);
    expect(bookNow()).toBeVisible();
    const priced = 'destinationName' in page;
    expect(screen.queryAllByText('Best Value')).toHaveLength(priced ? 1 : 0);
    expect(screen.queryAllByText(/^£\d/).length > 0).toBe(priced);
  });
});

describe('the countdown', () => {
  const START = Date.parse('2026-11-21T14:00:00Z');
  /** Advances the clock; timers fire in the last second. */
  const later = (seconds: number) =>
    act(() => {
      jest.setSystemTime(Date.now() + Math.max(0, seconds - 1) * 1_000);
      return jest.advanceTimersByTimeAsync(Math.min(seconds, 1) * 1_000);
    });
  const clocks = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);

  /** Opens the page at 14:00. */
  async function openAtTwo(responses: readonly (() => Response)[] = []) {
    jest.useFakeTimers({ now: START });
    const left = [...responses];
    const fresh = () => Response.json({ success: true, data: aPage() });
    openPage(
      { respond: () => (left.shift() ?? fresh)() },
      { runtime: aRuntime({ clock: createClock('2026-11-21', () => Date.now()) }) },
    );
    await later(0);
    await later(0);
  }

  const pageCalls = () => requestedUrls.filter((path) => path.includes('/getPage/')).length;
  const priced = (pounds: number) => () =>
    Response.json({
      success: true,
      data: aPage({ priceData: { jan27: { '4': at(pounds, '2027-01-16', 34) } } }),
    });

  it('runs from 20:00 to 0:00 every second, and restarts [LAND-10, LAND-ST-05, CONST-09, DEC-76]', async () => {
    await openAtTwo();
    expect(screen.getAllByText('Offer ends')).toHaveLength(2);
    expect(clocks()).toEqual(['20:00', '20:00']);
    const hero = within(screen.getByRole('region', { name: 'Holidays to Antalya' }));
    expect(hero.getByText('Offer ends')).toBeVisible();
    expect(hero.getByRole('timer')).toHaveTextContent('20:00');
    await later(1);
    expect(clocks()).toEqual(['19:59', '19:59']);
    await later(1_199);
    expect(clocks()).toEqual(['00:00', '00:00']);
    await later(1);
    expect(clocks()).toEqual(['20:00', '20:00']);
  });

  it.each([
    [319, 'Checked 14:20, still £319'],
    [305, 'Checked 14:20, now £305'],
  ])('requests the prices again at zero: £%d [LAND-10, DEC-76]', async (pounds, message) => {
    await openAtTwo([priced(319), priced(pounds)]);
    const hero = () => screen.getByRole('region', { name: 'Holidays to Antalya' });
    const buttons = () =>
      screen
        .getAllByRole<HTMLButtonElement>('button')
        .map(({ textContent, disabled }) => `${textContent}${disabled ? ', disabled' : ''}`);
    const before = buttons();
    expect(before).toContain('Book Now');
    await later(1_199);
    expect(pageCalls()).toBe(1);
    expect(hero()).toHaveTextContent('from £319pp');
    expect(buttons()).toEqual(before);
    await later(2);
    expect(pageCalls()).toBe(2);
    expect(buttons()).toEqual(before);
    expect(screen.getByText(message)).toBeVisible();
    expect(hero()).toHaveTextContent(`from £${pounds}pp`);
    await later(1_201);
    expect(pageCalls()).toBe(3);
  });

  it('a failed check keeps the page with its price and shows a message [DEC-76]', async () => {
    await openAtTwo([priced(319), () => new Response('', { status: 500 })]);
    const hero = screen.getByRole('region', { name: 'Holidays to Antalya' });
    expect(hero).toHaveTextContent('from £319pp');
    await later(1_201);
    expect(hero).toBeVisible();
    expect(hero).toHaveTextContent('from £319pp');
    expect(screen.getByText(/^Checked 14:20, but we could not get the prices/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Holidays to Antalya' })).toBeVisible();
    expect(months()).toHaveLength(1);
  });

  it('sends no request while the page is hidden [DEC-76]', async () => {
    await openAtTwo();
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await later(1_300);
    expect(pageCalls()).toBe(1);
    seen.mockReturnValue('visible');
    await later(1);
    expect(pageCalls()).toBe(2);
  });
});
