import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage, renderRoutes } from '@storefront/shared/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { chooseMostAdults } from '../../testing/guest-limits';
import { GroupPage } from '../features/group/group-page';

import { Component, loader } from './group.route';

const aCell = (price: number | string, hotelName: string, nights: number) => ({
  price,
  date: '2027-01-11',
  giata: 703013,
  hotelName,
  nights,
  boardBasis: 'RO',
});

const aGroup = (overrides: object = {}) => ({
  data: {
    _id: 'budget-friendly',
    name: 'Budget-Friendly',
    description1: '<h2>Cheap and good</h2><script>ran = 1</script><p onclick="ran=1">Short hops.</p>',
    description3: '<p onmouseover="ran=1">The small print.</p><iframe src="//x"></iframe>',
    adults: 2,
    children: 0,
    boardBasisId: '',
    destinations: [
      {
        _id: 'd703',
        id: 703,
        name: 'Krakow',
        priceData: {
          '7': { '3': aCell(189, 'Seven Rooms', 7), '4': { price: 'N/A' } },
          '2': { '3': aCell('$89', 'Cathedral Rooms', 2), '5': aCell(240, 'Grand', 2) },
        },
      },
      { _id: 'd704', id: 704, name: 'Budapest', priceData: {} },
    ],
    ...overrides,
  },
});

const aDeal = (dealId: number, groups: string[], destinations: string[] = []) => ({
  dealId,
  data: {
    HotelName: `Hotel ${dealId}`,
    dealType: dealId % 2 === 0 ? 'featured' : 'other',
    startingPrice: 400,
    cheapestDate: '2027-06-12',
    createdAt: '2026-11-01T00:00:00Z',
    groupDestinationIds: groups,
    individualDestinationIds: destinations,
  },
});

function stubFetch(group: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/getAllDeals')) {
      const deals = [
        aDeal(1, ['budget-friendly']),
        aDeal(2, ['summer']),
        aDeal(3, [], ['budget-friendly', 'summer']),
        aDeal(4, ['budget-friendly']),
      ];
      return Promise.resolve(new Response(JSON.stringify({ deals })));
    }
    if (url.includes('/api/group-destinations/')) return group();
    return Promise.resolve(new Response('', { status: 404 }));
  });
}
const jsonResponse = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));

