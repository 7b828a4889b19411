import { screen, waitFor, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  resetHolidayPage,
  renderHolidayPage,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

afterEach(resetHolidayPage);

const summary = () => screen.getByRole('region', { name: 'Flight and hotel package' });
const summaryShows = (...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(summary()).toHaveTextContent(text);
  });
const choices = () => within(screen.getByRole('region', { name: 'Your choices' }));
const field = (name: string) => choices().getByRole('combobox', { name });
const day = (name: RegExp) => choices().getByRole('button', { name });
const flight = (name: RegExp) => screen.getByRole('radio', { name });
const departures = () => within(screen.getByRole('group', { name: /Departure airport/ }));

async function open(url = HOLIDAY_URL, packages = TEST_PACKAGES) {
  const opened = renderHolidayPage(url, { packages });
  await screen.findByRole('region', { name: 'Flight and hotel package' });
  const { user, monthRequests } = opened;
  return {
    ...opened,
    requestedMonths: () => monthRequests().map(({ date, duration }) => `${date.slice(0, 7)}, ${duration}`),
    flyFrom: async (name: string) => {
      await user.click(choices().getByRole('combobox', { name: /^Flying from/ }));
      await user.click(await screen.findByRole('combobox', { name: 'Search: Flying from' }));
      await user.paste(name);
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    },
  };
}

