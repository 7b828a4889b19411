import { act, screen, within } from '@testing-library/react';

import { AT, later, leaveHoliday, openHoliday, SOLD } from '../../testing/holiday-service';

afterEach(leaveHoliday);

const RECORD = {
  images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', starRating: 5 },
};
const HELD = {
  deal: { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4.5, reviewCount: 120 },
  searchPath: '/search?destinationId=101',
};

const bookable = () => screen.findByRole('region', { name: 'Flight and hotel package' });
const choices = () => within(screen.getByRole('region', { name: 'Your choices' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the address of holiday details', () => {
  it('says from where, with whom, with which board and when [HD-Q-01, HD-Q-02, HD-Q-03, DEC-09]', async () => {
    const { months } = openHoliday(
      '/holiday-details/H1?departureId=3&adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5&adultsRoom2=1&adultsRoom3=3&childrenRoom3=2&childrenAgesRoom3=0,16&numRooms=3&totalGuests=9&boardBasis=HB&date=2027-06-12&nights=7',
      { sold: SOLD },
    );
    expect(await bookable()).toHaveTextContent('£432');
    expect(months()).toHaveLength(1);
    expect(months()[0]).toMatchObject({
      hotelKey: 'H1',
      duration: 7,
      search: {
        departureId: 3,
        adultsRoom1: 2,
        childrenAgesRoom1: '5',
        adultsRoom2: 1,
        adultsRoom3: 3,
        childagesroom3: '0,16',
        adultsRoom4: 0,
        dateMin: '2027-06-01',
        dateMax: '2027-06-30',
      },
    });
    expect(choices().getByRole('combobox', { name: /Flying from/ })).toHaveTextContent('London Stansted');
    expect(choices().getByRole('button', { name: /6 adults, 3 children, 3 rooms/ })).toBeVisible();
    expect(choices().getByRole('combobox', { name: 'Board basis' })).toHaveValue('HB');
    expect(choices().getByText('£3,888 total for 9', { exact: false })).toBeVisible();
  });

  it('without a date shows the cheapest of the month in 60 days, for seven nights, and looks up no hotel [DEC-11, DEC-09, API-DETAILS-05]', async () => {
    const { months, calls } = openHoliday('/holiday-details/H1', {
      sold: [
        { date: '2027-01-08', hotel: 150, fare: 90 },
        { date: '2027-01-15', hotel: 120, fare: 90 },
      ],
    });
    expect(await bookable()).toHaveTextContent('15 Jan 2027');
    expect(months().map(({ date, duration }) => [date, duration])).toEqual([['2027-01-01', 7]]);
    expect(await title('Sol Bay Resort')).toBeVisible();
    expect(calls('getBackOfficeHotelByGiataId')).toEqual([]);
  });

  it('shows the same when it is opened anew: board, month, date, nights, airport, party and flight [DEC-11]', async () => {
    const first = openHoliday(AT, { sold: SOLD });
    await bookable();
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Board basis' }), 'HB');
    await first.user.click(screen.getByRole('radio', { name: /17:10/ }));
    expect(await screen.findByText('£448')).toBeVisible();
    const shown = (await bookable()).textContent;
    const { pathname, search } = first.router.state.location;
    first.unmount();
    leaveHoliday();

    openHoliday(pathname + search, { sold: SOLD });
    expect((await bookable()).textContent).toBe(shown);
    expect(screen.getByRole('radio', { name: /17:10/ })).toBeChecked();
  });

  it('names the hotel at once from what the results handed on, and keeps it through changes [HD-Q-04, DEC-11]', async () => {
    const month = later<Response>();
    const { router, user } = openHoliday('/search', { month: () => month.answer, sold: SOLD });
    await act(() => router.navigate(AT, { state: HELD }));
    expect(await title('Sol Bay')).toBeVisible();
    expect(screen.getByText('Side')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search results' })).toHaveAttribute('href', HELD.searchPath);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '10');
    expect(router.state.location.state).toEqual(HELD);
    await act(() => router.navigate(-1));
    expect(screen.getByText('The results')).toBeVisible();
  });
});

describe('the hotel of the address', () => {
  it('is looked up by its giata id, and prices do not wait for it [API-DETAILS-05]', async () => {
    const hotel = later<Response>();
    const { calls } = openHoliday(AT, { sold: SOLD, hotel: () => hotel.answer });
    expect(await bookable()).toBeVisible();
    expect(await title('Sol Bay Resort')).toBeVisible();
    expect(calls('getBackOfficeHotelByGiataId').map(({ path }) => path)).toEqual([
      '/supplier/getBackOfficeHotelByGiataId/7',
    ]);
    await act(async () => hotel.come(Response.json(RECORD)));
    expect(await title('Sol Bay Resort & Spa')).toBeVisible();
    expect(screen.getByRole('img', { name: '5 stars' })).toBeInTheDocument();
  });

  it.each([
    ['nobody knows the key', { month: () => new Response('', { status: 404 }) }],
    ['nothing of it is sold and nobody knows it', { sold: [] }],
  ])('is "Deal not found" where %s [HD-16, DEC-11]', async (_, service) => {
    openHoliday(AT, service);
    expect(await title('Deal not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/all-deals');
  });

  it.each(['/holiday-details?date=2027-06-12', '/holiday-details/%20?date=2027-06-12'])(
    '%s gives "Hotel key not found" and asks for nothing [ERR-03, DEC-11]',
    async (at) => {
      const { asked } = openHoliday(at, { sold: SOLD });
      expect(await title('Hotel key not found')).toBeVisible();
      expect(asked).toEqual([]);
    },
  );
});
