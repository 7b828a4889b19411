import { act, screen, waitFor, within } from '@testing-library/react';

import {
  resetDealPage,
  renderDealPage,
  type FakeDealService,
  type Departure,
} from '../../testing/deal-service';

afterEach(resetDealPage);

const ROWS: readonly Departure[] = [
  { date: '2027-06-12', pounds: 399 },
  { date: '2027-06-12', pounds: 350, from: 'MAN' },
  { date: '2027-06-12', pounds: 505, board: 'AI' },
  { date: '2027-06-14', pounds: 380, hasFlight: false },
];
const AIRPORTS: Readonly<Record<string, readonly string[]>> = { '-1': ['LGW', 'STN'], '26': ['MAN'] };

/** A supplier that filters by the requested airport, board and nights. */
function live(rows = ROWS): NonNullable<FakeDealService['live']> {
  return (params) =>
    rows
      .filter(({ from = 'LGW' }) => AIRPORTS[params.get('departureId') ?? '']?.includes(from))
      .filter(({ board = 'HB' }) => !params.get('boardType') || board === 'AI')
      .map((row) => ({ ...row, nights: Number(params.get('durationMin')) }));
}

const online = (part = {}) => ({ pricingMode: 'online', cheapestDate: '2027-06-14', ...part });
const panel = () => within(screen.getByRole('region', { name: 'Price' }));
const choice = (label: string) => panel().getByRole('combobox', { name: label });
const findText = (text: RegExp) => screen.findByText(text, { selector: 'p, dd, h3, span' });
const bookNow = () => panel().getByText('Book Now').closest('button');

