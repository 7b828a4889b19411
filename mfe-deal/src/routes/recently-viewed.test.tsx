import { storedViews } from '@storefront/shared/testing/stored-lists';
import { waitFor } from '@testing-library/react';

import { resetDealPage, renderDealPage } from '../../testing/deal-service';
import {
  HOLIDAY_URL,
  resetHolidayPage,
  renderHolidayPage,
  TEST_PACKAGES,
} from '../../testing/holiday-service';

describe('recently viewed holidays', () => {
  afterEach(() => {
    resetDealPage();
    resetHolidayPage();
  });

  it('contain a viewed deal at its starting price, with its tidied address [DOM-TEXT-03]', async () => {
    renderDealPage('/deal/101', {
      deal: { HotelName: 'Lara Sands', startingPrice: 399 },
      files: { 'june.json': [] },
    });
    await waitFor(() =>
      expect(storedViews()).toEqual([
        expect.objectContaining({
          id: 'deal 101',
          name: 'Lara Sands',
          location: 'Side, Antalya',
          pricePerPerson: 39_900,
          path: '/deals/101',
        }),
      ]),
    );
  });

  it('do not contain a deal that was not found', async () => {
    const { requestsTo } = renderDealPage('/deal/101', {
      dealResponse: () => new Response('', { status: 404 }),
    });
    await waitFor(() => expect(requestsTo('getDealById')).toHaveLength(1));
    expect(storedViews()).toEqual([]);
  });

  it('contain a viewed holiday once, with its latest data', async () => {
    const hotelDetails = { hotelName: 'Sol Bay Resort', location: 'Side, Antalya', starRating: 4 };
    renderHolidayPage(HOLIDAY_URL, {
      packages: TEST_PACKAGES,
      hotel: () => Response.json({ images: [], hotelDetails }),
    });
    await waitFor(() =>
      expect(storedViews()).toEqual([
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