function renderGroup(config: object = {}) {
  const runtime = aRuntime({
    config: storefrontConfigSchema.parse({ backendUrl: 'http://backend.test', ...config }),
  });
  const routes = [
    { path: '/group/:groupId', loader, Component, HydrateFallback: () => null },
    { path: '/search', Component: () => 'The results' },
  ];
  return renderRoutes(routes, '/group/budget-friendly', runtime);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the page of a group', () => {
  it('has its picture, the search form and its texts, cleaned [GRP-01, GRP-02, GRP-03, DEC-103]', async () => {
    stubFetch(jsonResponse(aGroup()));
    const { container } = renderGroup();
    expect(await screen.findByRole('heading', { level: 1, name: 'Budget-Friendly holidays' })).toBeVisible();
    expect(screen.getByRole('search', { name: 'Holidays' })).toBeVisible();
    expect(container.querySelector('img[src*="/media/beach-5/"]')).not.toBeNull();
    expect(await screen.findByRole('heading', { name: 'Cheap and good' })).toBeVisible();
    expect(await screen.findByText('Short hops.')).not.toHaveAttribute('onclick');
    expect(await screen.findByText('The small print.')).not.toHaveAttribute('onmouseover');
    expect(container.querySelector('script:not([type="application/ld+json"]), iframe')).toBeNull();
  });

  it.each([
    ['blue sea specials', 'beach-3'],
    ['Quiet', 'hotel-2'],
  ])('has for %s the picture %s of the settings [GRP-02, DEC-81]', async (name, picture) => {
    stubFetch(jsonResponse(aGroup({ name })));
    const { container } = renderGroup({
      groupPage: { tourOperator: 'Blue Sea', heroImages: { 'tour-operator': 'beach-3', default: 'hotel-2' } },
    });
    await screen.findByRole('heading', { level: 1, name: `${name} holidays` });
    const [hero] = container.querySelectorAll('img');
    expect(hero).toHaveAttribute('src', expect.stringContaining(`/media/${picture}/`));
  });

  it.each([
    ['All Inclusive', 'pool-3'],
    ['Family', 'pool-8'],
    ['Budget-Friendly', 'beach-5'],
    ['Last-Minute', 'beach-9'],
    ['Senior', 'balcony-4'],
    ['Quiet', 'beach-2'],
    ['Blue Sea specials', 'cruise-3'],
  ])('has for %s the picture %s by default [GRP-02]', async (name, picture) => {
    stubFetch(jsonResponse(aGroup({ name })));
    const { container } = renderGroup({ groupPage: { tourOperator: 'Blue Sea' } });
    await screen.findByRole('heading', { level: 1, name: `${name} holidays` });
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining(`/media/${picture}/`),
    );
  });

  it('leads with the values of its form to the results [DEC-18, GRP-01, FORM-07]', async () => {
    stubFetch(jsonResponse(aGroup()));
    const { router } = renderGroup();
    const form = within(await screen.findByRole('search', { name: 'Holidays' }));
    await userEvent.selectOptions(form.getByLabelText('Duration'), '10 nights');
    await userEvent.click(form.getByRole('button', { name: /^Guests\/Rooms/ }));
    await chooseMostAdults();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(form.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('The results')).toBeVisible();
    const { pathname, search } = router.state.location;
    const params = new URLSearchParams(search);
    expect([pathname, params.get('durationMin'), params.get('adultsRoom1')]).toEqual(['/search', '10', '6']);
  });

  it('shows the deals that list the group, and no others [GRP-04, DEC-35, DEC-36, API-DEALS-03]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup();
    const carousel = await screen.findByRole('region', { name: 'Handpicked Deals' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const deals = within(carousel);
    expect(deals.getAllByRole('article')).toHaveLength(2);
    for (const name of ['Hotel 1', 'Hotel 4'])
      expect(deals.getByRole('link', { name, hidden: true })).toBeInTheDocument();
  });

  it('finds its deals by its own id, even if the URL has another id [GRP-04, DEC-36]', async () => {
    stubFetch(jsonResponse(aGroup({ _id: 'summer' })));
    renderGroup();
    const deals = within(await screen.findByRole('region', { name: 'Handpicked Deals' }));
    expect(deals.getAllByRole('article')).toHaveLength(1);
    expect(deals.getByRole('link', { name: 'Hotel 2' })).toBeVisible();
  });

  it('shows the notice about prices by phone, reviews and the phone number [GRP-05, GRP-09]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup();
    expect(await screen.findByRole('complementary', { name: 'Call-centre only prices' })).toHaveTextContent(
      '020 7946 0123',
    );
    const reviews = screen.getByText('1k+ customers').closest('p');
    expect(reviews).toBeVisible();
    expect(reviews).toHaveTextContent(/^4\.3.*1,148 reviews/);
    const help = screen.getByRole('complementary', { name: 'Book by phone' });
    expect(help).toHaveTextContent('Need help');
    expect(within(help).getByRole('link', { name: /020 7946 0123/ })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
  });

  it('has a block for each destination: its night counts, three star classes [GRP-06, GRP-07, DOM-CARDPRICE-02, DEC-432]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup();
    const krakow = within(await screen.findByRole('region', { name: 'Krakow' }));
    const durations = within(krakow.getByRole('group', { name: 'Duration in Krakow' }));
    expect(durations.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2 nights',
      '7 nights',
    ]);
    expect(durations.getByRole('button', { name: '2 nights' })).toHaveAttribute('aria-pressed', 'true');
    const cards = () =>
      krakow.getAllByRole('article').map((card) => [
        within(card)
          .getByRole('img', { name: /^\d stars$/ })
          .getAttribute('aria-label'),
        ...(card.textContent?.match(/£\d+|N\/A/g) ?? []),
      ]);
    expect(cards()).toEqual([
      ['3 stars', '£89'],
      ['4 stars', 'N/A'],
      ['5 stars', '£240'],
    ]);

    await userEvent.click(durations.getByRole('button', { name: '7 nights' }));
    expect(krakow.getByRole('link', { name: 'Seven Rooms' })).toBeVisible();
    expect(cards()).toEqual([
      ['3 stars', '£189'],
      ['4 stars', 'N/A'],
      ['5 stars', 'N/A'],
    ]);
  });

  it('every price states what it is for [DEC-145, DEC-171]', async () => {
    stubFetch(jsonResponse(aGroup({ children: 1 })));
    renderGroup();
    expect(
      await screen.findByText(
        'Flight and hotel in one booking, from £89pp: 2 adults, 1 child, from any London airport, January 2027, 2 nights, Room Only.',
      ),
    ).toBeVisible();
    expect(await screen.findAllByText('2 adults, 1 child, from any London airport')).toHaveLength(2);
  });

  it('a destination without prices shows three cards and no night counts [GRP-06, DOM-CARDPRICE-02, DEC-432]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup();
    const budapest = within(await screen.findByRole('region', { name: 'Budapest' }));
    expect(budapest.getAllByText('N/A')).toHaveLength(3);
    expect(budapest.queryByRole('button')).not.toBeInTheDocument();
    expect(budapest.queryByRole('link')).not.toBeInTheDocument();
  });

  it('a card links to the search of its holiday [NAV-03, DEC-79]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup();
    const href = (await screen.findByRole('link', { name: 'Cathedral Rooms' })).getAttribute('href') ?? '';
    expect(href).toMatch(/^\/search\?/);
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
      departureId: '-1',
      destinationId: '703',
      dateMin: '2027-01-08',
      dateMax: '2027-01-11',
      boardType: '',
      selectedStars: '3',
      durationMin: '2',
      giata: '703013',
    });
  });

  it('renders the configured enquiry form in a sandboxed frame [GRP-08, DEC-81]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup({ groupPage: { enquiryFormUrl: 'https://forms.example.com/enquiry' } });
    const frame = await screen.findByTitle('Enquiry form');
    expect(frame).toHaveAttribute('src', 'https://forms.example.com/enquiry');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
  });

  it('omits the enquiry form without configuration [GRP-08, DEC-81]', async () => {
    stubFetch(jsonResponse(aGroup()));
    renderGroup();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByTitle('Enquiry form')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Ask us/ })).not.toBeInTheDocument();
  });

  it.each([
    ['no destinations', { destinations: [] }],
    ['no texts', { description1: '', description3: ' ' }],
    ['a long name', { name: 'W'.repeat(300) }],
    [
      'nothing but scripts',
      { description1: '<script>1</script>', description3: '<iframe src="//x"></iframe>' },
    ],
  ])('renders with %s', async (_what, content) => {
    stubFetch(jsonResponse(aGroup(content)));
    renderGroup();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Book by phone' })).toBeVisible();
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('away')), 'Failed to load group data'],
    ['fails', () => Promise.resolve(new Response('no', { status: 503 })), 'API returned status 503'],
    [
      'does not know it',
      () => Promise.resolve(new Response('{}', { status: 404 })),
      'API returned status 404',
    ],
    ['makes no sense', jsonResponse({ data: 7 }), 'Failed to load group data'],
  ] as const)(
    'shows an error and retries when the server %s [GRP-10, ERR-17, API-GROUP-02]',
    async (_what, respond, message) => {
      const fetched = stubFetch(respond);
      renderGroup();
      expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Page' })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(message);

      fetched.mockRestore();
      stubFetch(jsonResponse(aGroup()));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Budget-Friendly holidays' }),
      ).toBeVisible();
    },
  );

  it('shows an error without an id [ERR-18, DEC-94]', async () => {
    renderInPage(
      <GroupPage groupId="" outcome={new Promise(() => {})} deals={Promise.resolve({ kind: 'failed' })} />,
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No group ID provided'));
    expect(screen.getByRole('heading', { level: 1, name: 'Error Loading Page' })).toBeVisible();
  });
});