describe('choosing on holiday details', () => {
  it('changes the price for a day, flight, board or airport of the group without another request [HD-ST-01, HD-ST-02, HD-ST-04, HD-ST-07, HD-ST-08, PRICE-03, DEC-13, HD-05, HD-11]', async () => {
    const { user, requestedMonths, flyFrom, query } = await open();
    expect(screen.queryByRole('radio', { name: /17:10/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change flights', expanded: false }));
    expect(departures().getAllByRole('checkbox', { checked: false })).toHaveLength(2);
    await user.click(flight(/17:10/));
    await summaryShows('£448', '£896 total for 2');
    await waitFor(() => expect(query().get('flight')).toBe('LGW-2027-06-12-17'));

    await user.selectOptions(field('Board basis'), 'AI');
    await summaryShows('£530', '7 nights, All Inclusive');
    await waitFor(() => expect(query().has('flight')).toBe(false));

    await user.selectOptions(field('Board basis'), 'HB');
    await summaryShows('Half Board');
    await flyFrom('London Stansted');
    await summaryShows('£432');
    expect(departures().getByRole('checkbox', { name: /London Stansted/ })).toBeChecked();
    await waitFor(() => expect(query().get('date')).toBe('2027-06-12'));

    await user.click(day(/^Fri 11 Jun 2027, £378/));
    await summaryShows('£378', 'Fri 11 Jun to Fri 18 Jun 2027');
    await waitFor(() => expect(query().get('date')).toBe('2027-06-11'));
    expect(flight(/Fri 11 Jun/)).toBeChecked();
    expect(requestedMonths()).toEqual(['2027-06, 7']);
  });

  it('requests other nights once for the displayed month [HD-05, HD-07, HD-ST-01, HD-ST-05, DEC-13, DEC-09, DEC-14]', async () => {
    const { user, requestedMonths } = await open();
    const nights = within(field('Duration')).getAllByRole('option');
    expect(nights.map((option) => option.getAttribute('value'))).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21].map(String),
    );
    await user.selectOptions(field('Duration'), '10 nights');
    await summaryShows('£481', '10 nights, Half Board');
    await user.selectOptions(field('Duration'), '7 nights');
    await summaryShows('£412');
    await user.selectOptions(field('Duration'), '10 nights');
    await summaryShows('£481');
    expect(requestedMonths()).toEqual(['2027-06, 7', '2027-06, 10']);
    await waitFor(() => expect(day(/^Sat 12 Jun 2027, £481 per person, Best value, selected/)).toBeVisible());

    await user.click(choices().getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(requestedMonths().at(-1)).toBe('2027-07, 10'));
    await user.selectOptions(field('Duration'), '7 nights');
    await waitFor(() => expect(requestedMonths().at(-1)).toBe('2027-07, 7'));
    expect(requestedMonths()).toHaveLength(4);
  });

  it('requests the nights in the URL and keeps them among the durations [NAV-06, DEC-13, DEC-09]', async () => {
    const { user, requestedMonths } = await open(HOLIDAY_URL.replace('nights=7', 'nights=18'));
    expect(field('Duration')).toHaveDisplayValue('18 nights');
    expect(requestedMonths()).toEqual(['2027-06, 18']);
    await user.selectOptions(field('Duration'), '7 nights');
    await summaryShows('£412');
    expect(within(field('Duration')).getByRole('option', { name: '18 nights' })).toBeInTheDocument();
  });

  it('requests a month once, and selects its cheapest date with the board [HD-ST-05, HD-ST-06, HD-07, HD-Q-03, DEC-14]', async () => {
    const { user, requestedMonths, flyFrom } = await open(
      HOLIDAY_URL.replace('boardBasis=HB', 'boardBasis=AI'),
    );
    await summaryShows('£530');
    expect(field('Board basis')).toHaveValue('AI');
    // Other boards are cheaper on other days.
    await waitFor(() => expect(day(/^Sat 12 Jun 2027, £530 per person, Best value, selected/)).toBeVisible());
    await user.click(choices().getByRole('button', { name: 'Next month' }));
    await summaryShows('Sat 3 Jul 2027', '£530');

    await user.selectOptions(field('Board basis'), 'HB');
    await summaryShows('Half Board');
    await user.selectOptions(field('Month'), 'June 2027');
    await summaryShows('Fri 11 Jun 2027');
    await user.selectOptions(field('Month'), 'July 2027');
    await summaryShows('Sat 10 Jul 2027');
    expect(requestedMonths()).toEqual(['2027-06, 7', '2027-07, 7']);

    // July has the monthly best, but June has a lower price.
    expect(day(/^Sat 10 Jul 2027, £405 per person, Monthly best, selected/)).toBeVisible();
    await user.selectOptions(field('Month'), 'June 2027');
    await waitFor(() => expect(day(/^Fri 11 Jun 2027, £378 per person, Best value/)).toBeVisible());
    await flyFrom('London Gatwick');
    await waitFor(() => expect(day(/^Sat 19 Jun 2027, £410 per person, Monthly best/)).toBeVisible());
    await user.selectOptions(field('Month'), 'July 2027');
    await waitFor(() => expect(day(/^Sat 10 Jul 2027, £405 per person, Best value/)).toBeVisible());
  });

  it('explains which date and board were selected instead, and why [HD-ST-02, HD-ST-03, DEC-472]', async () => {
    const { user, flyFrom } = await open(HOLIDAY_URL.replace('2027-06-12', '2027-06-19'));
    await summaryShows('£410');
    await flyFrom('London Stansted');
    await summaryShows('Fri 11 Jun 2027');
    expect(choices().getByText(/^Sat 19 Jun 2027 is not sold/).textContent).toContain(
      'Sat 19 Jun 2027 is not sold from London Stansted with Half Board for 7 nights. We chose Fri 11 Jun 2027, the first date with flights.',
    );
    expect(
      choices()
        .getByText(/^Sat 19 Jun 2027 is not sold/)
        .closest('[role="status"]'),
    ).not.toBeNull();

    await flyFrom('London Gatwick');
    await summaryShows('£410');
    expect(choices().queryByText(/is not sold/)).not.toBeInTheDocument();

    await user.selectOptions(field('Board basis'), 'AI');
    await summaryShows('All Inclusive');
    await user.selectOptions(field('Duration'), '10 nights');
    await summaryShows('10 nights, Half Board');
    expect(
      choices().getByText(
        'All Inclusive is not sold from London Gatwick for 10 nights in this month. We show Half Board.',
      ),
    ).toBeVisible();
    expect(field('Board basis')).toHaveValue('HB');
  });

  it('selects the first date with flights, not the cheapest, where the date is not sold for other nights or with another board [HD-ST-03, DEC-472]', async () => {
    const { user } = await open(HOLIDAY_URL.replace('2027-06-12', '2027-06-19'), [
      { date: '2027-06-19', hotel: 231, fare: 181 },
      { date: '2027-06-12', nights: 10, hotel: 400, fare: 181 },
      { date: '2027-06-26', nights: 10, hotel: 300, fare: 181 },
      { date: '2027-06-11', board: 'AI', hotel: 450, fare: 181 },
      { date: '2027-06-25', board: 'AI', hotel: 350, fare: 181 },
    ]);
    await summaryShows('Sat 19 Jun to Sat 26 Jun 2027', '£412');
    await user.selectOptions(field('Duration'), '10 nights');
    await summaryShows('Sat 12 Jun to Tue 22 Jun 2027', '£581');
    await user.selectOptions(field('Duration'), '7 nights');
    await summaryShows('Sat 19 Jun to Sat 26 Jun 2027');
    await user.selectOptions(field('Board basis'), 'AI');
    await summaryShows('Fri 11 Jun to Fri 18 Jun 2027', '£631');
  });

  it('returns to the first page of the flights for other nights, another board and another airport [HD-ST-02]', async () => {
    const packages = Array.from({ length: 12 }, (_, index) => ({
      date: '2027-06-12',
      hotel: 231,
      fare: 181 + index,
      hour: 6 + index,
    })).flatMap((one) => [one, { ...one, nights: 10 }, { ...one, board: 'AI' }]);
    const { user, flyFrom } = await open(HOLIDAY_URL, packages);
    await user.click(screen.getByRole('button', { name: 'Change flights' }));
    const changes = [
      () => user.selectOptions(field('Board basis'), 'AI'),
      () => user.selectOptions(field('Duration'), '10 nights'),
      () => flyFrom('London Gatwick'),
    ];
    for (const change of changes) {
      await user.click(await screen.findByRole('button', { name: 'Page 2' }));
      expect(screen.getAllByRole('radio')).toHaveLength(2);
      await change();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'),
      );
      expect(screen.getAllByRole('radio')).toHaveLength(10);
    }
  });

  it('resets flight filters for another airport, and keeps them for another day [HD-ST-02]', async () => {
    const { user, flyFrom } = await open();
    await user.click(screen.getByRole('button', { name: 'Change flights' }));
    await user.click(departures().getByRole('checkbox', { name: /London Gatwick/ }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await user.click(day(/^Sat 19 Jun 2027/));
    await summaryShows('£410');
    expect(screen.getByRole('button', { name: 'Filter flights (1)' })).toBeVisible();
    await flyFrom('Any South East');
    expect(await screen.findByRole('button', { name: 'Filter flights' })).toBeVisible();
  });
});
