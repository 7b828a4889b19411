import { screen, waitFor, within } from '@testing-library/react';

import {
  resetDealPage,
  renderDealPage,
  quoteWire,
  type FakeDealService,
  type Departure,
} from '../../testing/deal-service';

afterEach(resetDealPage);

const JUNE: readonly Departure[] = [
  { date: '2027-06-12', pounds: 399 },
  { date: '2027-06-18', pounds: 430, hasFlight: false },
];
const OFFLINE: FakeDealService = { files: { 'june.json': JUNE } };
const VOYAGE = {
  ship: {
    _id: 's',
    shipName: 'Aegean Star',
    rooms: [
      { _id: 'r1', roomName: 'Inside', pp: 0 },
      { _id: 'r2', roomName: 'Suite', pp: 480 },
    ],
  },
  tours: [{ _id: 't1', tourName: 'Old town walk', price: 45.5, features: ['Guide'], included: false }],
  selectedBoardBases: [{ _id: 'b1', boardType: 'FB', price: 245, included: true }],
  onlineChildAges: [5],
};
const DEAL_NUMBER = 'tel:02079460184';

const panel = () => within(screen.getByRole('region', { name: 'Price' }));
const bookNow = () => panel().getByText('Book Now').closest('button') ?? document.body;
const findText = (text: RegExp) => screen.findByText(text, { selector: 'p, dd, h3, span' });
const numbers = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(({ href }) => href);

