import { act, screen, waitFor, within } from '@testing-library/react';

import { AT, later, leaveHoliday, openHoliday, SOLD } from '../../testing/holiday-service';

afterEach(leaveHoliday);

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
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('holiday details', () => {
  it('shows the hotel, the choices, the dates and the package [HD-01, HD-02, HD-03, HD-04, HD-05, HD-06, HD-08, HD-09]', async () => {
    const { user, query } = openHoliday(AT, { sold: SOLD, hotel: () => Response.json(RECORD) });
    const offer = within(await summary());

    // The hotel.
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('heading', { level: 1, name: 'Sol Bay Resort' })).toBeVisible();
    expect(head.getByText('Side, Antalya')).toBeVisible();
    expect(head.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
    expect(head.getByText('4.5', { exact: false })).toBeVisible();
    expect(head.getByText(/120 reviews/)).toBeVisible();
    await user.click(press('Next photo'));
    expect(screen.getByText('Photo 2 of 3')).toBeVisible();
    await user.click(press('Previous photo'));
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
    expect(press('Sat 12 Jun 2027, £412 per person, selected')).toBeVisible();
    const unpriced = press('Sun 13 Jun 2027, no price');
    expect(unpriced).toHaveAttribute('aria-disabled', 'true');
    await user.click(unpriced);
    expect(press(/^Sat 12 Jun 2027, .*selected$/)).toBeVisible();

    // The package.
    for (const words of [
      '£412pp',
      '£824 total for 2',
      'Sat 12 Jun 2027 to Sat 19 Jun 2027',
      '7 nights, Half Board',
      '2 adults, 1 room',
      'Double room',
      'London Gatwick to Antalya',
    ]) {
      expect(await summary()).toHaveTextContent(words);
    }
    expect(offer.getByRole('button', { name: 'Book Now' })).toBeEnabled();

    await user.click(press('View all 3 photos'));
    expect(await screen.findByRole('dialog', { name: 'Photos of Sol Bay Resort' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    // The hotel in full, with the choice of its board.
    await user.click(press('Hotel Details'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sol Bay Resort' }));
    expect(dialog.getByText('Quiet, on the beach.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Half Board.*£412/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /All Inclusive.*£530/ }));
    await user.click(dialog.getByRole('button', { name: 'Choose this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([query().get('boardBasis'), query().get('date')]).toEqual(['AI', '2027-06-12']);
    expect(await summary()).toHaveTextContent('£1,060 total for 2');
  });

  it('opens the hotel in full although no package of it is sold [HD-04]', async () => {
    const { user } = openHoliday(AT, { sold: [], hotel: () => Response.json(RECORD) });
    await screen.findAllByText('No flights available from selected airport');
    await user.click(press('Hotel Details'));
    expect(screen.getByRole('dialog', { name: 'Sol Bay Resort' })).toBeVisible();
  });

  it('shows where everything will stand while the month is asked for, and then that nothing is sold [HD-17, ERR-20]', async () => {
    const month = later<Response>();
    openHoliday(AT, { month: () => month.answer, hotel: () => Response.json(RECORD) });
    expect(await screen.findByRole('status', { name: 'Loading flights' })).toBeVisible();
    expect(choices().getByText('Loading prices')).toBeVisible();
    expect(press(/^Sat 12 Jun 2027, price loading/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^No flights available/)).not.toBeInTheDocument();
    await act(async () => month.come(Response.json({ results: [], flights: [] })));
    expect(await screen.findAllByText('No flights available from selected airport')).not.toEqual([]);
    // The deals cannot be had either.
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Similar holidays' })).not.toBeInTheDocument(),
    );
  });

  it('says that there are no flights from the selected airport, and offers similar holidays [HD-17]', async () => {
    const { calls } = openHoliday(AT.replace('departureId=-1', 'departureId=26'), {
      sold: SOLD,
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
    expect(calls('getAllDeals')).toHaveLength(1);
  });
});
