import { parseSearchQuery } from '@storefront/shared/domain/search-query/search-query';
import fc from 'fast-check';

import { limitsInMode, pencePriceLimits } from './price-limits';
import { readView, writeView } from './view-params';

const someLimit = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null });
const someLimits = fc.record({
  priceFrom: someLimit,
  priceTo: someLimit,
  priceMode: fc.constantFrom('person' as const, 'total' as const),
});
type Limits = typeof someLimits extends fc.Arbitrary<infer T> ? T : never;

function passes(pounds: number, limits: Limits, guests: number): boolean {
  const { from, to } = pencePriceLimits(limits, guests);
  return pounds * 100 >= from && pounds * 100 <= to;
}

describe('price limits', () => {
  it('compare the price of the current mode [SRCH-FLT-05, SRCH-FLT-06, SRCH-FLT-07]', () => {
    fc.assert(
      fc.property(
        someLimits,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 9_999 }),
        (limits, guests, pounds) => {
          const amount = limits.priceMode === 'total' ? pounds * guests : pounds;
          const expected = amount >= (limits.priceFrom ?? 0) && amount <= (limits.priceTo ?? Infinity);
          expect(passes(pounds, limits, guests)).toBe(expected);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('match exactly the same holidays in the other mode, also after a round trip through the URL', () => {
    const query = parseSearchQuery(new URLSearchParams(), '2026-11-21');
    fc.assert(
      fc.property(someLimits, fc.integer({ min: 1, max: 30 }), (limits, guests) => {
        const priceMode = limits.priceMode === 'total' ? 'person' : 'total';
        const other = { priceMode, ...limitsInMode(limits, priceMode, guests) } as const;
        const read = readView(writeView(new URLSearchParams(), other), query);
        const edges = [limits.priceFrom, limits.priceTo, other.priceFrom, other.priceTo]
          .flatMap((edge) => (edge === null ? [] : [edge, edge / guests]))
          .flatMap((edge) => [-2, -1, 0, 1, 2].map((step) => Math.round(edge) + step));
        const pounds = [1, 412, 1_000_000, ...edges].filter((edge) => edge >= 1);
        const passing = (by: Limits) => pounds.filter((amount) => passes(amount, by, guests));
        expect([passing(other), passing(read)]).toEqual([passing(limits), passing(limits)]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keep a limit above all prices when a party of thirty switches to the total', () => {
    const query = parseSearchQuery(new URLSearchParams(), '2026-11-21');
    const limits = limitsInMode({ priceFrom: null, priceTo: 1_000_000, priceMode: 'person' }, 'total', 30);
    const read = readView(writeView(new URLSearchParams(), { priceMode: 'total', ...limits }), query);
    expect(read).toMatchObject({ priceMode: 'total', priceFrom: null, priceTo: 30_000_000 });
  });

  it('do not change in the same mode', () => {
    const limits = { priceFrom: 101, priceTo: 999, priceMode: 'total' } as const;
    expect(limitsInMode(limits, 'total', 3)).toEqual({ priceFrom: 101, priceTo: 999 });
  });
});
