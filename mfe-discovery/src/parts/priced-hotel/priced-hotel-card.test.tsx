import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { PLACEHOLDER_PHOTOS } from '@storefront/shared/composites/hotel-card/placeholder-photo';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PricedEntry } from './priced-entry';
import { PricedHotelCard } from './priced-hotel-card';

const NETWORK = globalThis.fetch;
const requestedUrls: string[] = [];

const HOTEL = {
  images: ['https://pictures.example/sol/1.jpg'],
  hotelDetails: {
    hotelName: 'Sol Bay Resort',
    location: 'Side, Antalya',
    taRating: 4.1,
    taRatingCount: 2_204,
  },
};

/** Stubs the hotel record response. */
function hotels(respond: () => Response | Promise<Response>) {
  globalThis.fetch = (input) => {
    requestedUrls.push(String(input));
    return Promise.resolve().then(respond);
  };
}

beforeEach(() => {
  sessionStorage.clear();
  requestedUrls.length = 0;
  hotels(() => Response.json(HOTEL));
});
afterEach(() => {
  globalThis.fetch = NETWORK;
});

const ENTRY: PricedEntry = {
  pricePerPerson: pence(41_200),
  date: '2027-01-16',
  giataId: 101_007,
  nights: 7,
  boardName: 'All Inclusive',
};

const aCard = (entry: PricedEntry | null = ENTRY) => (
  <PricedHotelCard
    stars="4"
    entry={entry}
    place="Antalya"
    href={entry && '/search?giata=101007'}
    basis="2 adults, from Manchester"
  />
);
const card = () => screen.getByRole('article');
const picture = () => card().querySelector('img')?.getAttribute('src');

describe('a card with a price', () => {
  it('shows all facts of the holiday and links to it [LAND-27, DEC-79]', async () => {
    renderInPage(aCard());
    expect(await screen.findByRole('heading', { level: 3, name: 'Sol Bay Resort' })).toBeVisible();
    expect(within(card()).getByRole('img', { name: '4 stars' })).toBeVisible();
    for (const text of [
      '4.1',
      '2,204 reviews',
      'from£412pp',
      '2 adults, from Manchester',
      'Sat 16 Jan 2027',
      '7 nights, All Inclusive',
      'Side, Antalya',
    ]) {
      expect(card()).toHaveTextContent(text);
    }
    expect(card()).toHaveTextContent('All Inclusive');
    expect(within(card()).getByText('View deal')).toBeVisible();
    expect(within(card()).getByRole('link')).toHaveAttribute('href', '/search?giata=101007');
    expect(requestedUrls).toEqual([expect.stringContaining('/getBackOfficeHotelByGiataId/101007')]);
  });

  it('waits five seconds for the hotel record [API-HOTEL-03, DEC-83]', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    renderInPage(aCard());
    await screen.findByText('Sol Bay Resort');
    expect(timeout.mock.calls).toEqual([[5_000]]);
    timeout.mockRestore();
  });

  it('shows a spinner, then the picture of the hotel [LAND-27, LAND-ST-06]', async () => {
    renderInPage(aCard());
    const status = within(card()).getByRole('status');
    expect(status).toHaveTextContent("Loading the hotel's picture");
    expect(status.querySelector('[aria-hidden]')).toBeVisible();
    expect(picture()).toBeUndefined();
    await screen.findByText('Sol Bay Resort');
    expect(picture()).toBe('https://pictures.example/sol/1.jpg');
    expect(status).not.toBeInTheDocument();
    expect(card()).not.toHaveTextContent('not this hotel');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the look-up fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the hotel is unknown', () => new Response('', { status: 404 })],
    ['it has no pictures', () => Response.json({ ...HOTEL, images: [] })],
  ])(
    'shows a stock photo with the name of the place when %s [LAND-ST-06, API-HOTEL-02, DEC-322]',
    async (_, respond) => {
      hotels(respond);
      renderInPage(aCard());
      expect(await screen.findByText('Antalya: illustration, not this hotel')).toBeVisible();
      expect(PLACEHOLDER_PHOTOS).toContain(picture());
      expect(card()).toHaveTextContent('from£412pp');
    },
  );

  it.each([[null], [0]])('requests no hotel record when the id is %p [LAND-ST-06]', (giataId) => {
    renderInPage(aCard({ ...ENTRY, giataId }));
    expect(screen.getByText('Antalya: illustration, not this hotel')).toBeVisible();
    expect(PLACEHOLDER_PHOTOS).toContain(picture());
    expect(screen.getByRole('heading', { name: '4-star hotel in Antalya' })).toBeVisible();
    expect(requestedUrls).toEqual([]);
  });

  it('replaces a picture that fails to load with the stock photo [LAND-ST-06, ERR-24]', async () => {
    renderInPage(aCard());
    await screen.findByText('Sol Bay Resort');
    const image = card().querySelector('img');
    if (image) fireEvent.error(image);
    expect(await screen.findByText('Antalya: illustration, not this hotel')).toBeVisible();
    expect(PLACEHOLDER_PHOTOS).toContain(picture());
  });

  it('several cards of one hotel send one request', async () => {
    renderInPage(
      <>
        {aCard()}
        {aCard({ ...ENTRY, date: '2027-02-01' })}
      </>,
    );
    expect(await screen.findAllByText('Sol Bay Resort')).toHaveLength(2);
    expect(requestedUrls).toHaveLength(1);
  });

  it('marks the best value when the claim is on [LAND-24]', async () => {
    const best = <PricedHotelCard stars="4" entry={ENTRY} place="Antalya" href="/search" basis="" best />;
    const { unmount } = renderInPage(best);
    await screen.findByText('Sol Bay Resort');
    expect(screen.getByText('Best Value')).toBeVisible();
    unmount();
    const config = storefrontConfigSchema.parse({ claims: { 'best-value': null } });
    renderInPage(best, aRuntime({ config }));
    await screen.findByText('Sol Bay Resort');
    expect(screen.queryByText('Best Value')).not.toBeInTheDocument();
  });
});

