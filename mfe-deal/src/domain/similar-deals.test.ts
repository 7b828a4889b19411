import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { similarDeals, type LookedAt } from './similar-deals';

function aDeal(dealId: string, part: Partial<CatalogueDeal> = {}): CatalogueDeal {
  return {
    dealId,
    hotelName: `Hotel ${dealId}`,
    address: 'Nowhere',
    imageUrl: null,
    featured: false,
    reviewScore: 4,
    reviewCount: 10,
    starClass: 4,
    nights: 7,
    boardBasis: 'HB',
    startingPrice: pence(30_000),
    cheapestDate: '2027-06-12',
    createdAt: '2026-11-01',
    shipName: null,
    markups: [],
    destinationIds: [],
    groupIds: [],
    ...part,
  };
}

const LOOKED_AT: LookedAt = {
  dealId: 'own',
  hotelName: 'Sol Bay Resort',
  place: 'Side, Antalya, Turkey',
  starClass: 4,
};
const OWN = aDeal('own', { hotelName: LOOKED_AT.hotelName, destinationIds: ['x'], groupIds: ['beach'] });

const ids = (deals: readonly CatalogueDeal[], lookedAt = LOOKED_AT, count = 9) =>
  similarDeals(deals, lookedAt, count).map(({ dealId }) => dealId);

describe('deals like one that is sold out', () => {
  it('come from the same destination first, then the same place, theme, kind and class', () => {
    const like = {
      destination: aDeal('destination', { destinationIds: ['x'], shipName: 'Aegean Star', starClass: 3 }),
      place: aDeal('place', { address: 'Lara, Antalya', shipName: 'Aegean Star' }),
      theme: aDeal('theme', { groupIds: ['beach'] }),
      kind: aDeal('kind'),
      class: aDeal('class', { starClass: 2 }),
    };
    expect(ids([like.class, like.kind, like.theme, OWN, like.place, like.destination])).toEqual([
      'destination',
      'place',
      'theme',
      'kind',
      'class',
    ]);
  });

  it('look at the place alone for a holiday that was not opened as a deal', () => {
    const near = aDeal('near', { address: 'SIDE, TURKEY' });
    const holiday = { ...LOOKED_AT, dealId: null };
    expect(ids([aDeal('far'), near, OWN], holiday)).toEqual(['near', 'far']);
  });

  it('do not take a particle for a place', () => {
    const holiday = { ...LOOKED_AT, dealId: null, place: 'Isla de la Luz' };
    const particle = aDeal('particle', { address: 'Playa de la Mar', createdAt: '2026-01-01' });
    expect(ids([particle, aDeal('newer', { address: 'Rhodes' })], holiday)).toEqual(['newer', 'particle']);
  });

  it('are of equals the newest', () => {
    expect(ids([aDeal('old'), aDeal('new', { createdAt: '2026-11-20' })])).toEqual(['new', 'old']);
  });

  it('are never the one that was looked at, never twice, and no more than asked for', () => {
    const someDeal = fc.record({
      dealId: fc.constantFrom('own', 'a', 'b', 'c', 'd', 'e'),
      hotelName: fc.constantFrom(LOOKED_AT.hotelName, 'Mar', 'Luz'),
      address: fc.constantFrom('', 'Side', 'Rhodes, Greece'),
      starClass: fc.integer({ min: 0, max: 5 }),
    });
    const someDeals = fc.uniqueArray(someDeal, { selector: ({ dealId }) => dealId });
    fc.assert(
      fc.property(someDeals, fc.nat(4), (parts, count) => {
        const deals = parts.map(({ dealId, ...part }) => aDeal(dealId, part));
        const others = deals.filter(
          ({ dealId, hotelName }) => dealId !== 'own' && hotelName !== LOOKED_AT.hotelName,
        );
        const similar = similarDeals(deals, LOOKED_AT, count);
        expect(similar).toHaveLength(Math.min(count, others.length));
        expect(new Set(similar).size).toBe(similar.length);
        for (const deal of similar) expect(others).toContain(deal);
      }),
    );
  });
});
