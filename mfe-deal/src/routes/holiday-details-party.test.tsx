import { screen, waitFor, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  resetHolidayPage,
  renderHolidayPage,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

afterEach(resetHolidayPage);

const FOUR_ROOMS =
  '/holiday-details/H1?departureId=-1&adultsRoom1=6&adultsRoom2=5&adultsRoom3=1&childrenRoom3=2&childrenAgesRoom3=4,17&adultsRoom4=2&numRooms=4&totalGuests=16&boardBasis=HB&date=2027-06-12&nights=7';

const summary = () => screen.getByRole('region', { name: 'Flight and hotel package' });
const room = (number: number) => within(screen.getByRole('group', { name: `Room ${number}` }));
const count = (label: string, of: number) => room(of).getByRole('textbox', { name: label });
const more = (label: string, of: number) => room(of).getByRole('button', { name: `One more: ${label}` });
const fewer = (label: string, of: number) => room(of).getByRole('button', { name: `One fewer: ${label}` });
const age = (child: number, of: number) =>
  room(of).getByRole('combobox', { name: `Age of child ${child} on the return date` });
const disabled = (button: HTMLElement) => expect(button).toHaveAttribute('data-disabled');

async function open(url: string) {
  const opened = renderHolidayPage(url, { packages: TEST_PACKAGES });
  const { user, monthRequests } = opened;
  await screen.findByRole('region', { name: 'Flight and hotel package' });
  const trigger = () => screen.getByRole('button', { name: /^Guests and rooms/ });
  await user.click(trigger());
  await screen.findByRole('dialog', { name: 'Guests and rooms' });
  return {
    ...opened,
    /** Clicks and waits until the page shows the new party. */
    press: async (button: HTMLElement, party: string) => {
      await user.click(button);
      await waitFor(() => expect(trigger()).toHaveTextContent(party));
    },
    lastSearch: () => monthRequests().at(-1)?.search,
  };
}

describe('the party on holiday details', () => {
  it('allows four adults and four children aged 0 to 17 per room; a new child is two years old [HD-05, HD-VAL-01, HD-VAL-03, HD-VAL-04, CONST-07, DEC-18, DEC-19]', async () => {
    const family = 'adultsRoom1=3&childrenRoom1=2&childrenAgesRoom1=17,5';
    const { user, press, query } = await open(HOLIDAY_URL.replace('adultsRoom1=2&childrenRoom1=0', family));
    await press(more('Adults', 1), '4 adults, 2 children, 1 room');
    disabled(more('Adults', 1));
    expect(within(age(1, 1)).getAllByRole('option')).toHaveLength(18);
    await user.selectOptions(age(2, 1), '0');
    await waitFor(() => expect(age(2, 1)).toHaveValue('0'));
    await press(more('Children', 1), '4 adults, 3 children, 1 room');
    await press(more('Children', 1), '4 adults, 4 children, 1 room');
    await waitFor(() => expect(query().get('childrenAgesRoom1')).toBe('17,0,2,2'));
    disabled(more('Children', 1));
    await press(fewer('Children', 1), '4 adults, 3 children, 1 room');
    await waitFor(() => expect(query().get('childrenAgesRoom1')).toBe('17,0,2'));
    expect(query().get('totalGuests')).toBe('7');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(summary()).toHaveTextContent('£2,884 total for 7'));
    expect(summary()).toHaveTextContent('Double room, 4 adults, 3 children (17, under 1, 2)');
  });

  it('allows one to four rooms, with the fourth room in the URL only while there is one [HD-05, HD-VAL-02, HD-VAL-01, CONST-07, DEC-17, DEC-18]', async () => {
    const { press, query, lastSearch } = await open(
      HOLIDAY_URL.replace('&boardBasis', '&adultsRoom2=1&adultsRoom3=1&boardBasis'),
    );
    disabled(fewer('Adults', 2));
    disabled(fewer('Children', 2));
    expect(screen.queryByRole('button', { name: 'Remove room 1' })).not.toBeInTheDocument();
    await press(screen.getByRole('button', { name: 'Add a room' }), '6 adults, 4 rooms');
    expect(screen.queryByRole('button', { name: 'Add a room' })).not.toBeInTheDocument();
    await waitFor(() => expect([query().get('adultsRoom4'), query().get('numRooms')]).toEqual(['2', '4']));
    await waitFor(() => expect(lastSearch()).toMatchObject({ adultsRoom3: 1, adultsRoom4: 2 }));
    await press(screen.getByRole('button', { name: 'Remove room 4' }), '4 adults, 3 rooms');
    await waitFor(() => expect([query().get('adultsRoom4'), query().get('numRooms')]).toEqual([null, '3']));
    await press(screen.getByRole('button', { name: 'Remove room 3' }), '3 adults, 2 rooms');
    await press(screen.getByRole('button', { name: 'Remove room 2' }), '2 adults, 1 room');
    expect(screen.queryByRole('button', { name: /^Remove room/ })).not.toBeInTheDocument();
    await waitFor(() => expect(query().get('numRooms')).toBe('1'));
  });

  it('keeps a fourth room and rooms for five or six adults until they are changed [HD-VAL-02, DEC-17, HD-Q-02]', async () => {
    const { press, query, lastSearch, quoteRequests, runtime, user } = await open(FOUR_ROOMS);
    expect(lastSearch()).toMatchObject({
      adultsRoom1: 6,
      adultsRoom2: 5,
      childagesroom3: '4,17',
      adultsRoom4: 2,
      childagesroom4: '',
    });
    expect([1, 2, 3, 4].map((of) => count('Adults', of).getAttribute('value'))).toEqual(['6', '5', '1', '2']);
    // Focusing a field does not change the room.
    await user.click(count('Adults', 1));
    await user.tab();
    await press(more('Children', 4), '14 adults, 3 children, 4 rooms');
    expect([query().get('adultsRoom1'), query().get('adultsRoom2')]).toEqual(['6', '5']);
    await waitFor(() =>
      expect([query().get('childrenRoom4'), query().get('childrenAgesRoom4')]).toEqual(['1', '2']),
    );
    expect(lastSearch()).toMatchObject({ childrenRoom4: 1, childagesroom4: '2' });
    await press(fewer('Adults', 1), '12 adults, 3 children, 4 rooms');
    await waitFor(() => expect(query().get('adultsRoom1')).toBe('4'));
    disabled(more('Adults', 1));
    expect(query().get('adultsRoom2')).toBe('5');
    expect(query().get('totalGuests')).toBe('15');

    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(within(summary()).getByRole('button', { name: 'Book Now' }));
    expect(quoteRequests()[0]?.rooms).toEqual([
      { adults: 4, children: 0, childAges: [] },
      { adults: 5, children: 0, childAges: [] },
      { adults: 1, children: 2, childAges: [4, 17] },
      { adults: 2, children: 1, childAges: [2] },
    ]);
    expect(await screen.findByText('Make it yours')).toBeVisible();
    expect(runtime.booking.getState().chosen?.occupancy).toEqual(quoteRequests()[0]?.rooms);
  });

  it('counts both clicks of a double click [HD-VAL-01]', async () => {
    const { user, query } = await open(HOLIDAY_URL);
    await user.dblClick(more('Adults', 1));
    await waitFor(() => expect(query().get('adultsRoom1')).toBe('4'), { timeout: 1_000 });
  });

  it.each([
    ['Adults', '9', '4'],
    ['Adults', '0', '1'],
    ['Children', '5', '4'],
  ])('limits %s typed as %s to %s [HD-VAL-01]', async (label, typed, allowed) => {
    const { user, query } = await open(HOLIDAY_URL);
    await user.clear(count(label, 1));
    await user.type(count(label, 1), typed);
    await user.tab();
    await waitFor(() => expect(query().get(`${label.toLowerCase()}Room1`)).toBe(allowed));
    expect(count(label, 1)).toHaveValue(allowed);
  });

  it('shows what was changed in the party of the URL until the shopper chooses [DEC-112]', async () => {
    const party = 'adultsRoom1=9&childrenRoom1=3&childrenAgesRoom1=5';
    const { press } = await open(HOLIDAY_URL.replace('adultsRoom1=2&childrenRoom1=0', party));
    const notice = screen.getByText('Please check who is travelling').closest('[role=status]');
    expect(notice).toHaveTextContent('We show prices for 6 adults, 3 children, 1 room because');
    expect(notice).toHaveTextContent('we assumed that 3 children are 2 years old');
    await press(fewer('Children', 1), '6 adults, 2 children, 1 room');
    await waitFor(() => expect(screen.queryByText('Please check who is travelling')).toBeNull());
  });
});