describe('a card without a price', () => {
  it('shows that the price is available by phone [LAND-25, DEC-77, DEC-80]', () => {
    renderInPage(aCard(null));
    expect(card()).toHaveTextContent('Price N/A');
    expect(screen.getByText('Call-centre only')).toBeVisible();
    expect(card()).toHaveTextContent('020 7946 0123');
    expect(screen.getByText('Antalya: illustration, not this hotel')).toBeVisible();
  });

  it('hides the panel on phones, not the card [LAND-25, DEC-80]', () => {
    renderInPage(aCard(null));
    const panel = screen.getByText('Call-centre only').closest('div');
    const phoneRules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter((rule) => rule.media.mediaText.includes('max-width: 767.98px'))
      .flatMap((rule) => [...rule.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule);
    const hidden = phoneRules
      .filter(({ style }) => style.display === 'none')
      .map((rule) => rule.selectorText);
    expect(hidden.filter((selector) => panel?.matches(selector))).toHaveLength(1);
    for (let part = within(card()).getByText('N/A'); ; part = part.parentElement ?? card()) {
      expect(hidden.filter((selector) => part.matches(selector))).toEqual([]);
      if (part === card()) break;
    }
  });

  it('does nothing when clicked [LAND-25, LAND-26, DEC-80]', async () => {
    const { router } = renderInPage(aCard(null));
    const before = router.state.location;
    await act(() => userEvent.setup().click(card()));
    await userEvent.setup().click(screen.getByText('Call-centre only'));
    expect(within(card()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(card()).queryByRole('button')).not.toBeInTheDocument();
    expect(router.state.location).toBe(before);
    expect(requestedUrls).toEqual([]);
  });
});
