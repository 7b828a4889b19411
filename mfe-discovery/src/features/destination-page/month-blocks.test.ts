import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { bestEntry, monthBlocks, type PageEntry } from './month-blocks';

const at = (pounds: number, date = '2027-01-16'): PageEntry => ({
  pricePerPerson: pence(pounds * 100),
  date,
  giataId: 101_007,
  departureAirportCode: null,
});

/** Few prices, so that many are equal. */
const cell = fc.option(
  fc.integer({ min: 1, max: 4 }).map((pounds) => at(pounds)),
  { nil: null },
);
const ratings = fc.record({ '3': cell, '4': cell, '5': cell }, { requiredKeys: [] });
const code = fc
  .tuple(
    fc.constantFrom('jan', 'feb', 'mar', 'jun', 'june', 'july', 'sep', 'sept', 'dec'),
    fc.integer({ min: 26, max: 28 }),
  )
  .map((parts) => parts.join(''));
const priceData = fc.dictionary(code, ratings, { maxKeys: 15 });

const pricesOf = (
  data: Readonly<Record<string, { readonly [stars: string]: PageEntry | null | undefined }>>,
) => Object.values(data).flatMap((cells) => Object.values(cells).flatMap((one) => one?.pricePerPerson ?? []));

describe('the months of a page', () => {
  it('the cheapest month comes first, one without a price last [LAND-22]', () => {
    const blocks = monthBlocks({
      jan27: { '3': at(412), '4': null },
      feb27: { '3': null, '5': null },
      june27: { '4': at(387), '5': at(900) },
      sept27: { '5': at(319) },
    });
    expect(blocks.map(({ month, lowest }) => [month, lowest])).toEqual([
      ['2027-09', 31_900],
      ['2027-06', 38_700],
      ['2027-01', 41_200],
      ['2027-02', null],
    ]);
    expect(blocks[0]?.month).toBe('2027-09');
  });

  it('no month precedes a cheaper one and none is lost, for any prices [LAND-22]', () => {
    fc.assert(
      fc.property(priceData, (data) => {
        const blocks = monthBlocks(data);
        const lowest = blocks.map((block) => block.lowest ?? Infinity);
        expect(lowest).toEqual([...lowest].sort((one, other) => (one === other ? 0 : one - other)));
        const months = Object.keys(data).map((name) => name.slice(0, 3) + name.slice(-2));
        expect(blocks).toHaveLength(new Set(months).size);
        for (const [index, { month }] of blocks.entries()) {
          if (lowest[index] === lowest[index + 1])
            expect(month < (blocks[index + 1]?.month ?? '')).toBe(true);
        }
      }),
    );
  });

  it('the best value is one card, and no card costs less [LAND-24]', () => {
    fc.assert(
      fc.property(priceData, (data) => {
        const blocks = monthBlocks(data);
        const best = bestEntry(blocks);
        const prices = pricesOf(data);
        expect(best?.entry.pricePerPerson ?? null).toBe(prices.length === 0 ? null : Math.min(...prices));
        const marked = blocks.flatMap(({ month, entries }) =>
          PRICED_RATINGS.filter(
            (stars) => month === best?.month && stars === best.stars && entries[stars] === best.entry,
          ),
        );
        expect(marked).toHaveLength(best === null ? 0 : 1);
      }),
    );
  });
});
