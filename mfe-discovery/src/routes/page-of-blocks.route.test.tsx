import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createClock } from '@storefront/shared/platform/time/clock';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { Component, loader } from './page.route';

const PAGE_ID = 'd00000000000000000000101';
const NETWORK = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = NETWORK;
});

const aDeal = (dealId: string, HotelName: string, groupDestinationIds: readonly string[] = []) => ({
  dealId,
  data: {
    HotelName,
    startingPrice: 300,
    cheapestDate: '2027-01-16',
    createdAt: '2026-11-01T00:00:00Z',
    groupDestinationIds,
  },
});

let nextId = 0;
const block = (type: keyof typeof BLOCK_DEFINITIONS, props: object) => ({
  type,
  v: BLOCK_DEFINITIONS[type].version,
  id: `block${(nextId += 1)}`,
  props: { ...BLOCK_DEFINITIONS[type].defaults, ...props },
});

/** Renders a page of blocks, and waits for the text of one of them. */
async function openBlocks(
  list: readonly object[],
  text: string | RegExp,
  references: object = {},
  clock = createClock('2026-11-21'),
  page: object = {},
  respondDeals: (() => Response) | null = null,
) {
  const blocks = { list, pictures: {}, pages: {}, times: {}, ...references };
  const data = {
    destinationName: 'Antalya',
    destinationId: 101,
    fromId: -2,
    nights: 7,
    boardBasisId: '3',
    boardBasisName: 'Half Board',
    content: '<p>The standard text.</p>',
    updatedAt: '2026-11-20T06:00:00Z',
    priceData: { jan27: { '3': { price: '$340', date: '2027-01-09', giata: 31 } } },
    blocks,
    ...page,
  };
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname.includes('/getPage/')) return Response.json({ success: true, data });
    if (pathname.endsWith('/getAllDeals'))
      return (
        respondDeals?.() ??
        Response.json({
          deals: [
            aDeal('1', 'First hotel'),
            aDeal('2', 'Second hotel', ['half-term']),
            aDeal('3', 'Third hotel'),
          ],
        })
      );
    return new Response('', { status: 404 });
  };
  const config = storefrontConfigSchema.parse({ backendUrl: 'http://backend.test' });
  const routes = [{ path: '/page/:pageId', loader, Component, HydrateFallback: () => null }];
  renderRoutes(routes, `/page/${PAGE_ID}`, aRuntime({ config, clock }));
  return screen.findByText(text, {}, { timeout: 20_000 });
}

