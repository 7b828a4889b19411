import { keepsGroupRule } from '@storefront/backend/content/group-rule';
import { dealPrice, dealWindows } from '@storefront/backend/content/prices/deal-price';
import { departureWindows } from '@storefront/backend/content/prices/departure-windows';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import fc from 'fast-check';

import { directSupplier } from '../supplier-simulator/direct-supplier';
import { createMarket } from '../supplier-simulator/market/create-market';

import { seedDocuments } from './seed-documents';

// Generous for a busy machine.
jest.setTimeout(120_000);

const FIRST_DAY = '2026-11-21';
const DAYS = 365;
/** A carousel of one deal is none. */
const FEWEST_DEALS = 2;
const { groups, deals } = seedDocuments({ today: FIRST_DAY, publicUrl: 'http://localhost:3001' });

type Windows = ReturnType<typeof departureWindows>;

const isWithin = (inner: Windows, outer: Windows) =>
  inner.every(([first, last]) => outer.some(([from, to]) => from <= first && last <= to));

/** Deals of a group whose every departure is one of the group's. */
const dealsThatAlwaysFit = (groupId: string, today: IsoDate) =>
  groups
    .filter(({ id }) => id === groupId)
    .flatMap((group) =>
      deals.filter((deal) => {
        if (!deal.groupIds.includes(groupId)) return false;
        const own = dealWindows(deal, today);
        return own.length > 0 && isWithin(own, departureWindows(group, deal.nights, today));
      }),
    );

describe('the deals of every group', () => {
  it.each(groups.map(({ id }) => id))(
    'of %s leave when the group does, on every day of a year [DEC-162, DEC-174]',
    (id) => {
      const thinDays = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DAY, day)).filter(
        (today) => dealsThatAlwaysFit(id, today).length < FEWEST_DEALS,
      );
      expect(thinDays).toEqual([]);
    },
  );

  it('are on sale and keep its board, stars and highest price, whatever day it is [DEC-174]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: DAYS - 1 }), async (day) => {
        const today = addDays(FIRST_DAY, day);
        const clock = () => today;
        const market = createMarket({ seed: 7, today: clock, mediaBase: 'http://localhost:3001' });
        const supplier = directSupplier(market, clock);
        const listed = new Map(groups.map(({ id }) => [id, 0]));
        for (const deal of deals.filter(({ groupIds }) => groupIds.length > 0)) {
          const price = await dealPrice(supplier, deal, today);
          const starClass = (await supplier.findHotel(deal.hotelKey))?.starClass ?? null;
          for (const group of groups.filter(({ id }) => deal.groupIds.includes(id)))
            if (price && keepsGroupRule({ ...deal, starClass }, price, group, today))
              listed.set(group.id, (listed.get(group.id) ?? 0) + 1);
        }
        expect([...listed].filter(([, count]) => count < FEWEST_DEALS)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
