import { catalogueDealSchema, type CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { DealsOutcome } from '../deals/load-deals';

import { HandpickedDeals } from './handpicked-deals';

const MATCH_MEDIA = window.matchMedia;

/** jsdom does not evaluate media queries. */
function openWindow(width: number) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion') || width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

afterEach(() => {
  window.matchMedia = MATCH_MEDIA;
});

function aDeal(number: number): CatalogueDeal {
  return catalogueDealSchema.parse({
    dealId: number,
    data: {
      HotelName: `Hotel ${number}`,
      startingPrice: 300,
      cheapestDate: '2027-01-16',
      createdAt: '2026-11-01T00:00:00Z',
    },
  });
}

const DEALS: DealsOutcome = { kind: 'known', deals: [1, 2, 3, 4, 5, 6, 7, 8].map(aDeal) };
const all = () => true;

/** Renders the section and waits for its deals. */
async function renderDeals(loaded: DealsOutcome, belongs: (deal: CatalogueDeal) => boolean = all) {
  const outcome = Promise.resolve(loaded);
  await act(async () => {
    renderInPage(<HandpickedDeals outcome={outcome} belongs={belongs} />);
    await outcome;
  });
}

// The style sheet hides arrows and dots by a media query that jsdom does not evaluate.
const dots = () => screen.getAllByRole('button', { name: /^Go to slide/, hidden: true });
const seen = () =>
  screen
    .queryAllByRole('article')
    .filter((card) => card.closest('[inert]') === null)
    .map((card) => card.textContent?.match(/Hotel \d/)?.[0]);

describe('handpicked deals', () => {
  it('show placeholder cards while loading [LAND-19]', async () => {
    const pendingDeals = new Promise<DealsOutcome>(() => {});
    await act(async () => void renderInPage(<HandpickedDeals outcome={pendingDeals} belongs={all} />));
    expect(screen.getByRole('heading', { level: 2, name: 'Handpicked Deals' })).toBeVisible();
    const waiting = screen.getByRole('status');
    expect(waiting).toHaveTextContent('Loading deals');
    expect(waiting.querySelectorAll(':scope > div > [aria-hidden]')).toHaveLength(3);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('are the deals that belong to the page [LAND-16]', async () => {
    openWindow(1280);
    await renderDeals(DEALS, ({ dealId }) => dealId === '2' || dealId === '7');
    expect(screen.getByRole('heading', { level: 2, name: 'Handpicked Deals' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Handpicked Deals' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    expect(seen()).toEqual(['Hotel 2', 'Hotel 7']);
  });

  it.each([
    [1280, 3, ['Hotel 1', 'Hotel 2', 'Hotel 3'], ['Hotel 4', 'Hotel 5', 'Hotel 6']],
    [1023, 3, ['Hotel 1', 'Hotel 2', 'Hotel 3'], ['Hotel 4', 'Hotel 5', 'Hotel 6']],
    [640, 3, ['Hotel 1', 'Hotel 2', 'Hotel 3'], ['Hotel 4', 'Hotel 5', 'Hotel 6']],
    [639, 8, ['Hotel 1'], ['Hotel 2']],
  ])(
    '%d px wide: %d dots, first %j, and a step shows the next view [LAND-17, LAND-18, CAR-03, DEC-32]',
    async (width, groups, first, second) => {
      openWindow(width);
      await renderDeals(DEALS);
      expect(dots()).toHaveLength(groups);
      expect(seen()).toEqual(first);
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: 'Next: Handpicked Deals', hidden: true }));
      expect(seen()).toEqual(second);
    },
  );

  it('wrap from the first to the last and back [LAND-18]', async () => {
    openWindow(1280);
    await renderDeals(DEALS);
    const previous = screen.getByRole('button', { name: 'Previous: Handpicked Deals', hidden: true });
    const user = userEvent.setup();
    await user.click(previous);
    expect(seen()).toEqual(['Hotel 6', 'Hotel 7', 'Hotel 8']);
    await user.click(screen.getByRole('button', { name: 'Next: Handpicked Deals', hidden: true }));
    expect(seen()).toEqual(['Hotel 1', 'Hotel 2', 'Hotel 3']);
  });

  it.each<[string, DealsOutcome]>([
    ['there are none', { kind: 'known', deals: [] }],
    ['none of them belongs to the page', DEALS],
    ['they could not be had', { kind: 'failed' }],
  ])('are hidden when %s [LAND-20, ERR-20, DEC-148]', async (_, outcome) => {
    await renderDeals(outcome, () => false);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByText('Handpicked Deals')).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent(/^$/);
  });
});
