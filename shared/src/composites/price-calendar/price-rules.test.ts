import fc from 'fast-check';

import { addDays, daysBetween, type IsoDate } from '../../domain/dates/iso-date';
import { monthsBetween } from '../../domain/dates/months';
import { pence, type Pence } from '../../domain/pricing/pence';

import { cheapestDay } from './cheapest-day';
import { chartMonths } from './chart-months';
import { monthlyBest } from './month-prices';
import { sortByPrice, weeklyLows, mondayOf } from './weekly-lows';

const START = '2027-05-20';

/** Few different prices on many days, so that equal prices are common. */
const somePrices: fc.Arbitrary<ReadonlyMap<IsoDate, Pence>> = fc
  .array(fc.tuple(fc.nat({ max: 80 }), fc.integer({ min: 1, max: 9 })), { maxLength: 60 })
  .map((days) => new Map(days.map(([day, price]) => [addDays(START, day), pence(price * 100)])));

describe('the cheapest days', () => {
  it('are the earliest of equal prices, per month and overall [HD-07, DEC-14]', () => {
    const prices = new Map([
      ['2027-06-20', pence(38_900)],
      ['2027-06-09', pence(38_900)],
      ['2027-06-02', pence(41_200)],
      ['2027-07-01', pence(35_000)],
    ]);
    expect(monthlyBest(prices, '2027-06')).toBe('2027-06-09');
    expect(cheapestDay(prices)).toBe('2027-07-01');
    expect(monthlyBest(prices, '2027-08')).toBeNull();
    expect(cheapestDay(new Map())).toBeNull();
  });

  it('have no cheaper day and no earlier day with the same price [DEC-14]', () => {
    fc.assert(
      fc.property(somePrices, (prices) => {
        const best = cheapestDay(prices);
        const price = prices.get(best ?? '') ?? Infinity;
        for (const [date, other] of prices) {
          expect(other).toBeGreaterThanOrEqual(price);
          if (other === price) expect(date >= (best ?? '')).toBe(true);
        }
      }),
    );
  });
});

describe('the weekly lows', () => {
  it('are the minimum of their week within the limits', () => {
    fc.assert(
      fc.property(somePrices, fc.nat({ max: 60 }), fc.nat({ max: 40 }), (prices, from, length) => {
        const first = addDays(START, from);
        const last = addDays(first, length);
        const within = [...prices].filter(([date]) => date >= first && date <= last);
        const lows = weeklyLows(prices, first, last);

        expect(new Set(lows.keys())).toEqual(new Set(within.map(([date]) => mondayOf(date))));
        for (const { week, date, price } of lows.values()) {
          const ofWeek = within.filter(([day]) => mondayOf(day) === week).map(([, amount]) => amount);
          expect(price).toBe(Math.min(...ofWeek));
          expect(within).toContainEqual([date, price]);
          expect(daysBetween(week, date)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(week, date)).toBeLessThan(7);
          expect(new Date(`${week}T12:00:00Z`).getUTCDay()).toBe(1);
        }
        expect([...lows.keys()]).toEqual([...lows.keys()].toSorted());
      }),
    );
  });

  it('are sorted by price, then by date', () => {
    const prices = new Map([
      ['2027-06-22', pence(400)],
      ['2027-06-01', pence(500)],
      ['2027-06-08', pence(400)],
    ]);
    const ranked = sortByPrice(weeklyLows(prices, '2027-06-01', '2027-06-30').values());
    expect(ranked.map(({ date }) => date)).toEqual(['2027-06-08', '2027-06-22', '2027-06-01']);
  });

  it('belong to a chart that contains every week of its months once', () => {
    const months = monthsBetween('2026-11', '2028-03').map((month) => ({ month, state: 'loaded' as const }));
    const weeks = chartMonths(months).flatMap((part) => part.weeks);
    expect(weeks[0]).toBe('2026-10-26');
    expect(weeks.at(-1)).toBe('2028-03-27');
    weeks.slice(1).forEach((week, index) => expect(daysBetween(weeks[index] ?? '', week)).toBe(7));
  });
});
