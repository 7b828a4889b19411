import { dealByIdSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';

import { DealWords } from '../features/deal-content/deal-texts';
import { CruiseBoards } from '../features/deal-content/cruise-boards';
import { Itinerary } from '../features/deal-content/itinerary';
import { Ship } from '../features/deal-content/ship';

import { HotelAmenities } from '../features/hotel/hotel-amenities';
import { HotelDescription } from '../features/hotel/hotel-description';
import { HotelHead } from '../parts/hotel-head/hotel-head';
import { HotelReviews } from '../features/hotel/hotel-reviews';
import { HotelStyles } from '../features/hotel/hotel-styles';

const words = fc.constantFrom(
  '',
  ' ',
  'Sea view',
  'constructor',
  'x'.repeat(400),
  '<p>Three <b>pools</b></p>',
  '<p> </p><p>&nbsp;</p>',
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  '<p onclick="alert(1)">Pool<script>alert(1)</script></p><svg onload=alert(1)>',
  '"><iframe src="javascript:alert(1)"></iframe>',
  '<!-- nothing -->',
  '5 < 6 & 7 > 2',
);
const name = words.filter((word) => word !== '');
const number = fc.oneof(
  fc.constantFrom(0, -5, 0.4, 4.1, 5, 2_204, 1e12),
  fc.double({ min: -10, max: 1e6, noNaN: true }),
);
const list = <T,>(entry: fc.Arbitrary<T>) => fc.option(fc.array(entry, { maxLength: 20 }));
/** Every field may be missing. */
const some = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T, never>(fields, { requiredKeys: [] });

const hotels = fc
  .record({
    hotelDetails: fc.record(
      {
        hotelName: words,
        starRating: fc.option(number),
        hotelDescription: fc.option(words),
        taRating: fc.option(number),
        taRatingCount: fc.option(number),
        taDetails: some({
          web_url: words,
          styles: list(words),
          awards: list(words),
          trip_types: list(fc.record({ name: words, localized_name: words, value: number })),
          review_rating_count: fc.dictionary(
            fc.constantFrom('1', '2', '3', '4', '5', 'x', '__proto__'),
            number,
          ),
          subratings: list(fc.record({ localized_name: words, value: number })),
          ranking_data: some({ ranking_string: words }),
        }),
      },
      { requiredKeys: ['hotelName'] },
    ),
    facility: some({
      facilities: fc.dictionary(
        words.map((word) => `facility_${word}`),
        fc.boolean(),
      ),
    }),
  })
  .map((wire) => hotelRecordSchema.parse(wire));

const price = fc.constantFrom(0, 9.99, 95, 1e9);
const deals = fc
  .record(
    {
      HotelName: fc.constant('Sol'),
      giataId: fc.constant(7),
      hotelKey: fc.constant('sol'),
      startingPrice: fc.constant(412),
      cheapestDate: fc.constant('2027-06-12'),
      defaultNightDuration: fc.constant(7),
      hotelDetails: fc.option(words),
      hotelDetailsExtended: fc.option(words),
      offerDetails: fc.option(words),
      offerDetailsConditions: fc.option(words),
      hotelYouCanAdd: fc.option(words),
      hotelOtherOffer: fc.option(words),
      itinerary: list(
        fc.record({
          day: fc.integer({ min: 1, max: 120 }),
          title: words,
          actions: list(
            fc.record({
              type: fc.constantFrom('check-in', 'check-out', 'arrive', 'depart', 'dock'),
              time: words,
            }),
          ),
        }),
      ),
      tours: list(
        fc.record({
          _id: name,
          tourName: name,
          description: words,
          image: words,
          price,
          features: list(words),
        }),
      ),
      ship: fc.option(
        fc.record({
          shipName: name,
          rooms: list(
            fc.record({
              _id: name,
              roomName: name,
              roomDesc: words,
              roomImage: words,
              features: list(words),
              pp: number.map(Math.abs),
            }),
          ),
        }),
      ),
      boardBasisArray: fc.constant(null),
      onlineChildAges: fc.constant(null),
      markupPrices: fc.constant(null),
      images: fc.constant(null),
      selectedBoardBases: list(fc.record({ _id: name, boardType: name, price, features: list(words) })),
    },
    {
      requiredKeys: [
        'HotelName',
        'giataId',
        'hotelKey',
        'startingPrice',
        'cheapestDate',
        'defaultNightDuration',
        'itinerary',
        'tours',
        'boardBasisArray',
        'onlineChildAges',
        'markupPrices',
        'images',
        'selectedBoardBases',
      ],
    },
  )
  .map((data) => dealByIdSchema.parse({ deal: { data } }).deal.data);

async function expectNothingBad(parts: ReactNode): Promise<void> {
  const { container } = await act(async () => renderInPage(parts));
  expect(container.querySelector('main')).not.toBeNull();
  const dangerous = 'script, iframe, img[onerror], [onerror], [onclick], [onload], [href^="javascript"]';
  expect(container.querySelector(dangerous)).toBeNull();
  for (const heading of container.querySelectorAll('h1, h2, h3')) expect(heading.textContent).toMatch(/\S/);
  for (const heading of container.querySelectorAll('section > h2')) {
    expect(heading.parentElement?.textContent.trim()).not.toBe(heading.textContent.trim());
  }
  for (const listed of container.querySelectorAll('ul, ol'))
    expect(listed.children.length).toBeGreaterThan(0);
  cleanup();
}

describe('content of any kind', () => {
  it('of a hotel is drawn, and nothing of it runs [HD-03, HD-10, DEAL-06, DEAL-07]', async () => {
    await fc.assert(
      fc.asyncProperty(hotels, (hotel) =>
        expectNothingBad(
          <main>
            <HotelHead
              name={hotel.hotelName}
              location={hotel.description}
              starClass={hotel.starClass ?? 0}
              score={hotel.reviewScore}
              count={hotel.reviewCount}
            />
            <HotelDescription words={hotel.description} />
            <HotelStyles hotel={hotel} />
            <HotelAmenities hotel={hotel} />
            <HotelReviews hotel={hotel} />
          </main>,
        ),
      ),
      { numRuns: 25 },
    );
  });

  it('of a deal is drawn, and nothing of it runs [DEAL-03, DEAL-04, DEAL-05]', async () => {
    await fc.assert(
      fc.asyncProperty(deals, fc.constantFrom(null, '2027-06-12'), (deal, date) =>
        expectNothingBad(
          <main>
            <DealWords deal={deal} />
            <Itinerary days={deal.itinerary} departureDate={date} />
            <Ship phone="" ship={deal.ship} />
            <CruiseBoards boards={deal.cruiseBoards} />
          </main>,
        ),
      ),
      { numRuns: 25 },
    );
  });
});