describe('a landing page of blocks', () => {
  it('leaves the cards of deals out when the deals fail to load, without an error [ERR-20, DEC-148]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const failure = () => new Response('', { status: 503 });
    await openBlocks(
      [
        block('hero', { title: 'Winter sun', lead: 'By the sea' }),
        block('dealCards', { title: 'Our choice' }),
      ],
      'By the sea',
      {},
      createClock('2026-11-21'),
      {},
      failure,
    );
    await waitFor(() => expect(screen.queryByText('Our choice')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    warn.mockRestore();
  });

  it('shows its blocks in their order in place of the standard sections, with one headline [DEC-260]', async () => {
    await openBlocks(
      [
        block('hero', { title: 'Winter sun', lead: 'By the sea' }),
        block('richText', { title: 'About the sea', text: 'Plain words.' }),
        block('faq', { title: 'Good to know', questions: [{ question: 'Is it warm?', text: 'Yes.' }] }),
        block('callBanner', { title: 'Talk to us', description: '' }),
      ],
      'Talk to us',
    );
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Winter sun', 'About the sea', 'Good to know', 'Is it warm?']);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText('The standard text.')).toBeNull();
    expect(document.title).toContain('Winter sun');
  });

  it('has the headline of its destination without a hero, and leaves out blocks that it does not know [DEC-260]', async () => {
    await openBlocks(
      [
        { type: 'carousel', v: 1, id: 'unknown', props: { any: 1 } },
        { type: 'faq', v: 1, id: 'invalid', props: { title: 4 } },
        block('callBanner', { title: 'Talk to us' }),
      ],
      'Talk to us',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Holidays to Antalya');
  });

  it('needs no destination, and has its readable address and its own texts for search engines [DEC-383, DEC-384, DEC-385]', async () => {
    const page = {
      destinationName: 'City breaks in May',
      destinationId: null,
      id: PAGE_ID,
      path: '/page/city-breaks-in-may',
      seo: { title: 'Cities in May', description: 'Long weekends by train and plane.', isIndexed: false },
      priceData: {},
    };
    await openBlocks([block('callBanner', { title: 'Talk to us' })], 'Talk to us', {}, undefined, page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('City breaks in May');
    expect(document.title).toContain('Cities in May');
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="description"]')).toBe('Long weekends by train and plane.');
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/page\/city-breaks-in-may$/,
    );
  });

  it('renders a block of an older version [DEC-260]', async () => {
    const props = { title: 'Old hero', lead: '', picture: null, link: { label: 'Go', to: '/all-deals' } };
    await openBlocks([{ type: 'hero', v: 1, id: 'old', props }], 'Old hero');
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/all-deals');
  });

  it('shows handpicked deals in their order, and those of a group, with the prices of the day', async () => {
    await openBlocks(
      [
        block('dealCards', {
          title: 'Our choice',
          choice: { deals: [{ dealId: '3' }, { dealId: '1' }, { dealId: 'gone' }] },
          max: 4,
        }),
        block('dealCards', { title: 'Half-term', choice: { groupId: 'half-term' }, max: 4 }),
      ],
      'Half-term',
    );
    const namesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(namesIn('Our choice')).toEqual(['Third hotel', 'First hotel']);
    expect(namesIn('Half-term')).toEqual(['Second hotel']);
  });

  it('links cards of destinations with their from-prices, and leaves out a page that is not on the site', async () => {
    const price = { price: 29_900, nights: 7, boardName: 'Half Board', basis: '2 adults' };
    const [rome, missing] = ['d00000000000000000000708', 'd00000000000000000000709'];
    await openBlocks(
      [
        block('destinationCards', {
          title: 'Go',
          cards: [
            { pageId: rome, note: 'In May' },
            { pageId: missing, note: 'Never' },
          ],
        }),
      ],
      'In May',
      { pages: { [rome]: { name: 'Rome', destinationId: 708, price } } },
    );
    const list = screen.getByText('In May').closest('ul');
    const cards = within(list ?? document.body);
    expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/page/${rome}`]);
    expect(cards.getByText(/£299/)).not.toBeNull();
  });

  it('ends an offer at its end, which the backend states [DEC-264]', async () => {
    const offer = (title: string, ends: string) =>
      block('offer', { title, text: 'Words.', ends, link: { label: 'Go', to: '/all-deals' } });
    const past = '2020-01-01 09:00';
    const later = '2099-01-01 09:00';
    await openBlocks([offer('Over', past), offer('Still on', later)], 'Still on', {
      times: { [past]: '2020-01-01T09:00:00.000Z', [later]: '2099-01-01T09:00:00.000Z' },
    });
    expect(screen.queryByText('Over')).toBeNull();
    expect(screen.getByText('Ends Thursday 1 January at 09:00')).not.toBeNull();
  });

  it('counts the seconds of an offer in its last 48 hours only, and leaves it out at its end [DEC-264]', async () => {
    const offer = (title: string, ends: string) =>
      block('offer', { title, text: 'Words.', ends, link: { label: 'Go', to: '/all-deals' } });
    const NOW = Date.parse('2026-11-21T09:00:00Z');
    const ends = ['2026-11-21T09:00', '2026-11-21T10:00', '2026-11-23T08:59', '2026-11-23T09:00'];
    await openBlocks(
      ends.map((end) => offer(`Offer until ${end}`, end.replace('T', ' '))),
      /^Offer until 2026-11-23T09:00/,
      { times: Object.fromEntries(ends.map((end) => [end.replace('T', ' '), `${end}:00.000Z`])) },
      createClock('2026-11-21', () => NOW),
    );
    expect(screen.queryByText('Offer until 2026-11-21T09:00')).toBeNull();
    expect(screen.getAllByText(/^Ends /)).toHaveLength(3);
    const timers = await screen.findAllByRole('timer');
    expect(timers.map(({ textContent }) => textContent)).toEqual(['01:00:00', '47:59:00']);
  });

  it('runs nothing that a text of any block contains, and links to nothing that runs [DEC-103, DEC-417]', async () => {
    const types = Object.entries(BLOCK_DEFINITIONS).filter(([type]) => type !== 'searchForm');
    const list = types.map(([type, { version, defaults }]) => ({
      type,
      v: version,
      id: type,
      props: { ...hostileTexts({ ...defaults, ...(type === 'offer' && { ends: LATER }) }) },
    }));
    const cards = { title: HOSTILE, cards: [{ pageId: PAGE_ID, note: HOSTILE }] };
    const price = { price: 29_900, nights: 7, boardName: 'Half Board', basis: '2 adults' };
    await openBlocks([...list, block('destinationCards', cards), block('callBanner', {})], /Need help/, {
      pages: { [PAGE_ID]: { name: HOSTILE, destinationId: 101, price, path: `/page/${PAGE_ID}` } },
      times: { [LATER]: '2099-01-01T09:00:00.000Z' },
    });
    await waitFor(() => expect(screen.getAllByText('kept').length).toBeGreaterThan(3));
    const elements = [...document.body.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(document.body.querySelector(ACTIVE)).toBeNull();
    expect(attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name)).toEqual([]);
    expect(attributes.filter(({ value }) => /^\s*(javascript|data|vbscript):/i.test(value))).toEqual([]);
    expect(Reflect.get(globalThis, 'hostile')).toBeUndefined();
  });
});

/** Structured data are no program, and escape what could end them. */
const ACTIVE = 'script:not([type="application/ld+json"]), iframe, object, embed, base, [srcdoc]';
const LATER = '2099-01-01 09:00';
/** Within the longest headline. */
const HOSTILE =
  '<p>kept</p><script>hostile=1</script><img src=x onerror="hostile=1"><a href="javascript:hostile=1">a</a>';
const HOSTILE_LABEL = '<script>hostile=1</script><img src=x onerror=hostile=1>';
/** Fields whose form the schema of the block checks. */
const CHECKED = new Set(['to', 'ends', 'side', 'picture']);

/** Replaces all free texts of the properties of a block. */
function hostileTexts(props: object): object {
  return JSON.parse(
    JSON.stringify(props, (name, value: unknown) =>
      typeof value !== 'string' || CHECKED.has(name) ? value : name === 'label' ? HOSTILE_LABEL : HOSTILE,
    ),
  ) as object;
}
