import { act, screen, waitFor, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  deferred,
  resetHolidayPage,
  renderHolidayPage,
  rowsOf,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

afterEach(resetHolidayPage);

const RECORD = {
  images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
  hotelDetails: {
    hotelName: 'Sol Bay Resort',
    location: 'Side, Antalya',
    starRating: 4,
    hotelDescription: '<p>Quiet, on the beach.</p>',
    taRating: 4.5,
    taRatingCount: 120,
  },
};

const summary = () => screen.findByRole('region', { name: 'Flight and hotel package' });
const choices = () => within(screen.getByRole('region', { name: 'Your choices' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the holiday details page', () => {
  it('states the time of prices that the supplier has not confirmed just now [DEC-290]', async () => {
    const headers = { 'x-prices-from': '2026-11-26T14:32' };
    renderHolidayPage(HOLIDAY_URL, { month: () => Response.json(rowsOf(TEST_PACKAGES), { headers }) });
    const offer = within(await summary());
    expect(offer.getByText('Prices from 14:32. We check yours again before you pay.')).toBeVisible();
  });

  it('shows the hotel, the choices, the dates and the package [HD-01, HD-02, HD-03, HD-04, HD-05, HD-06, HD-08, HD-09]', async () => {
    const { user, query } = renderHolidayPage(HOLIDAY_URL, {
      packages: TEST_PACKAGES,
      hotel: () => Response.json(RECORD),
    });
    const offer = within(await summary());
    expect(screen.queryByText(/^Prices from/)).not.toBeInTheDocument();

    // The hotel.
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('heading', { level: 1, name: 'Sol Bay Resort' })).toBeVisible();
    expect(head.getByText('Side, Antalya')).toBeVisible();
    expect(head.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
    expect(head.getByText('4.5', { exact: false })).toBeVisible();
    expect(head.getByText(/120 reviews/)).toBeVisible();
    await user.click(button('Next photo'));
    expect(screen.getByText('Photo 2 of 3')).toBeVisible();
    await user.click(button('Previous photo'));
    expect(screen.getByText('Photo 1 of 3')).toBeVisible();

    // The choices.
    for (const label of ['Duration', 'Board basis', /^Flying from/]) {
      expect(choices().getByRole('combobox', { name: label })).toBeVisible();
    }
    expect(choices().getByRole('button', { name: 'Guests and rooms 2 adults, 1 room' })).toBeVisible();

    // The dates.
    expect(choices().getByRole('heading', { name: 'Alternative Holiday Dates' })).toBeVisible();
    const heads = within(choices().getByRole('grid')).getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    expect(button('Sat 12 Jun 2027, £412 per person, selected')).toBeVisible();
    const unpriced = button('Sun 13 Jun 2027, no price');
    expect(unpriced).toHaveAttribute('aria-disabled', 'true');
    await user.click(unpriced);
    expect(button(/^Sat 12 Jun 2027, .*selected$/)).toBeVisible();

    // The package.
    for (const text of [
      '£412pp',
      '£824 total for 2',
      'Sat 12 Jun to Sat 19 Jun 2027',
      '7 nights, Half Board',
      'Double room, 2 adults',
      'Double room',
      'London Gatwick to Antalya',
    ]) {
      expect(await summary()).toHaveTextContent(text);
    }
    expect(offer.getByRole('button', { name: 'Book Now' })).toBeEnabled();

    await user.click(button('All 3 photos'));
    expect(await screen.findByRole('dialog', { name: 'Photos of Sol Bay Resort' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    // The hotel details dialog with the choice of board.
    await user.click(button('Hotel Details'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sol Bay Resort' }));
    expect(await dialog.findByText('Quiet, on the beach.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Half Board.*£412/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /All Inclusive.*£530/ }));
    await user.click(dialog.getByRole('button', { name: 'Choose this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect([query().get('boardBasis'), query().get('date')]).toEqual(['AI', '2027-06-12']),
    );
    expect(await summary()).toHaveTextContent('£1,060 total for 2');
  });

  it('shows the first sixteen amenities, and the others on request [HD-10]', async () => {
    const names = Array.from({ length: 19 }, (_, index) => `Amenity ${index + 1}`);
    const facilities = Object.fromEntries(
      names.map((_, index) => [`facility_amenity_${index + 1}`, true] as const),
    );
    const record = { ...RECORD, facility: { facilities } };
    const { user } = renderHolidayPage(HOLIDAY_URL, {
      packages: TEST_PACKAGES,
      hotel: () => Response.json(record),
    });
    const amenities = within(await screen.findByRole('region', { name: 'Amenities' }));
    const listed = () => amenities.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(listed()).toEqual(names.slice(0, 16));
    await user.click(amenities.getByRole('button', { name: 'Show 3 more' }));
    expect(listed()).toEqual(names);
  });

  it('opens the hotel details without any package [HD-04]', async () => {
    const { user } = renderHolidayPage(HOLIDAY_URL, { packages: [], hotel: () => Response.json(RECORD) });
    await screen.findAllByText('No flights available from selected airport');
    await user.click(button('Hotel Details'));
    expect(await screen.findByRole('dialog', { name: 'Sol Bay Resort' })).toBeVisible();
  });

  it('shows placeholders while the month is loading, and then that no flights are available, without similar holidays when these fail [HD-17, ERR-20, DEC-148]', async () => {
    const month = deferred<Response>();
    const { requestsTo } = renderHolidayPage(HOLIDAY_URL, {
      month: () => month.promise,
      hotel: () => Response.json(RECORD),
    });
    expect(await screen.findByRole('status', { name: 'Loading flights' })).toBeVisible();
    expect(choices().getByText('Loading prices')).toBeVisible();
    expect(button(/^Sat 12 Jun 2027, price loading/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^No flights available/)).not.toBeInTheDocument();
    await act(async () => month.resolve(Response.json({ results: [], flights: [] })));
    expect(await screen.findAllByText('No flights available from selected airport')).not.toEqual([]);
    // The similar deals fail to load as well.
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Similar holidays' })).not.toBeInTheDocument(),
    );
    expect(requestsTo('getAllDeals')).toHaveLength(1);
    for (const role of ['alert', 'dialog', 'alertdialog'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('reports that there are no flights from the selected airport, and shows similar holidays [HD-17]', async () => {
    const { requestsTo } = renderHolidayPage(HOLIDAY_URL.replace('departureId=-1', 'departureId=26'), {
      packages: TEST_PACKAGES,
      hotel: () => Response.json(RECORD),
      deals: ['Mar', 'Luz', 'Ola', 'Rio'].map((name, index) => ({
        dealId: index,
        data: {
          HotelName: `${name} Palace`,
          address: index === 3 ? 'Side, Turkey' : 'Rhodes, Greece',
          hotelRating: 4,
          startingPrice: 300,
          cheapestDate: '2027-06-12',
          createdAt: `2026-11-0${index + 1}`,
        },
      })),
    });
    expect(await screen.findAllByText('No flights available from selected airport')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    const similar = within(await screen.findByRole('region', { name: 'Similar holidays' }));
    const links = await similar.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Rio Palace', 'Ola Palace', 'Luz Palace']);
    expect(requestsTo('getAllDeals')).toHaveLength(1);
  });
});
