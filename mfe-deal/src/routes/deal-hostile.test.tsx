import { screen } from '@testing-library/react';
import fc from 'fast-check';

import { dealWire, resetDealPage, renderDealPage } from '../../testing/deal-service';

const ran = jest.fn();
beforeEach(() => Object.assign(window, { ran }));
afterEach(() => {
  resetDealPage();
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

/** Returns the text fields of a deal, all with the same value. */
function everyText(value: string) {
  const texts = Object.entries(dealWire()).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name]) => [name, value]));
}

async function expectRendered() {
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Error');
  return screen.findByText(/^Deposits from £49pp$/);
}

describe('a deal with hostile or broken content', () => {
  it('is rendered without running the scripts in its texts [DEAL-03, DEC-103]', async () => {
    const texts = {
      hotelDetails: SCRIPT,
      offerDetails: SCRIPT,
      hotelDetailsExtended: SCRIPT,
      hotelOtherOffer: SCRIPT,
    };
    renderDealPage('/deal/101?from=%3Cscript%3E&board=%22&date=2027-99-99&month=x', {
      deal: { ...everyText(SCRIPT), ...texts, ...NUMBERS, ...LISTS, images: IMAGES },
    });
    await expectRendered();
    expect((await screen.findAllByText('Words')).length).toBeGreaterThan(2);
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

  it('is rendered with an invalid photo URL [DEAL-01]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    renderDealPage('/deal/184', { deal: { images: ['http://['] } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sol Bay Resort' }, { timeout: 500 }),
    ).toBeVisible();
  });

  it('is rendered without any field [DOM-DBI-01]', async () => {
    renderDealPage('/deal/101', { dealResponse: () => Response.json({ deal: { data: {} } }) });
    await expectRendered();
    expect(await screen.findByText(/^No prices in this month/)).toBeVisible();
    expect(screen.getByText('No price on this date')).toBeVisible();
    expect(screen.queryByText('Book Now')).toBeNull();
    expect(document.title).toBe('Your holiday | Sandpiper');
  });

  it('is rendered with any field missing or of the wrong type [DOM-DBI-01]', async () => {
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
        const { unmount } = renderDealPage('/deal/184', { deal: { ...LISTS, ...part } });
        await expectRendered();
        unmount();
      }),
      { numRuns: 8 },
    );
  });

  it('shows complete sentences without a board [DEAL-ST-07]', async () => {
    renderDealPage('/deal/101', { dealResponse: () => Response.json({ deal: { data: {} } }) });
    expect(await screen.findByText(/^No prices in this month with/)).not.toHaveTextContent(', ,');
  });

  it('ignores a past date in the URL', async () => {
    renderDealPage('/deal/101?date=2026-06-12', { deal: { pricesData: {} } });
    expect(await screen.findByText(/No prices in this month|has no price/)).not.toHaveTextContent('2026');
  });
});
