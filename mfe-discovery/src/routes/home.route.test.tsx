import type { CardPrices } from '@storefront/shared/api/content/card-prices.schema';
import {
  BEACH_DESTINATIONS,
  CITY_DESTINATIONS,
  HOME_BANNERS,
} from '@storefront/shared/domain/catalogue/navigation';
import { BUILT_IN_HOME } from '@storefront/shared/api/site/built-in-home';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { RuntimeProvider, routerContextOf } from '@storefront/shared/runtime';
import { aRuntime, renderInPage, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { chooseMostAdults } from '../../testing/guest-limits';
import { DestinationCard } from '../features/destination-card/destination-card';

import { Component, loader } from './home.route';

const aDeal = (dealId: number, createdAt: string) => ({
  dealId,
  data: {
    HotelName: `Hotel ${dealId}`,
    address: 'Side',
    dealType: dealId % 2 ? 'featured' : '',
    startingPrice: 400 + dealId,
    cheapestDate: '2027-06-12',
    boardBasis: 'HB',
    createdAt,
  },
});
const DEALS = [
  aDeal(1, '2026-11-03T00:00:00Z'),
  aDeal(2, '2026-11-01T00:00:00Z'),
  aDeal(3, '2026-11-02T00:00:00Z'),
];

const aPage = (destinationName: string, data: object = {}) => ({
  success: true,
  message: null,
  data: {
    destinationName,
    destinationId: 101,
    fromId: -1,
    nights: 7,
    boardBasisId: '5',
    boardBasisName: 'All Inclusive',
    content: '',
    updatedAt: '2026-11-21T08:00:00.000Z',
    priceData: { jan27: { '3': { price: '$319', date: '2027-01-04', giata: 101044 }, '4': 'N/A' } },
    ...data,
  },
});

type FakeResponse = () => Promise<Response>;
const notFound: FakeResponse = () => Promise.resolve(new Response('', { status: 404 }));
const jsonResponse = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));

/** Stubs the requests of the home page, of a back office that has only the specified endpoints unless it is given more. */
function stubFetch(
  pages: (pageId: string) => FakeResponse,
  deals: FakeResponse = jsonResponse({ deals: DEALS }),
  cardPrices: FakeResponse = notFound,
  home: FakeResponse = notFound,
) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/getAllDeals')) return deals();
    if (url.includes('/api/card-prices?')) return cardPrices();
    if (url.endsWith('/api/home')) return home();
    return pages(url.slice(url.lastIndexOf('/') + 1))();
  });
}

function renderHome(runtime = aRuntime()) {
  return renderRoutes([{ path: '/', loader, Component, HydrateFallback: () => null }], '/', runtime);
}

const carousel = (name: string) => screen.findByRole('region', { name });
const cardOf = async (name: string, section = 'Top Beach Holiday Destinations') => {
  const link = within(await carousel(section)).getByRole('link', { name });
  return link.closest('article') ?? document.body;
};

/** Returns the style rules that match an element, one on each line. */
function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const own = [...element.classList].flatMap((name) => rules.filter((rule) => rule.includes(name)));
  return own.join('\n');
}