describe('Book Now on a deal page', () => {
  it('books the displayed package to the penny, with the extras of the deal [DEAL-13, DEAL-ST-10, DOM-BOOK-01]', async () => {
    const { user, requestsTo, runtime, router } = renderDealPage('/deals/301', { ...OFFLINE, deal: VOYAGE });
    await findText(/^Sat 12 Jun 2027, 7 nights, .*: £399 per person, £798 in total/);
    await user.click(panel().getByLabelText(/^Fri 18 Jun 2027, £430/));
    await findText(/^Fri 18 Jun 2027, .*: £430/);
    expect(bookNow()).toBeDisabled();
    expect(within(screen.getByLabelText('Your holiday')).queryByText('Book Now')).toBeNull();
    await user.click(panel().getByLabelText(/^Sat 12 Jun 2027, £399/));
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(panel().getByText(/^£798 total for 2 adults, 1 room/)).toBeVisible();
    await user.click(bookNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/personalise'));

    const rooms = [{ adults: 2, children: 0, childAges: [] }];
    expect(requestsTo('quotes').map(({ body }) => body)).toMatchObject([
      { reference: '2027-06-12.7.HB.LGW.399', flightId: 'LGW-2027-06-12', rooms },
    ]);
    expect(runtime.booking.getState()).toMatchObject({
      chosen: {
        departureDate: '2027-06-12',
        boardBasis: 'HB',
        nights: 7,
        pricePerPerson: 39_900,
        occupancy: rooms,
        imageUrl: 'http://backend.test/media/pool-1/960.jpg',
      },
      quote: { total: 79_800, perPerson: 39_900 },
      offer: {
        dealId: '301',
        shipName: 'Aegean Star',
        tours: [{ id: 't1', name: 'Old town walk', pricePerPerson: 4_550, included: false }],
        cruiseBoards: [{ id: 'b1', boardType: 'FB', pricePerPerson: 24_500, included: true }],
      },
    });
  });

  it('books the selected airport, nights, board and date [PROD-01, DEAL-ST-04]', async () => {
    const { user, runtime, router } = renderDealPage('/deal/101', {
      deal: { pricingMode: 'online' },
      live: (params) => {
        const part = {
          nights: Number(params.get('durationMin')),
          board: params.get('boardType') ? 'AI' : 'HB',
          from: params.get('departureId') === '26' ? 'MAN' : 'LGW',
        };
        return [
          { ...part, date: '2027-06-12', pounds: 399 },
          { ...part, date: '2027-06-14', pounds: 420 },
        ];
      },
    });
    const choose = (label: string, value: string) =>
      user.selectOptions(panel().getByRole('combobox', { name: label }), value);
    await findText(/^Sat 12 Jun 2027, 7 nights, Half Board, from London Gatwick: £399/);
    await choose('Flying from', 'MAN');
    await findText(/^Sat 12 Jun 2027, 7 nights, Half Board, from Manchester: £399/);
    await choose('Nights', '9');
    await findText(/^Sat 12 Jun 2027, 9 nights, Half Board, from Manchester: £399/);
    await choose('Board basis', 'AI');
    await findText(/^Sat 12 Jun 2027, 9 nights, All Inclusive, from Manchester: £399/);
    await user.click(panel().getByLabelText(/^Mon 14 Jun 2027, £420/));
    await findText(/^Mon 14 Jun 2027, 9 nights, All Inclusive, from Manchester: £420/);
    await user.click(bookNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/personalise'));
    expect(runtime.booking.getState().chosen).toMatchObject({
      flightId: 'MAN-2027-06-14',
      departureDate: '2027-06-14',
      boardBasis: 'AI',
      nights: 9,
      pricePerPerson: 42_000,
    });
  });

  it('needs a confirmation before booking at a changed price, and stays on the page when the package is unavailable or the check fails [DEAL-ST-10]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const responses = [
      () => new Response('', { status: 500 }),
      () =>
        Response.json({ error: { code: 'sold-out', message: 'It has just been sold.' } }, { status: 409 }),
      (reference: string) => Response.json(quoteWire(reference, undefined, 420.5)),
    ];
    const { user, runtime, router } = renderDealPage('/deal/101', {
      ...OFFLINE,
      quote: (reference) => responses.shift()?.(reference) ?? new Response('', { status: 404 }),
    });
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    await user.click(bookNow());
    expect(await findText(/^We could not check availability just now/)).toBeVisible();
    await user.click(bookNow());
    expect(await screen.findByText(/It has just been sold\./)).toBeVisible();
    await user.click(bookNow());
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
    expect(dialog.getByText('£420.50 per person, £841 in total')).toBeVisible();
    expect(dialog.getByText('+£21.50 per person, +£43 in total')).toBeVisible();
    expect([runtime.booking.getState().chosen, router.state.location.pathname]).toEqual([null, '/deal/101']);
    await user.click(dialog.getByText('Continue at £420.50pp'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/personalise'));
    expect(runtime.booking.getState().chosen).toMatchObject({ pricePerPerson: 42_050 });
    warn.mockRestore();
  });

  it.each([false, null, undefined])(
    'is replaced by the phone number of the deal when the deal is sold by phone: `isBooking` is %s [DEAL-13, DEC-49]',
    async (isBooking) => {
      renderDealPage('/deal/101', { ...OFFLINE, deal: { isBooking } });
      await findText(/^Sat 12 Jun 2027, 7 nights/);
      expect(screen.queryByText('Book Now')).toBeNull();
      expect(panel().getByRole('link', { name: '020 7946 0184' })).toHaveAttribute('href', DEAL_NUMBER);
      expect(new Set(numbers())).toEqual(new Set([DEAL_NUMBER]));
    },
  );

  it('uses the number of the seller for a blank number, also in the bar on phones [DEC-49]', async () => {
    renderDealPage('/deal/101', { ...OFFLINE, deal: { phoneNumber: '  ' } });
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(new Set(numbers())).toEqual(new Set(['tel:02079460123']));
  });

  it('links the number of the deal everywhere on the page, including the ship and the bar on phones [DEC-49, EXT-03]', async () => {
    renderDealPage('/deal/101', { ...OFFLINE, deal: VOYAGE });
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(new Set(numbers())).toEqual(new Set([DEAL_NUMBER]));
    const links = screen.getAllByRole('link', { name: /020 7946 0184/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['', '020 7946 0184']),
    );
    for (const link of links) expect(link).toHaveAttribute('href', DEAL_NUMBER);
  });

  it('shows the number of the seller when the deal has none [DEC-49]', async () => {
    renderDealPage('/deal/184', { deal: { phoneNumber: '' } });
    await findText(/^Special Offer$/);
    expect(numbers()).toEqual(['tel:02079460123']);
  });

  it.each([151, 900, null])(
    'is missing on deal 184, which costs £129 whatever its starting price (%s) and is sold by phone [DEAL-18, DEAL-19, DEC-48, DEAL-14, PRICE-14]',
    async (startingPrice) => {
      const { requestsTo } = renderDealPage('/deals/184', { ...OFFLINE, deal: { startingPrice } });
      expect(await findText(/^Special Offer$/)).toBeVisible();
      expect(panel().getByText('£129').parentElement).toHaveTextContent(/^£129pp$/);
      expect(
        panel()
          .getAllByText(/£/)
          .map(({ textContent }) => textContent),
      ).toEqual(['£129', 'Deposits from £49pp']);
      expect(panel().getByText('Deposits from £49pp')).toBeVisible();
      expect(panel().getByRole('link')).toHaveAttribute('href', DEAL_NUMBER);
      expect(panel().queryAllByRole('combobox')).toEqual([]);
      expect(panel().queryAllByRole('button')).toEqual([]);
      expect(screen.queryByText('Book Now')).toBeNull();
      expect([...requestsTo('prices'), ...requestsTo('dpSearch.php')]).toEqual([]);
    },
  );
});
