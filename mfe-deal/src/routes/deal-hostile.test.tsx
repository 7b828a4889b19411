import { screen } from '@testing-library/react';
import fc from 'fast-check';

import { dealWire, leaveDeals, openDeal } from '../../testing/deal-service';

const ran = jest.fn();
beforeEach(() => Object.assign(window, { ran }));
afterEach(() => {
  leaveDeals();
  ran.mockClear();
});

const SCRIPT =
  '<p>Words</p><script>ran()</script><img src="x" onerror="ran()"><a href="javascript:ran()">link</a>' +
  '<svg onload="ran()"></svg><iframe srcdoc="<script>ran()</script>"></iframe>"><b onclick="ran()" style="all:unset">b</b>';
const NUMBERS = { hotelRating: 1e308, taRating: -7, taRatingCount: 1e308, startingPrice: 999_999 };
const LISTS = {
  boardBasisArray: [SCRIPT, '', 7, null],
  itinerary: [{ day: 1, title: SCRIPT, actions: [{ type: 'depart', time: SCRIPT }] }],
  tours: [
    {
      _id: 't',
      tourName: SCRIPT,
      description: SCRIPT,
      image: 'javascript:ran()',
      price: 3,
      features: [SCRIPT],
    },
  ],
  ship: {
    _id: 's',
    shipName: SCRIPT,
    rooms: [{ _id: 'r', roomName: SCRIPT, roomDesc: SCRIPT, roomImage: SCRIPT, pp: 1e308 }],
  },
  selectedBoardBases: [{ _id: 'b', boardType: SCRIPT, price: 9, features: [SCRIPT] }],
};
const IMAGES = [
  'http://x.test/"><script>ran()</script>',
  'http://broken.test/%%%',
  'javascript:ran()',
  'data:x',
  '',
];

/** The deal with this text in the place of each of its own. */
function everyText(words: string) {
  const texts = Object.entries(dealWire()).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name]) => [name, words]));
}

async function standing() {
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Error');
  return screen.findByText(/^Deposits from £49pp$/);
}

describe('a deal that is not to be trusted', () => {
  it('stands with scripts in every text, and nothing of them runs [DEAL-03, DEC-103]', async () => {
    const words = {
      hotelDetails: SCRIPT,
      offerDetails: SCRIPT,
      hotelDetailsExtended: SCRIPT,
      hotelOtherOffer: SCRIPT,
    };
    openDeal('/deal/101?from=%3Cscript%3E&board=%22&date=2027-99-99&month=x', {
      deal: { ...everyText(SCRIPT), ...words, ...NUMBERS, ...LISTS, images: IMAGES },
    });
    await standing();
    expect(screen.getAllByText('Words').length).toBeGreaterThan(2);
    const scripts = [...document.querySelectorAll('script')].filter(
      ({ type }) => type !== 'application/ld+json',
    );
    expect(scripts).toEqual([]);
    expect(
      document.querySelector(
        'iframe, [onerror], [onload], [onclick], [href^="javascript"], [src^="javascript"]',
      ),
    ).toBeNull();
    for (const json of document.querySelectorAll('script')) {
      expect(json.innerHTML).not.toContain('<');
      expect(JSON.parse(json.innerHTML)).toHaveProperty('@type');
    }
    expect(ran).not.toHaveBeenCalled();
  });

  it('stands with the address of a photo that is none [DEAL-01]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    openDeal('/deal/184', { deal: { images: ['http://['] } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sol Bay Resort' }, { timeout: 500 }),
    ).toBeVisible();
  });

  it('stands with nothing in it at all [DOM-DBI-01]', async () => {
    openDeal('/deal/101', { answer: () => Response.json({ deal: { data: {} } }) });
    await standing();
    expect(await screen.findByText(/^No prices in this month/)).toBeVisible();
    expect(screen.getByText('No price on this date')).toBeVisible();
    expect(screen.queryByText('Book Now')).toBeNull();
    expect(document.title).toBe('Your holiday | Sandpiper');
  });

  it('stands whatever is absent or odd in it [DOM-DBI-01]', async () => {
    const odd = fc.constantFrom(
      undefined,
      null,
      '',
      ' ',
      0,
      -1,
      1e308,
      true,
      'x',
      [],
      {},
      [null],
      [{}],
      [''],
    );
    const parts = fc.record(
      Object.fromEntries(Object.keys({ ...dealWire(), ...LISTS }).map((name) => [name, odd])),
      {
        requiredKeys: [],
      },
    );
    await fc.assert(
      fc.asyncProperty(parts, async (part) => {
        const { unmount } = openDeal('/deal/184', { deal: { ...LISTS, ...part } });
        await standing();
        unmount();
      }),
      { numRuns: 8 },
    );
  });

  it('has whole sentences where nobody says a board [DEAL-ST-07]', async () => {
    openDeal('/deal/101', { answer: () => Response.json({ deal: { data: {} } }) });
    expect(await screen.findByText(/^No prices in this month with/)).not.toHaveTextContent(', ,');
  });

  it('shows no day that is over, whatever an old address says', async () => {
    openDeal('/deal/101?date=2026-06-12', { deal: { pricesData: {} } });
    expect(await screen.findByText(/No prices in this month|has no price/)).not.toHaveTextContent('2026');
  });
});