/** Stubs the window width: jsdom does not evaluate media queries. */
function openWindow(width: number) {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

beforeEach(() => {
  localStorage.clear();
  openWindow(1280);
});
afterEach(() => jest.restoreAllMocks());

describe('home of the content team', () => {
  it('has its headline, its sections in their order, and a claim only while it is valid [DEC-251]', async () => {
    const home = {
      ...BUILT_IN_HOME,
      headline: 'Winter sun from your airport',
      subline: 'Seven nights away.',
      sections: [
        { kind: 'cities', title: 'Cities in winter' },
        { kind: 'of-a-newer-release', title: 'Unknown' },
        { kind: 'kinds', title: 'What would you like?' },
      ],
    };
    stubFetch(() => jsonResponse(aPage('Antalya')), undefined, undefined, jsonResponse(home));
    const config = storefrontConfigSchema.parse({
      backendUrl: 'http://backend.test',
      claims: { 'deposits-from': null },
    });
    renderHome(aRuntime({ config }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Winter sun from your airport' }),
    ).toBeVisible();
    expect(screen.getByText('Seven nights away.')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(
      titles.filter((title) => title === 'Cities in winter' || title === 'What would you like?'),
    ).toEqual(['Cities in winter', 'What would you like?']);
    expect(screen.queryByRole('region', { name: 'Featured deals' })).toBeNull();
    expect(screen.queryByText('Unknown')).toBeNull();
  });
});

describe('home', () => {
  it('shows headline, document title and search form [HOME-01, HOME-02, HOME-03, DEC-471]', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Discover Your Perfect Holiday Escape' }),
    ).toBeVisible();
    const hero = screen.getByRole('region', { name: 'Discover Your Perfect Holiday Escape' });
    const tab = within(hero).getByText('FLIGHT + HOTEL');
    expect(tab).toBeVisible();
    const form = within(hero).getByRole('search', { name: 'Holidays' });
    // The only tab is no control.
    expect(tab.nextElementSibling).toBe(form);
    expect(tab.closest('button, a, [role="tab"], [tabindex]')).toBeNull();
    for (const field of ['Destination', 'Flying from', 'Duration']) {
      expect(within(form).getByLabelText(new RegExp(field))).toBeVisible();
    }
    expect(within(form).getByRole('button', { name: 'Search' })).toBeEnabled();
  });

  const openForm = async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    const { router } = renderRoutes(
      [
        { path: '/', loader, Component, HydrateFallback: () => null },
        { path: '/search', Component: () => 'The results' },
      ],
      '/',
      aRuntime(),
    );
    const form = within(await screen.findByRole('search', { name: 'Holidays' }));
    const user = userEvent.setup();
    const submit = async () => {
      await user.click(form.getByRole('button', { name: 'Search' }));
      expect(await screen.findByText('The results')).toBeVisible();
      const { pathname, search } = router.state.location;
      expect(pathname).toBe('/search');
      return Object.fromEntries(new URLSearchParams(search));
    };
    return { form, user, submit };
  };

  it('leads with the values of its form to the results [FORM-07, NAV-04, DEC-05, DOM-CRIT-02, CONST-01, CONST-04]', async () => {
    const { form, user, submit } = await openForm();
    await user.selectOptions(form.getByLabelText('Duration'), '10 nights');
    expect(await submit()).toMatchObject({
      destinationId: '1',
      departureId: '-1',
      MaxResults: '7000',
      flexibility: '3',
      dateMin: '2027-01-17',
      dateMax: '2027-01-23',
      durationMin: '10',
      durationMax: '10',
      adultsRoom1: '2',
      totalGuests: '2',
      totalRooms: '1',
    });
  });

  it('leads to the results of the place, the airport, the date and the party that were chosen [DEC-18, FORM-07]', async () => {
    const { form, user, submit } = await openForm();
    for (const [label, typed, name] of [
      ['Destination', 'antal', /^Antalya/],
      ['Flying from', 'manch', /^Manchester/],
    ] as const) {
      await user.click(form.getByRole('combobox', { name: new RegExp(`^${label}`) }));
      await user.type(await screen.findByRole('combobox', { name: `Search: ${label}` }), typed);
      await user.click(await screen.findByRole('option', { name }));
    }
    await user.click(form.getByRole('button', { name: /^Departure date/ }));
    await screen.findByRole('grid', { name: 'Departure date' });
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(form.getByRole('button', { name: /^Guests\/Rooms/ }));
    await user.selectOptions(await chooseMostAdults(), '7');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await submit()).toMatchObject({
      destinationId: '101',
      departureId: '26',
      dateMin: '2027-01-24',
      dateMax: '2027-01-30',
      durationMin: '7',
      durationMax: '7',
      adultsRoom1: '6',
      childrenRoom1: '1',
      childrenAgesRoom1: '7',
      totalGuests: '7',
      totalRooms: '1',
    });
  });

  it('shows the trust claims [HOME-04, PROD-05, PROD-06, PROD-07, PROD-08, PROD-10, PROD-11, DEC-43]', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const strip = await screen.findByRole('list', { name: 'Why book with us' });
    for (const text of [
      'ATOL protected',
      'Low depositsFrom £49 per person',
      '24x7 in-resort support',
      'Exclusive deals',
      'Price match promise',
      '92% of customers book again',
      'Trusted by 10,000+ travellers',
    ]) {
      expect(strip).toHaveTextContent(text);
    }
    expect(within(strip).getByRole('link', { name: 'Terms (Price match promise)' })).toHaveAttribute(
      'href',
      '/terms-and-conditon',
    );
  });

  it('omits the claims that are off, in the hero too', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    const claims = { 'price-match': null, 'deposits-from': null, travellers: null };
    renderHome(aRuntime({ config: storefrontConfigSchema.parse({ claims }) }));
    const strip = await screen.findByRole('list', { name: 'Why book with us' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(5);
    expect(within(strip).getByText('92% of customers book again')).toBeVisible();
    expect(screen.queryByText(/Price match|£49pp|10,000/)).not.toBeInTheDocument();
  });

  it('has four kinds of holiday, each with View deals [PROD-02, HOME-05, HOME-06, HOME-07, HOME-08]', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const types = await screen.findByRole('region', { name: 'Find your kind of holiday' });
    expect(
      within(types)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Flight & HotelView deals', '/all-deals?type=hotel'],
      ['City BreaksView deals', '/all-deals?type=city'],
      ['CruisesView deals', '/cruise-deals'],
      ['Beach HolidaysView deals', '/all-deals?type=beach'],
    ]);
    expect(getComputedStyle(within(types).getByRole('list')).display).toBe('grid');
  });

  it.each([
    {
      name: 'Top Beach Holiday Destinations',
      entries: BEACH_DESTINATIONS,
      labels: [
        'Antalya',
        'Dalaman',
        'Hurghada',
        'Sharm El Sheikh',
        'Marrakech',
        'Rhodes',
        'Crete',
        'Tenerife',
        'Lanzarote',
        'Majorca',
      ],
      ids: '[HOME-09, HOME-11, HOME-17, DEC-44]',
    },
    {
      name: 'City Break Destinations',
      entries: CITY_DESTINATIONS,
      labels: [
        'Amsterdam',
        'Paris',
        'Krakow',
        'Budapest',
        'Berlin',
        'Lisbon',
        'Marrakech',
        'Prague',
        'Rome',
        'Seville',
        'Venice',
        'Reykjavik',
      ],
      ids: '[HOME-10, HOME-11, HOME-17, DEC-44]',
    },
  ] as const)(
    '$name links to the pages of its destinations, in their order $ids',
    async ({ name, entries, labels }) => {
      stubFetch(() => jsonResponse(aPage('Antalya')));
      renderHome();
      const links = within(await carousel(name)).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(labels);
      expect(links.map((link) => link.getAttribute('href'))).toEqual(entries.map(({ path }) => path));
    },
  );

  it('from 1024 px ten beaches are three groups of four, the last with two [HOME-11, HOME-12, HOME-13, HOME-14, CAR-02, DEC-33]', async () => {
    openWindow(1024);
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const section = await carousel('Top Beach Holiday Destinations');
    expect(section).toHaveAttribute('aria-roledescription', 'carousel');
    const beaches = within(section);
    const seen = () =>
      beaches
        .getAllByRole('group')
        .filter((slide) => !slide.hasAttribute('inert'))
        .map((slide) => within(slide).getByRole('link').textContent);
    const press = async (name: RegExp) => {
      await userEvent.click(beaches.getByRole('button', { name, hidden: true }));
    };
    expect(seen()).toEqual(['Antalya', 'Dalaman', 'Hurghada', 'Sharm El Sheikh']);
    const dots = beaches.getAllByRole('button', { name: /^Go to slide/, hidden: true });
    expect(dots).toHaveLength(3);
    expect(rulesOf(dots[0]?.closest('ul') ?? document.body)).toMatch(
      /min-width: 1024px\)\s*\{[^}]*display: flex/,
    );
    const previous = beaches.getByRole('button', { name: /^Previous/, hidden: true });
    expect(rulesOf(previous.parentElement ?? document.body)).toMatch(
      /min-width: 1024px\)\s*\{[^}]*display: flex/,
    );
    await press(/^Previous/);
    expect(seen()).toEqual(['Lanzarote', 'Majorca']);
    await press(/^Next/);
    expect(seen()).toEqual(['Antalya', 'Dalaman', 'Hurghada', 'Sharm El Sheikh']);
  });

  it('from 1024 px twelve cities are three groups of four [HOME-11, HOME-12, HOME-13, HOME-14, DEC-33]', async () => {
    openWindow(1024);
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const cities = within(await carousel('City Break Destinations'));
    expect(cities.getAllByRole('button', { name: /^Go to slide/, hidden: true })).toHaveLength(3);
    const seen = () =>
      cities
        .getAllByRole('group')
        .filter((slide) => !slide.hasAttribute('inert'))
        .map((slide) => within(slide).getByRole('link').textContent);
    expect(seen()).toEqual(['Amsterdam', 'Paris', 'Krakow', 'Budapest']);
    await userEvent.click(cities.getByRole('button', { name: /^Previous/, hidden: true }));
    expect(seen()).toEqual(['Rome', 'Seville', 'Venice', 'Reykjavik']);
    await userEvent.click(cities.getByRole('button', { name: /^Next/, hidden: true }));
    expect(seen()).toEqual(['Amsterdam', 'Paris', 'Krakow', 'Budapest']);
  });

  it('below 1024 px beaches and cities are in a grid of two or three columns, without arrows [HOME-11, HOME-12, HOME-15]', async () => {
    openWindow(1023);
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    for (const [name, count] of [
      ['Top Beach Holiday Destinations', 10],
      ['City Break Destinations', 12],
    ] as const) {
      const section = within(await carousel(name));
      const slides = section.getAllByRole('group');
      expect(slides.filter((slide) => !slide.hasAttribute('inert'))).toHaveLength(count);
      expect(section.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
      const rules = rulesOf(slides[0]?.parentElement ?? document.body);
      expect(rules).toMatch(/^\.\S+ \{[^}]*display: grid;[^}]*grid-template-columns: repeat\(2,/m);
      expect(rules).toMatch(/min-width: 768px\)\s*\{[^}]*grid-template-columns: repeat\(3,/);
      // Only from 1024 px do the slides leave the grid.
      expect(rules.split('\n').filter((rule) => /\{[^}]*display: flex/.test(rule))).toEqual([
        expect.stringMatching(/^@media \(min-width: 1024px\)/),
      ]);
    }
  });

  it('a destination card shows package, board, nights and its lowest price, with £ for the $ of the response [HOME-16, DOM-CARDPRICE-01, DOM-CARDPRICE-03, DEC-99]', async () => {
    const at = (price: string) => ({ price, date: '2027-01-04', giata: 101044 });
    const priceData = {
      dec26: { '3': at('$1,002'), '4': at('$404') },
      jan27: { '3': 'N/A', '4': at('$330'), '5': at('$319') },
      feb27: { '3': at('$405') },
    };
    stubFetch(() => jsonResponse(aPage('Antalya', { priceData })));
    renderHome();
    const card = await cardOf('Antalya');
    expect(await within(card).findByText('£319')).toBeVisible();
    for (const text of ['Flight + Hotel', 'from', '7 nights', 'All Inclusive', 'Turkish Riviera, Turkey']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    // A destination without a region.
    const amsterdam = within(await cardOf('Amsterdam', 'City Break Destinations'));
    expect(amsterdam.getByText('Netherlands')).toBeVisible();
    expect(card).toHaveTextContent(/from\s*£319/);
    expect(card.textContent?.match(/£/g)).toHaveLength(1);
    expect(card).not.toHaveTextContent('$');
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/antalya-'));
  });

  it('without the endpoint for all cards, one request for each destination is sent at once, and each card shows Loading... and fills in independently [HOME-ST-01, API-PAGE-02]', async () => {
    const resolvers = new Map<string, (response: Response) => void>();
    const fetched = stubFetch((pageId) => () => new Promise((resolve) => resolvers.set(pageId, resolve)));
    renderHome();
    const card = await cardOf('Antalya');
    const loading = within(card).getByText('Loading...');
    expect(loading).toBeVisible();
    // The spinner.
    expect(within(loading).getByRole('status')).toBeVisible();
    const requested = () =>
      fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/api/getPage/'));
    await waitFor(() => expect(new Set(requested()).size).toBe(21));

    resolvers.get('d00000000000000000000101')?.(new Response(JSON.stringify(aPage('Antalya'))));
    expect(await within(card).findByText('£319')).toBeVisible();
    expect(loading).not.toBeInTheDocument();
    expect(within(await cardOf('Dalaman')).getByText('Loading...')).toBeVisible();

    // Marrakech is in both lists.
    resolvers.get('d00000000000000000000301')?.(new Response(JSON.stringify(aPage('Marrakech'))));
    for (const section of ['Top Beach Holiday Destinations', 'City Break Destinations'])
      expect(await within(await cardOf('Marrakech', section)).findByText('£319')).toBeVisible();
    expect(requested()).toHaveLength(21);
  });

  it('one request loads the prices of all cards, with each destination once [API-PAGE-02]', async () => {
    const priced = { price: 31_900, nights: 7, boardName: 'All Inclusive' };
    const prices = { d00000000000000000000101: priced, d00000000000000000000102: null };
    const fetched = stubFetch(
      () => () => Promise.reject(new Error('a card requested its page')),
      undefined,
      jsonResponse({ success: true, data: prices }),
    );
    renderHome();
    const card = await cardOf('Antalya');
    expect(await within(card).findByText('£319')).toBeVisible();
    expect(within(card).getByText('All Inclusive')).toBeVisible();
    expect(await cardOf('Dalaman')).not.toHaveTextContent(/Loading|£/);
    const urls = fetched.mock.calls
      .map(([url]) => String(url))
      .filter((url) => url.includes('card-prices') || url.includes('getPage'));
    expect(urls).toHaveLength(1);
    const [, init] = fetched.mock.calls.find(([url]) => String(url).includes('card-prices')) ?? [];
    expect([init?.method ?? 'GET', init?.body ?? null]).toEqual(['GET', null]);
    const ids = new URL(urls[0] ?? '').searchParams.get('ids')?.split(',');
    expect(ids).toHaveLength(21);
    expect(new Set(ids).size).toBe(21);
  });

  it('a card that is rendered after the prices have arrived requests none [API-PAGE-02, CACHE-02]', async () => {
    const data = {
      d00000000000000000000101: { price: 31_900, nights: 7, boardName: null },
      d00000000000000000000102: { price: 27_500, nights: 7, boardName: null },
    };
    stubFetch(
      () => () => Promise.reject(new Error('a card requested its page')),
      undefined,
      jsonResponse({ success: true, data }),
    );
    const card = (name: string, id: string) => (
      <DestinationCard name={name} path={`/page/${id}`} scene="beach-1" renderedPrice={null} />
    );
    const { runtime } = renderInPage(card('Antalya', 'd00000000000000000000101'));
    expect(await screen.findByText('£319')).toBeVisible();

    renderInPage(card('Dalaman', 'd00000000000000000000102'), runtime);
    expect(await screen.findByText('£275')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a server renders the prices, and a failed refresh keeps them', async () => {
    const data = { d00000000000000000000101: { price: 31_900, nights: 7, boardName: null } };
    stubFetch(() => jsonResponse({}), undefined, jsonResponse({ success: true, data }));
    const server = aRuntime({ server: { cleanHtml: (html) => html } });
    const handler = createStaticHandler([{ path: '/', loader, Component }]);
    const context = await handler.query(new Request('http://shop.test/'), {
      requestContext: routerContextOf(server),
    });
    if (context instanceof Response) throw new Error('the home page redirects');
    const html = renderToString(
      <RuntimeProvider runtime={server}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RuntimeProvider>,
    );
    expect(html).toContain('£319');

    jest.restoreAllMocks();
    stubFetch(() => () => Promise.reject(new TypeError('away')));
    const { prices } = context.loaderData['0'] as { prices: CardPrices };
    renderInPage(
      <DestinationCard
        name="Antalya"
        path="/page/d00000000000000000000101"
        scene="beach-1"
        renderedPrice={prices['d00000000000000000000101'] ?? null}
      />,
    );
    expect(await screen.findByText('£319')).toBeVisible();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await act(() => Promise.resolve());
    expect(screen.getByText('£319')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('away'))],
    ['is refused', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['makes no sense', jsonResponse({ success: true, data: { destinationName: 7 } })],
    ['is N/A throughout', jsonResponse(aPage('Antalya', { priceData: { jan27: { '3': 'N/A' } } }))],
  ] as const)(
    'a card whose price %s shows no price, no nights and no board, and still leads on [ERR-19, DOM-CARDPRICE-02, DOM-CARDPRICE-03, DEC-432]',
    async (_what, respond) => {
      stubFetch((pageId) => (pageId.endsWith('101') ? respond : jsonResponse(aPage('Dalaman'))));
      renderHome();
      const card = await cardOf('Antalya');
      await waitFor(() => expect(within(card).queryByText('Loading...')).not.toBeInTheDocument());
      expect(card).not.toHaveTextContent(/£|night|Inclusive|N\/A|fail|wrong|error/i);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(within(card).getByRole('link')).toHaveAttribute('href', '/page/d00000000000000000000101');
      expect(await within(await cardOf('Dalaman')).findByText('£319')).toBeVisible();
    },
  );

  it('a destination card zooms its picture on hover [HOME-18]', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const card = await cardOf('Antalya');
    expect(rulesOf(card)).toMatch(/:hover[^{]*picture img\s*\{[^}]*scale\(1\.04\)/);
  });

  it('featured deals are all deals, oldest first, with a link to the list [API-DEALS-02, HOME-19, HOME-22, HOME-ST-02, DEC-34, DEC-35]', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const region = await carousel('Featured deals');
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const deals = within(region);
    expect(
      deals.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Hotel 2', 'Hotel 3', 'Hotel 1']);
    expect(deals.getAllByText('FREE ROOM UPGRADE')).toHaveLength(1);
    expect(deals.getAllByText('EXCLUSIVE OFFER')).toHaveLength(2);
    expect(deals.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/all-deals');
  });

  it('of many deals only the first 24 are slides, and only those are cached [HOME-19]', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aDeal(index + 1, `2026-10-${index + 1}`));
    stubFetch(() => jsonResponse(aPage('Antalya')), jsonResponse({ deals: many }));
    renderHome();
    expect(within(await carousel('Featured deals')).getAllByRole('article')).toHaveLength(24);
    expect(localStorage.getItem('featuredDeals')?.match(/"dealId"/g)).toHaveLength(24);
  });

  it('shows a loading state for the deals while the page is usable [HOME-ST-02]', async () => {
    let respond = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    stubFetch(
      () => jsonResponse(aPage('Antalya')),
      () => late,
    );
    renderHome();
    const loading = (await screen.findByText('Loading deals')).closest('[role="status"]');
    expect(loading?.querySelectorAll(':scope > div > [aria-hidden]')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
    respond(Response.json({ deals: [aDeal(1, '2026-10-01')] }));
    expect(within(await carousel('Featured deals')).getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('Loading deals')).toBeNull();
  });

  it('uses cached deals without a request [CACHE-06, HOME-ST-02]', async () => {
    const fetched = stubFetch(() => jsonResponse(aPage('Antalya')));
    const first = renderHome();
    await carousel('Featured deals');
    await waitFor(() => expect(localStorage.getItem('featuredDeals')).not.toBeNull());
    first.unmount();

    fetched.mockClear();
    renderHome();
    expect(within(await carousel('Featured deals')).getAllByRole('article')).toHaveLength(3);
    expect(fetched.mock.calls.filter(([url]) => String(url).endsWith('getAllDeals'))).toHaveLength(0);
  });

  it('after a failure the section has its heading and the link to the list alone [ERR-20, DEC-148]', async () => {
    stubFetch(
      () => jsonResponse(aPage('Antalya')),
      () => Promise.reject(new TypeError('away')),
    );
    renderHome();
    const section = await carousel('Featured deals');
    expect(section).toHaveTextContent(/^Featured deals ?See all deals$/);
    const deals = within(section);
    expect(deals.getByRole('heading', { name: 'Featured deals' })).toBeVisible();
    expect(deals.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/all-deals');
    expect(deals.queryByRole('article')).not.toBeInTheDocument();
    expect(deals.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('three banners link to half term, summer and group holidays [HOME-24, DEC-44]', async () => {
    stubFetch(() => jsonResponse(aPage('Antalya')));
    renderHome();
    const banners = within(await screen.findByRole('list', { name: 'Holiday ideas' }));
    expect(banners.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      HOME_BANNERS.map(({ path }) => path),
    );
    expect(HOME_BANNERS.map(({ path }) => path)).toEqual([
      '/group/half-term',
      '/group/summer',
      '/group/group-holidays',
    ]);
    expect(
      banners.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent.trim()),
    ).toEqual(['Half Term', 'Summer', 'Group Holidays']);
    expect(banners.getAllByRole('presentation', { hidden: true })).toHaveLength(3);
  });
});