describe('live prices of a deal', () => {
  it('are requested by hotel key and month, and again for every filter and month [DEAL-ST-02, DEC-50, DEAL-ST-04, DEAL-ST-06, DEAL-10, DEAL-14, DEAL-ST-10, CONST-02, CONST-04, NAV-06]', async () => {
    const { user, requestsTo } = renderDealPage('/deal/101', { deal: online(), live: live() });
    const last = () => Object.fromEntries(requestsTo('dpSearch.php').at(-1)?.params ?? []);
    // The cheapest price has no flight, so it cannot be booked.
    await findText(/^Mon 14 Jun 2027, 7 nights, Half Board, from London Gatwick: £380/);
    expect(panel().getByText('£380')).toBeVisible();
    expect(panel().getByText('Deposits from £49pp')).toBeVisible();
    expect(bookNow()).toBeDisabled();
    expect(last()).toMatchObject({
      hotelKey: 'H1',
      flexibility: '0',
      MaxResults: '5000',
      dateMin: '2027-06-01',
      dateMax: '2027-06-30',
      durationMin: '7',
      durationMax: '7',
      departureId: '-1',
      boardType: '',
      adultsRoom1: '2',
      childrenRoom1: '0',
    });
    expect(requestsTo('dpSearch.php').map(({ method }) => method)).toEqual(['GET']);
    expect(requestsTo('prices')).toEqual([]);
    await user.click(panel().getByLabelText(/^Sat 12 Jun 2027, £399 per person/));
    await findText(/^Sat 12 Jun 2027, 7 nights, Half Board, from London Gatwick: £399/);
    expect(bookNow()).toBeEnabled();

    await user.selectOptions(choice('Flying from'), 'MAN');
    await findText(/^Sat 12 Jun 2027, 7 nights, Half Board, from Manchester: £350/);
    expect(last()).toMatchObject({ departureId: '26', durationMin: '7' });
    await user.selectOptions(choice('Nights'), '9');
    await findText(/^Sat 12 Jun 2027, 9 nights, Half Board, from Manchester: £350/);
    expect(last()).toMatchObject({ departureId: '26', durationMin: '9', durationMax: '9' });
    await user.selectOptions(choice('Board basis'), 'AI');
    await findText(/^No prices in this month with 9 nights, All Inclusive, from Manchester/);
    expect(last()).toMatchObject({ departureId: '26', boardType: '5', dateMin: '2027-06-01' });
    await user.click(panel().getByLabelText('Next month'));
    await waitFor(() => expect(last()).toMatchObject({ dateMin: '2027-07-01', dateMax: '2027-07-31' }));
    expect(panel().getByText(/^Guests and rooms$/)).toBeVisible();
  });

  it('allow three rooms, one to six adults and up to four children, aged 15 at most, and keep the selected date while it is sold for them [DEAL-VAL-01, DEC-18, DEAL-ST-04, DEAL-ST-05]', async () => {
    const withoutTwelfth = ROWS.filter(({ date }) => date !== '2027-06-12');
    const { user, requestsTo } = renderDealPage(
      '/deal/101?adultsRoom1=6&childrenRoom1=3&childrenAgesRoom1=1,2,3&adultsRoom2=1&childrenRoom2=0',
      {
        deal: online(),
        live: (params) => live(params.get('adultsRoom3') === '2' ? withoutTwelfth : ROWS)(params),
      },
    );
    await findText(/^Mon 14 Jun 2027, .*: £380 per person, £3,800 in total/);
    await user.click(panel().getByLabelText(/^Sat 12 Jun 2027, £399 per person/));
    await findText(/^Sat 12 Jun 2027, .*: £399 per person, £3,990 in total/);
    await user.click(panel().getByText('7 adults, 3 children, 2 rooms'));
    const box = within(await screen.findByRole('dialog', { name: 'Guests and rooms' }));
    const [moreAdults, moreInRoom2] = box.getAllByLabelText('One more: Adults');
    expect(moreAdults).toBeDisabled();
    expect(
      box.getAllByLabelText('One fewer: Adults').map((button) => button.hasAttribute('disabled')),
    ).toEqual([false, true]);
    expect(
      box.getAllByLabelText('One fewer: Children').map((button) => button.hasAttribute('disabled')),
    ).toEqual([false, true]);
    expect(moreInRoom2).toBeEnabled();
    const [moreChildren] = box.getAllByLabelText('One more: Children');
    if (moreChildren) await user.click(moreChildren);
    // The 14th is cheaper.
    await findText(/^Sat 12 Jun 2027, .*: £399 per person, £4,389 in total/);
    expect(moreChildren).toBeDisabled();
    const ages = box.getAllByLabelText(/^Age of child/);
    expect(ages).toHaveLength(4);
    const offered = within(ages[3] ?? document.body).getAllByRole('option');
    expect(offered.map((option) => option.getAttribute('value'))).toEqual(
      Array.from({ length: 16 }, (_, age) => String(age)),
    );
    await user.click(box.getByText('Add a room'));
    expect(await findText(/^Sat 12 Jun 2027 is not sold with these choices/)).toBeVisible();
    await findText(
      /^We chose the cheapest day instead: Mon 14 Jun 2027, .*: £380 per person, £4,940 in total/,
    );
    expect(box.queryByText('Add a room')).toBeNull();
    expect(Object.fromEntries(requestsTo('dpSearch.php').at(-1)?.params ?? [])).toMatchObject({
      adultsRoom1: '6',
      childrenRoom1: '4',
      adultsRoom2: '1',
      adultsRoom3: '2',
    });
  });

  it("are requested from London, then from the deal's airport, within the default range of nights [DOM-APT-04, DEC-50, CONST-08, DEC-09]", async () => {
    const { requestsTo } = renderDealPage('/deal/101', {
      deal: online({ defaultNightDuration: 14, onlineChildAges: [5] }),
      live: live([{ date: '2027-06-12', pounds: 350, from: 'MAN' }]),
    });
    await findText(
      /^Sat 12 Jun 2027, 9 nights, Half Board, from Manchester: £350 per person, £1,050 in total/,
    );
    const searches = requestsTo('dpSearch.php').map(({ params }) => Object.fromEntries(params));
    expect(searches).toMatchObject([
      { departureId: '-1', durationMin: '9', durationMax: '9' },
      { departureId: '26', childrenRoom1: '1', childrenAgesRoom1: '5' },
    ]);
    expect(searches).toHaveLength(2);
    expect(
      within(choice('Nights'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([6, 7, 8, 9].map((nights) => `${nights} nights`));
  });

  it.each([
    [14, 12],
    [3, 5],
  ])(
    "are limited to the deal's own range of nights: %i become %i [DEC-50, CONST-08]",
    async (nights, limited) => {
      const { requestsTo } = renderDealPage('/deal/101', {
        deal: online({ minNights: 5, maxNights: 12, defaultNightDuration: nights }),
        live: live(),
      });
      await findText(new RegExp(`^Mon 14 Jun 2027, ${limited} nights, Half Board`));
      expect(requestsTo('dpSearch.php').map(({ params }) => Object.fromEntries(params))).toMatchObject([
        { durationMin: String(limited), durationMax: String(limited) },
      ]);
      expect(
        within(choice('Nights'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual([5, 6, 7, 8, 9, 10, 11, 12].map((count) => `${count} nights`));
    },
  );

  it('are not requested without a pricing mode: price files are used, without a choice of guests [DEC-50, DEAL-10]', async () => {
    const { requestsTo } = renderDealPage('/deal/101', {
      files: { 'june.json': [{ date: '2027-06-12', pounds: 399 }] },
      live: live(),
    });
    await findText(/^Sat 12 Jun 2027, 7 nights, Half Board, from London Gatwick: £399/);
    expect(requestsTo('dpSearch.php')).toEqual([]);
    expect(panel().queryByText('Guests and rooms')).toBeNull();
  });

  it('are requested for the party of the card, which the page names until they arrive [DEC-145, DEC-482]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const family = { party: { adults: 2, children: 2 }, onlineChildAges: [5, 9], startingPrice: 380 };
    let respond = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => (respond = resolve));
    const { requestsTo } = renderDealPage('/deal/101', { deal: online(family), live: () => late });
    expect(await screen.findByText('£380')).toBeVisible();
    expect(panel().getByText('for 2 adults, 2 children, 1 room')).toBeVisible();
    const [search] = requestsTo('dpSearch.php').map(({ params }) => Object.fromEntries(params));
    expect(search).toMatchObject({ adultsRoom1: '2', childrenRoom1: '2', childrenAgesRoom1: '5,9' });
    await act(async () => respond(new Response('', { status: 503 })));
    expect(await screen.findByText('No price on this date')).toBeVisible();
    warn.mockRestore();
  });

  it('are missing when the search fails, which is logged [ERR-27]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    renderDealPage('/deal/101', { deal: online(), live: () => new Response('', { status: 503 }) });
    await findText(/^No prices in this month/);
    expect(panel().getByLabelText('Departure dates')).not.toHaveTextContent('£');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('API returned status 503'));
    warn.mockRestore();
  });

  it('are requested within the limits of the guest picker [DEAL-VAL-01, DEC-18]', async () => {
    const { requestsTo } = renderDealPage('/deal/101', {
      deal: online({ onlineChildAges: [17, 3, 4, 5, 6] }),
      live: live(),
    });
    await findText(/^Mon 14 Jun 2027,/);
    const { params } = requestsTo('dpSearch.php')[0] ?? {};
    expect(Number(params?.get('childrenRoom1'))).toBeLessThanOrEqual(4);
    expect(params?.get('childrenAgesRoom1')).not.toContain('17');
  });

  it.each([
    ['online', '6 adults, 4 children, 1 room because a room takes up to 6 adults', 1],
    ['offline', '2 adults, 1 room because the prices of this deal are for two adults sharing a room', 0],
  ])(
    'of an %s deal say what they changed in the party of the URL [DEC-112]',
    async (pricingMode, text, controls) => {
      renderDealPage('/deal/101?adultsRoom1=99&childrenRoom1=12', {
        deal: { pricingMode },
        files: { 'june.json': [{ date: '2027-06-12', pounds: 399 }] },
        live: live(),
      });
      const title = await screen.findByText('Please check who is travelling');
      expect(title.closest('[role=status]')).toHaveTextContent(`We show prices for ${text}`);
      expect(screen.queryAllByRole('button', { name: 'Change guests and rooms' })).toHaveLength(controls);
    },
  );
});
