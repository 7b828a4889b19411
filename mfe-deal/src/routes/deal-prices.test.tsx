import { aRuntime, TEST_TODAY } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  fileWire,
  resetDealPage,
  catalogueDeal,
  renderDealPage,
  rowWire,
  type FakeDealService,
  type Departure,
} from '../../testing/deal-service';

afterEach(resetDealPage);

const JUNE: readonly Departure[] = [
  { date: '2027-06-11', pounds: 412 },
  { date: '2027-06-12', pounds: 399 },
  { date: '2027-06-12', pounds: 520, board: 'AI' },
  { date: '2027-06-12', pounds: 350, from: 'MAN' },
  { date: '2027-06-14', pounds: 455, board: 'AI' },
  { date: '2027-06-14', pounds: 470, board: 'AI', from: 'MAN' },
  { date: '2027-06-15', pounds: 610, nights: 9 },
];
const JULY: readonly Departure[] = [{ date: '2027-07-03', pounds: 501 }];
const OFFLINE: FakeDealService = { files: { 'june.json': JUNE, 'july.json': JULY } };

const panel = () => within(screen.getByRole('region', { name: 'Price' }));
const choice = (label: string) => panel().getByRole('combobox', { name: label });
const day = (name: RegExp) => panel().getByLabelText(name);
const findText = (text: RegExp) => screen.findByText(text, { selector: 'p, dd, h3, span' });
const bookNow = () => panel().getByText('Book Now').closest('button');
/** Returns the price at the head of the panel with its note. */
const headPrice = () => panel().getByText(/ total for 2 adults, 1 room$/).parentElement;
const grid = () => panel().getByLabelText('Departure dates');
const cachedFiles = () => Object.keys(window.localStorage).filter((key) => key.startsWith('dealPrices_'));
const optionsOf = (label: string) =>
  within(choice(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('prices of a deal from monthly files', () => {
  it('select the cheapest day from London at first, and follow every choice without another request [DEAL-09, DEAL-12, DEAL-14, DEC-28, DEC-393, DOM-APT-04, DEAL-ST-04, DEAL-ST-05, DEAL-ST-08, DEAL-ST-09, DEC-120, DEAL-ST-10, DOM-APT-03]', async () => {
    const { user, requestsTo } = renderDealPage('/deals/101', OFFLINE);
    await findText(
      /^Sat 12 Jun 2027, 7 nights, Half Board, from London Gatwick: £399 per person, £798 in total/,
    );
    // London comes first, although Manchester is cheaper and the airport of the deal.
    expect(choice('Flying from')).toHaveValue('LGW');
    expect(optionsOf('Flying from')).toHaveLength(17);
    expect(optionsOf('Board basis')).toEqual(['Half Board', 'All Inclusive']);
    expect(optionsOf('Nights')).toEqual(['7 nights', '9 nights']);
    expect(choice('Nights')).toHaveValue('7');
    expect(panel().getByText('£798 total for 2 adults, 1 room')).toBeVisible();
    expect(headPrice()).toHaveTextContent(/^£399pp£798 total for/);
    expect(panel().getAllByText('Twin room, 2 adults')).toHaveLength(2);
    expect(panel().getByText('Deposits from £49pp')).toBeVisible();
    expect(panel().getByText(/^Deposit for this holiday: /)).toHaveTextContent(
      'Deposit for this holiday: £441.80 for 2 guests when you book (flights £362.00 and 10% of £798.00), then £356.20 by Sat 12 Jun 2027.',
    );
    const [out, back] = within(panel().getByLabelText('Your flights')).getAllByRole('listitem');
    expect(out).toHaveTextContent('06:10 to 12:15London Gatwick to Antalya');
    expect(back).toHaveTextContent('13:05 to 15:40Antalya to London Gatwick');

    await user.selectOptions(choice('Board basis'), 'AI');
    // The selected day is kept, although the 14th is cheaper.
    await findText(/^Sat 12 Jun 2027, 7 nights, All Inclusive, from London Gatwick: £520 per person, £1,040/);
    await user.selectOptions(choice('Flying from'), 'MAN');
    expect(await findText(/^Sat 12 Jun 2027 is not sold with these choices/)).toBeVisible();
    await findText(/^We chose the cheapest day instead: Mon 14 Jun 2027, .* from Manchester: £470/);
    await user.click(day(/^Tue 15 Jun 2027, £610 per person, with other choices/));
    await findText(/^Tue 15 Jun 2027, 9 nights, Half Board, from London Gatwick: £610/);
    await user.selectOptions(choice('Nights'), '7');
    await findText(/^We chose the cheapest day instead: Sat 12 Jun 2027, 7 nights, Half Board, .*: £399/);
    await user.click(day(/^Fri 11 Jun 2027, £412 per person/));
    await findText(/^Fri 11 Jun 2027, 7 nights, Half Board, from London Gatwick: £412/);
    expect(headPrice()).toHaveTextContent(/^£412pp£824 total for/);
    expect(panel().getByLabelText('Your flights')).toBeVisible();

    await user.click(day(/^Sun 20 Jun 2027, no price/));
    await findText(/^Sun 20 Jun 2027 has no price: 7 nights, Half Board/);
    expect(day(/^Sun 20 Jun 2027, no price, selected/)).toBeVisible();
    expect(panel().queryByText(/total for/)).toBeNull();
    expect(panel().queryByLabelText('Your flights')).toBeNull();
    expect(bookNow()).toBeDisabled();
    expect(requestsTo('prices')).toHaveLength(1);
  });

  it('open on the departure of the card, whatever is cheaper outside its period [DEC-162]', async () => {
    const { user } = renderDealPage('/deal/101', {
      deal: { startingPrice: 412, cheapestDate: '2027-06-11', markupPrices: [] },
      files: { 'june.json': [{ date: '2027-06-12', pounds: 390, from: 'STN' }, ...JUNE], 'july.json': JULY },
    });
    await findText(/^Fri 11 Jun 2027, 7 nights, Half Board, from London Gatwick: £412 per person/);

    await user.click(panel().getByLabelText('Next month'));
    await findText(/^Sat 3 Jul 2027, .*: £501/);
    await user.click(panel().getByLabelText('Previous month'));
    await findText(/^Sat 12 Jun 2027, .*: £399/);
  });

  it('are fetched once per displayed month; a month without prices clears the selection and shows similar holidays [DEAL-11, DEAL-ST-06, DEAL-ST-07, DEAL-ST-10]', async () => {
    let respond = (_response: Response) => {};
    const lateResponse = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const { user, requestsTo } = renderDealPage('/deal/101', {
      deal: { pricesData: { jun2027: 'june.json', jul2027: 'july.json', aug2027: 'august.json' } },
      files: { ...OFFLINE.files, 'august.json': () => lateResponse },
      deals: [catalogueDeal('101', 'Sol Bay Resort'), catalogueDeal('202', 'Luna Sands')],
    });
    const requestedFiles = () => requestsTo('prices').map(({ name }) => name);
    const toMonth = (label: string) => user.click(panel().getByLabelText(label));
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(requestedFiles()).toEqual(['june.json']);
    await toMonth('Next month');
    await findText(/^Sat 3 Jul 2027, 7 nights, Half Board, from London Gatwick: £501/);
    await toMonth('Next month');
    expect(await panel().findByLabelText(/^Sun 1 Aug 2027, price loading/)).toBeVisible();
    expect(requestedFiles()).toEqual(['june.json', 'july.json', 'august.json']);

    // The late response of August does not change July.
    await toMonth('Previous month');
    await findText(/^Sat 3 Jul 2027,/);
    await act(async () => respond(Response.json(fileWire([rowWire({ date: '2027-08-07', pounds: 299 })]))));
    await waitFor(() => expect(cachedFiles()).toHaveLength(3));
    expect(panel().getByText('£1,002 total for 2 adults, 1 room')).toBeVisible();
    await user.selectOptions(choice('Month'), 'August 2027');
    await findText(/^Sat 7 Aug 2027, .*: £299/);
    expect(screen.queryByText('Similar holidays')).toBeNull();

    // The code of similar holidays is lazy: React waits for it in an awaited `act` alone.
    await act(async () => void fireEvent.click(panel().getByLabelText('Next month')));
    await findText(/^No prices in this month with 7 nights, Half Board, from/);
    expect(panel().getByText('No price on this date')).toBeVisible();
    expect(panel().queryByText('for 2 adults, 1 room')).toBeNull();
    expect(panel().queryByText(/total for/)).toBeNull();
    expect(panel().queryByLabelText(/, selected$/)).toBeNull();
    expect(bookNow()).toBeDisabled();
    const similar = within(await screen.findByLabelText('Similar holidays'));
    expect(await similar.findByRole('link', { name: 'Luna Sands' })).toHaveAttribute('href', '/deals/202');
    expect(similar.queryByText('Sol Bay Resort')).toBeNull();
    expect(requestedFiles()).toHaveLength(3);
  });

  it('of a day that was clicked are cleared with the day when a month without prices is opened [DEAL-ST-07]', async () => {
    const { user } = renderDealPage('/deal/101?month=2027-08', OFFLINE);
    await findText(/^No prices in this month with 7 nights/);
    await user.click(panel().getByLabelText('Previous month'));
    await findText(/^Sat 3 Jul 2027, 7 nights/);
    await user.click(day(/^Sat 3 Jul 2027, £501/));
    expect(day(/^Sat 3 Jul 2027, £501.*, selected$/)).toBeVisible();

    await user.click(panel().getByLabelText('Next month'));
    await findText(/^No prices in this month with 7 nights/);
    expect(panel().getByText('No price on this date')).toBeVisible();
    expect(panel().queryByLabelText(/, selected$/)).toBeNull();
    expect(bookNow()).toBeDisabled();
  });

  it('are missing on the date of a link to a month without prices, which stays selected [DEAL-ST-07, DEAL-ST-09]', async () => {
    renderDealPage('/deal/101?date=2027-09-12', OFFLINE);
    await findText(/^Sun 12 Sep 2027 has no price/);
    expect(day(/^Sun 12 Sep 2027, no price, selected/)).toBeVisible();
    expect(panel().getByText('No price on this date')).toBeVisible();
    expect(panel().queryByText(/total for/)).toBeNull();
    expect(bookNow()).toBeDisabled();
  });

  it('come from the file of another year for a month without its own file, without other months and past days [CACHE-09, DEC-26]', async () => {
    const neighbours = { cheapestDate: null, pricesData: { jun2026: 'old.json', nov2026: 'november.json' } };
    const service = {
      deal: neighbours,
      files: {
        'old.json': [
          { date: '2026-06-12', pounds: 101 },
          { date: '2027-06-13', pounds: 444 },
          { date: '2027-07-13', pounds: 102 },
        ],
        'november.json': [
          { date: '2026-11-20', pounds: 103 },
          { date: TEST_TODAY, pounds: 350 },
          { date: '2026-11-28', pounds: 333 },
        ],
      },
    };
    const { user } = renderDealPage('/deal/101?month=2027-06', service);
    await findText(/^Sun 13 Jun 2027, .*: £444/);
    expect(grid()).not.toHaveTextContent(/£10/);
    expect(day(/^Sat 12 Jun 2027, no price/)).toBeVisible();
    expect(cachedFiles()).toContain('dealPrices_101_jun2026');
    await user.selectOptions(choice('Month'), 'November 2026');
    await findText(/^Sat 28 Nov 2026, .*: £333/);
    expect(day(/^Sat 21 Nov 2026, £350/)).toBeVisible();
    expect(grid()).not.toHaveTextContent(/£10/);
  });

  it('are the same after a reload within a day, without requesting the file again [DEAL-ST-03, CACHE-08, DEC-52, DEAL-12]', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const runtime = () => aRuntime({ clock: { today: () => TEST_TODAY, now: () => now } });
    const { user, router, unmount } = renderDealPage('/deals/101', OFFLINE, runtime());
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    await user.click(day(/^Mon 14 Jun 2027, £455 per person, with other choices/));
    await findText(/^Mon 14 Jun 2027, 7 nights, All Inclusive, from London Gatwick: £455/);
    expect(cachedFiles()).toEqual(['dealPrices_101_jun2027']);
    const pageText = document.body.textContent;
    const { pathname, search } = router.state.location;
    unmount();
    now += 24 * 60 * 60_000 - 1;
    const { requestsTo } = renderDealPage(pathname + search, {}, runtime());
    await findText(/^Mon 14 Jun 2027, 7 nights, All Inclusive, from London Gatwick: £455/);
    expect(document.body.textContent).toBe(pageText);
    expect(requestsTo('prices')).toEqual([]);
  });

  it('are missing when a file fails to load, which is logged, and can be requested again [ERR-27]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    let fails = true;
    const { user } = renderDealPage('/deal/101', {
      files: {
        'june.json': () =>
          fails ? new Response('', { status: 503 }) : Response.json(fileWire(JUNE.map(rowWire))),
      },
    });
    await findText(/^No prices in this month/);
    expect(grid()).not.toHaveTextContent('£');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('2027-06'));
    warn.mockRestore();
    fails = false;
    await user.click(panel().getByText('Look for prices again'));
    await findText(/^Sat 12 Jun 2027, 7 nights/);
  });

  // The default range of 6 to 9 nights only applies to live prices.
  it('are for the nights of the deal, even if it has three [CONST-08, DEC-50]', async () => {
    renderDealPage('/deal/101', {
      deal: { defaultNightDuration: 3 },
      files: { 'june.json': [{ date: '2027-06-12', pounds: 199, nights: 3 }] },
    });
    const sentence = await screen.findByText(/^(Sat 12 Jun 2027|No prices in this month)/, { selector: 'p' });
    expect(sentence).toHaveTextContent(/^Sat 12 Jun 2027, 3 nights, .*: £199/);
  });

  it.each([
    ['the airport of the deal when London has no prices', ['BHX', 'MAN'], 'MAN'],
    ['the cheapest airport when that of the deal has none either', ['BHX', 'GLA'], 'BHX'],
  ])('are for departures from %s [DEC-47]', async (_case, airports, expected) => {
    const june = airports.map((from, index) => ({ date: '2027-06-12', pounds: 350 + index, from }));
    renderDealPage('/deal/101', { files: { 'june.json': june } });
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(choice('Flying from')).toHaveValue(expected);
  });
});
