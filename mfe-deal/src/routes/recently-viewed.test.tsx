import { createViewsStore } from '@storefront/shared/composites/recently-viewed/views-store';
import { waitFor } from '@testing-library/react';

import { leaveDeals, openDeal } from '../../testing/deal-service';
import { AT, leaveHoliday, openHoliday, SOLD } from '../../testing/holiday-service';

const viewed = () => createViewsStore(() => Date.now()).entries();

describe('what was looked at', () => {
  afterEach(() => {
    leaveDeals();
    leaveHoliday();
  });

  it('is noted of a deal, at the price that it starts at', async () => {
    openDeal('/deal/101', {
      deal: { HotelName: 'Lara Sands', startingPrice: 399 },
      files: { 'june.json': [] },
    });
    await waitFor(() =>
      expect(viewed()).toEqual([
        expect.objectContaining({
          id: 'deal 101',
          name: 'Lara Sands',
          pricePerPerson: 39_900,
          path: '/deals/101',
        }),
      ]),
    );
  });

  it('is not noted of a deal that is not there', async () => {
    const { askedOf } = openDeal('/deal/101', { answer: () => new Response('', { status: 404 }) });
    await waitFor(() => expect(askedOf('getDealById')).toHaveLength(1));
    expect(viewed()).toEqual([]);
  });

  it('is noted of a holiday, once with what became known of it last', async () => {
    const hotelDetails = { hotelName: 'Sol Bay Resort', location: 'Side, Antalya', starRating: 4 };
    openHoliday(AT, { sold: SOLD, hotel: () => Response.json({ images: [], hotelDetails }) });
    await waitFor(() =>
      expect(viewed()).toEqual([
        expect.objectContaining({
          id: 'hotel H1',
          name: 'Sol Bay Resort',
          location: 'Side, Antalya',
          pricePerPerson: 41_200,
          path: expect.stringMatching(/^\/holiday-details\/H1\?.*date=2027-06-12/) as unknown,
        }),
      ]),
    );
  });
});
