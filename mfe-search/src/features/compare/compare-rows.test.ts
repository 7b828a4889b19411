import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { bestRated, guestRating, lowestPriced } from './best-marks';
import { compareRows, type CompareRow } from './compare-rows';
import { CARD_AMENITIES } from '../../domain/card-amenities';
import type { ComparedHotel } from './compared-hotel';
import { aComparedHotel, aRecord } from '../../../testing/compared-hotel-builders';

const PRICES = { showTotal: false, guests: 2 };

const score = fc.option(
  fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  { nil: null },
);
const column = fc.record({
  pounds: fc.integer({ min: 1, max: 6 }),
  score,
  facilities: fc.subarray(['outdoor_pool', 'sauna', 'water_park']),
  state: fc.constantFrom('loaded', 'unknown', 'loading'),
});

/** One to four hotels, each with its own id. */
const columns: fc.Arbitrary<readonly ComparedHotel[]> = fc
  .array(column, { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.map(({ pounds, score: reviewScore, facilities, state }, index) =>
      aComparedHotel(
        { giataId: index + 1, cheapestPrice: pence(pounds * 100), reviewScore },
        {
          record: state === 'loaded' ? aRecord({ taRating: reviewScore }, facilities) : null,
          loading: state === 'loading',
        },
      ),
    ),
  );

function rowOf(rows: readonly CompareRow[], label: string): CompareRow {
  const found = rows.find((row) => row.label === label);
  if (!found) throw new Error(`no row ${label}`);
  return found;
}

describe('compareRows', () => {
  it('returns rows with unique labels and one cell per hotel', () => {
    fc.assert(
      fc.property(columns, fc.boolean(), (hotels, showTotal) => {
        const rows = compareRows(hotels, { showTotal, guests: 2 });
        for (const { cells } of rows) expect(cells).toHaveLength(hotels.length);
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      }),
    );
  });

  it('marks a row as different if two loaded cells differ or one is loading', () => {
    fc.assert(
      fc.property(columns, (hotels) => {
        for (const { cells, differs } of compareRows(hotels, PRICES)) {
          const values = cells.filter(({ kind }) => kind !== 'unknown').map((cell) => JSON.stringify(cell));
          const waits = cells.length > 1 && cells.some(({ kind }) => kind === 'loading');
          const alike = !waits && values.every((cell) => cell === values[0]);
          expect(differs).toBe(!alike);
        }
      }),
    );
  });

  it('finds no difference between equal hotels with different names', () => {
    fc.assert(
      fc.property(column, fc.integer({ min: 2, max: 4 }), ({ pounds, facilities }, count) => {
        const hotels = Array.from({ length: count }, (_, index) =>
          aComparedHotel(
            { giataId: index, title: `Hotel ${index}`, cheapestPrice: pence(pounds * 100) },
            { record: aRecord({}, facilities) },
          ),
        );
        expect(compareRows(hotels, PRICES).filter(({ differs }) => differs)).toEqual([]);
      }),
    );
  });

  it('ends with every amenity, different ones first', () => {
    fc.assert(
      fc.property(columns, (hotels) => {
        const amenities = compareRows(hotels, PRICES).slice(-CARD_AMENITIES.length);
        expect(amenities.map(({ label }) => label).toSorted()).toEqual([...CARD_AMENITIES].toSorted());
        const differ = amenities.map(({ differs }) => differs);
        expect(differ).toEqual([...differ].sort((one, other) => Number(other) - Number(one)));
      }),
    );
  });

  it('shows an amenity as unknown instead of No when the record lists no amenities', () => {
    const rows = compareRows(
      [
        aComparedHotel({ giataId: 1 }, { record: aRecord({}, ['sauna']) }),
        aComparedHotel({ giataId: 2 }, { record: aRecord({}, ['outdoor_pool']) }),
        aComparedHotel({ giataId: 3 }, { record: aRecord({}, []) }),
        aComparedHotel({ giataId: 4 }, { record: null }),
      ],
      PRICES,
    );
    const unknown = { kind: 'unknown' };
    expect(rowOf(rows, 'Sauna').cells).toEqual([
      { kind: 'offered', offered: true },
      { kind: 'offered', offered: false },
      unknown,
      unknown,
    ]);
  });

  it('puts the price of the current mode first and prices the other boards in that mode', () => {
    const labels = (showTotal: boolean) =>
      compareRows([aComparedHotel()], { showTotal, guests: 2 })
        .slice(0, 2)
        .map(({ label }) => label);
    expect(labels(false)).toEqual(['Price per person', 'Total for 2 guests']);
    expect(labels(true)).toEqual(['Total for 2 guests', 'Price per person']);

    const others = (showTotal: boolean) =>
      rowOf(compareRows([aComparedHotel()], { showTotal, guests: 2 }), 'Other boards').cells;
    expect(others(false)).toEqual([{ kind: 'text', lines: ['All Inclusive £496 pp'] }]);
    expect(others(true)).toEqual([{ kind: 'text', lines: ['All Inclusive £992 total'] }]);
  });

  it('takes rating, styles and awards from the record, and without a record the rating of the search', () => {
    const rows = compareRows(
      [
        aComparedHotel({ giataId: 1 }),
        aComparedHotel({ giataId: 2, reviewScore: 3.9, reviewCount: 12 }, { record: null }),
      ],
      PRICES,
    );
    expect(rowOf(rows, 'Guest rating').cells).toEqual([
      { kind: 'rating', score: 4.1, count: 2204, best: true },
      { kind: 'rating', score: 3.9, count: 12, best: false },
    ]);
    expect(rowOf(rows, 'Styles').cells[0]).toEqual({ kind: 'text', lines: ['Romantic'] });
    expect(rowOf(rows, 'Awards').cells[0]).toEqual({ kind: 'text', lines: ["Travellers' Choice"] });
  });
});

describe('the badges of the best values', () => {
  it('mark all hotels with the lowest price, no other, and none if all prices are equal', () => {
    fc.assert(
      fc.property(columns, (hotels) => {
        const prices = hotels.map(({ deal }) => deal.cheapestPrice);
        const lowest = Math.min(...prices);
        const marked = lowestPriced(hotels);
        for (const { deal } of hotels) {
          expect(marked.has(deal.giataId)).toBe(new Set(prices).size > 1 && deal.cheapestPrice === lowest);
        }
      }),
    );
  });

  it('mark all hotels with the best displayed rating, and none if all hotels with reviews are equal', () => {
    fc.assert(
      fc.property(columns, (hotels) => {
        const marked = bestRated(hotels);
        const ratings = new Set(hotels.map(guestRating).filter((rating) => rating !== null));
        const settled = ratings.size > 1 && !hotels.some(({ loading }) => loading);
        const best = Math.max(...ratings);
        for (const hotel of hotels) {
          const rating = guestRating(hotel);
          expect(marked.has(hotel.deal.giataId)).toBe(settled && rating !== null && rating === best);
        }
      }),
    );
  });

  it('mark the price of the current mode', () => {
    const hotels = [
      aComparedHotel({ giataId: 1 }),
      aComparedHotel({ giataId: 2, cheapestPrice: pence(52_100) }),
    ];
    const [total, perPerson] = compareRows(hotels, { showTotal: true, guests: 2 });
    expect(total?.cells).toEqual([
      { kind: 'price', amount: '£824', best: true },
      { kind: 'price', amount: '£1,042', best: false },
    ]);
    expect(perPerson?.cells).toEqual([
      { kind: 'price', amount: '£412', best: false },
      { kind: 'price', amount: '£521', best: false },
    ]);
  });
});
