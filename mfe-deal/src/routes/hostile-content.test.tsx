import { dealByIdSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';

import { DealTexts } from '../features/deal-content/deal-texts';
import { CruiseBoards } from '../features/deal-content/cruise-boards';
import { Itinerary } from '../features/deal-content/itinerary';
import { Ship } from '../features/deal-content/ship';

import { HotelAmenities } from '../features/hotel/hotel-amenities';
import { HotelDescription } from '../features/hotel/hotel-description';
import { HotelHead } from '../parts/hotel-head/hotel-head';
import { HotelReviews } from '../features/hotel/hotel-reviews';
import { HotelStyles } from '../features/hotel/hotel-styles';

const texts = fc.constantFrom(
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
const name = texts.filter((text) => text !== '');
const number = fc.oneof(
  fc.constantFrom(0, -5, 0.4, 4.1, 5, 2_204, 1e12),
  fc.double({ min: -10, max: 1e6, noNaN: true }),
);
const list = <T,>(entry: fc.Arbitrary<T>) => fc.option(fc.array(entry, { maxLength: 20 }));
/** A record in which every field may be missing. */
const partial = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T, never>(fields, { requiredKeys: [] });

const hotels = fc
  .record({
    hotelDetails: fc.record(
      {
        hotelName: texts,
        starRating: fc.option(number),
        hotelDescription: fc.option(texts),
        taRating: fc.option(number),
        taRatingCount: fc.option(number),
        taDetails: partial({
          web_url: texts,
          styles: list(texts),
          awards: list(texts),
          trip_types: list(fc.record({ name: texts, localized_name: texts, value: number })),
          review_rating_count: fc.dictionary(
            fc.constantFrom('1', '2', '3', '4', '5', 'x', '__proto__'),
            number,
          ),
          subratings: list(fc.record({ localized_name: texts, value: number })),
          ranking_data: partial({ ranking_string: texts }),
        }),
      },
      { requiredKeys: ['hotelName'] },
    ),
    facility: partial({
      facilities: fc.dictionary(
        texts.map((text) => `facility_${text}`),
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
      hotelDetails: fc.option(texts),
      hotelDetailsExtended: fc.option(texts),
      offerDetails: fc.option(texts),
      offerDetailsConditions: fc.option(texts),
      hotelYouCanAdd: fc.option(texts),
      hotelOtherOffer: fc.option(texts),
      itinerary: list(
        fc.record({
          day: fc.integer({ min: 1, max: 120 }),
          title: texts,
          actions: list(
            fc.record({
              type: fc.constantFrom('check-in', 'check-out', 'arrive', 'depart', 'dock'),
              time: texts,
            }),
          ),
        }),
      ),
      tours: list(
        fc.record({
          _id: name,
          tourName: name,
          description: texts,
          image: texts,
          price,
          features: list(texts),
        }),
      ),
      ship: fc.option(
        fc.record({
          shipName: name,
          rooms: list(
            fc.record({
              _id: name,
              roomName: name,
              roomDesc: texts,
              roomImage: texts,
              features: list(texts),
              pp: number.map(Math.abs),
            }),
          ),
        }),
      ),
      boardBasisArray: fc.constant(null),
      onlineChildAges: fc.constant(null),
      markupPrices: fc.constant(null),
      images: fc.constant(null),
      selectedBoardBases: list(fc.record({ _id: name, boardType: name, price, features: list(texts) })),
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

async function expectSafe(content: ReactNode): Promise<void> {
  const { container } = await act(async () => renderInPage(content));
  expect(container.querySelector('main')).not.toBeNull();
  const dangerous = 'script, iframe, img[onerror], [onerror], [onclick], [onload], [href^="javascript"]';
  expect(container.querySelector(dangerous)).toBeNull();
  for (const heading of container.querySelectorAll('h1, h2, h3')) expect(heading.textContent).toMatch(/\S/);
  await waitFor(() => {
    for (const heading of container.querySelectorAll('section > h2')) {
      expect(heading.parentElement?.textContent.trim()).not.toBe(heading.textContent.trim());
    }
  });
  for (const listed of container.querySelectorAll('ul, ol'))
    expect(listed.children.length).toBeGreaterThan(0);
  cleanup();
}

describe('arbitrary content', () => {
  it('of a hotel is rendered without running scripts [DEC-103]', async () => {
    await fc.assert(
      fc.asyncProperty(hotels, (hotel) =>
        expectSafe(
          <main>
            <HotelHead
              name={hotel.hotelName}
              location={hotel.description}
              starClass={hotel.starClass ?? 0}
              score={hotel.reviewScore}
              count={hotel.reviewCount}
            />
            <HotelDescription text={hotel.description} />
            <HotelStyles hotel={hotel} />
            <HotelAmenities hotel={hotel} />
            <HotelReviews hotel={hotel} />
          </main>,
        ),
      ),
      { numRuns: 25 },
    );
  });

  it('of a deal is rendered without running scripts [DEC-103]', async () => {
    await fc.assert(
      fc.asyncProperty(deals, fc.constantFrom(null, '2027-06-12'), (deal, date) =>
        expectSafe(
          <main>
            <DealTexts deal={deal} />
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
