import { screen, waitFor, within } from '@testing-library/react';

import { leaveDeals, openDeal, type DealService, type Departure } from '../../testing/deal-service';

afterEach(leaveDeals);

const ROWS: readonly Departure[] = [
  { date: '2027-06-12', pounds: 399 },
  { date: '2027-06-12', pounds: 350, from: 'MAN' },
  { date: '2027-06-12', pounds: 505, board: 'AI' },
  { date: '2027-06-14', pounds: 380, hasFlight: false },
];
const AIRPORTS: Readonly<Record<string, readonly string[]>> = { '-1': ['LGW', 'STN'], '26': ['MAN'] };

/** A supplier that answers only with what was asked for. */
function live(rows = ROWS): NonNullable<DealService['live']> {
  return (asked) =>
    rows
      .filter(({ from = 'LGW' }) => AIRPORTS[asked.get('departureId') ?? '']?.includes(from))
      .filter(({ board = 'HB' }) => !asked.get('boardType') || board === 'AI')
      .map((row) => ({ ...row, nights: Number(asked.get('durationMin')) }));
}

const online = (part = {}) => ({ pricingMode: 'online', ...part });
const panel = () => within(screen.getByRole('region', { name: 'Price' }));
const choice = (label: string) => panel().getByRole('combobox', { name: label });
const told = (words: RegExp) => screen.findByText(words, { selector: 'p, dd, h3, span' });
const bookNow = () => panel().getByText('Book Now').closest('button');

describe('the live prices of a deal', () => {
  it('are asked for by hotel key and whole month, anew for every choice [DEAL-ST-02, DEC-50, DEAL-ST-04, DEAL-10, DEAL-ST-10]', async () => {
    const { user, askedOf } = openDeal('/deal/101', { deal: online(), live: live() });
    const last = () => Object.fromEntries(askedOf('dpSearch.php').at(-1)?.params ?? []);
    // Cheaper, but a price without its flight cannot be booked.
    await told(/^Mon 14 Jun 2027, 7 nights, Half Board, from London Gatwick: £380/);
    expect(panel().getByText('£380')).toBeVisible();
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
    expect(askedOf('prices')).toEqual([]);
    await user.click(panel().getByLabelText(/^Sat 12 Jun 2027, £399 per person/));
    await told(/^Sat 12 Jun 2027, 7 nights, Half Board, from London Gatwick: £399/);
    expect(bookNow()).toBeEnabled();

    await user.selectOptions(choice('Flying from'), 'MAN');
    await told(/^Sat 12 Jun 2027, 7 nights, Half Board, from Manchester: £350/);
    expect(last()).toMatchObject({ departureId: '26', durationMin: '7' });
    await user.selectOptions(choice('Nights'), '9');
    await told(/^Sat 12 Jun 2027, 9 nights, Half Board, from Manchester: £350/);
    expect(last()).toMatchObject({ departureId: '26', durationMin: '9', durationMax: '9' });
    await user.selectOptions(choice('Board basis'), 'AI');
    await told(/^No prices in this month with 9 nights, All Inclusive, from Manchester/);
    expect(last()).toMatchObject({ departureId: '26', boardType: '5', dateMin: '2027-06-01' });
    await user.click(panel().getByLabelText('Next month'));
    await waitFor(() => expect(last()).toMatchObject({ dateMin: '2027-07-01', dateMax: '2027-07-31' }));
    expect(panel().getByText(/^Guests and rooms$/)).toBeVisible();
  });

  it('are for up to three rooms of six adults and four children of at most fifteen [DEAL-VAL-01, DEC-18, DEAL-ST-04]', async () => {
    const { user, askedOf } = openDeal(
      '/deal/101?adultsRoom1=6&childrenRoom1=3&childrenAgesRoom1=1,2,3&adultsRoom2=1&childrenRoom2=0',
      { deal: online(), live: live() },
    );
    await told(/^Mon 14 Jun 2027, .*: £380 per person, £3,800 in total/);
    await user.click(panel().getByText('7 adults, 3 children, 2 rooms'));
    const box = within(await screen.findByRole('dialog', { name: 'Guests and rooms' }));
    const [moreAdults, moreInRoom2] = box.getAllByLabelText('One more: Adults');
    expect(moreAdults).toBeDisabled();
    expect(moreInRoom2).toBeEnabled();
    const [moreChildren] = box.getAllByLabelText('One more: Children');
    if (moreChildren) await user.click(moreChildren);
    await told(/£4,180 in total/);
    expect(moreChildren).toBeDisabled();
    const ages = box.getAllByLabelText(/^Age of child/);
    expect(ages).toHaveLength(4);
    expect(
      within(ages[3] ?? document.body)
        .getAllByRole('option')
        .at(-1),
    ).toHaveTextContent('15');
    await user.click(box.getByText('Add a room'));
    await told(/£4,940 in total/);
    expect(box.queryByText('Add a room')).toBeNull();
    expect(Object.fromEntries(askedOf('dpSearch.php').at(-1)?.params ?? [])).toMatchObject({
      adultsRoom1: '6',
      childrenRoom1: '4',
      adultsRoom2: '1',
      adultsRoom3: '2',
    });
  });

  it("ask London first, then the deal's own airport, and stay within its nights [DOM-APT-04, DEC-50, CONST-08]", async () => {
    const { askedOf } = openDeal('/deal/101', {
      deal: online({ defaultNightDuration: 14, onlineChildAges: [5] }),
      live: live([{ date: '2027-06-12', pounds: 350, from: 'MAN' }]),
    });
    await told(/^Sat 12 Jun 2027, 9 nights, Half Board, from Manchester: £350 per person, £1,050 in total/);
    const asked = askedOf('dpSearch.php').map(({ params }) => Object.fromEntries(params));
    expect(asked).toMatchObject([
      { departureId: '-1', durationMin: '9', durationMax: '9' },
      { departureId: '26', childrenRoom1: '1', childrenAgesRoom1: '5' },
    ]);
    expect(asked).toHaveLength(2);
  });

  it('are not asked for where nobody says the pricing mode: the files are, and nobody is asked who travels [DEC-50, DEAL-10]', async () => {
    const { askedOf } = openDeal('/deal/101', {
      files: { 'june.json': [{ date: '2027-06-12', pounds: 399 }] },
      live: live(),
    });
    await told(/^Sat 12 Jun 2027, 7 nights, Half Board, from London Gatwick: £399/);
    expect(askedOf('dpSearch.php')).toEqual([]);
    expect(panel().queryByText('Guests and rooms')).toBeNull();
  });

  it('show no prices where the search fails, and log it [ERR-27]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    openDeal('/deal/101', { deal: online(), live: () => new Response('', { status: 503 }) });
    await told(/^No prices in this month/);
    expect(panel().getByLabelText('Departure dates')).not.toHaveTextContent('£');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('API returned status 503'));
    warn.mockRestore();
  });

  it('are never for more children, or older ones, than the picker allows [DEAL-VAL-01, DEC-18]', async () => {
    const { askedOf } = openDeal('/deal/101', {
      deal: online({ onlineChildAges: [17, 3, 4, 5, 6] }),
      live: live(),
    });
    await told(/^Mon 14 Jun 2027/);
    const { params } = askedOf('dpSearch.php')[0] ?? {};
    expect(Number(params?.get('childrenRoom1'))).toBeLessThanOrEqual(4);
    expect(params?.get('childrenAgesRoom1')).not.toContain('17');
  });
});
