import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { similarDeals, type ReferenceHoliday } from './similar-deals';

function aDeal(dealId: string, overrides: Partial<CatalogueDeal> = {}): CatalogueDeal {
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
    departureAirportCode: 'LTN',
    party: { adults: 2, children: 0 },
    createdAt: '2026-11-01',
    shipName: null,
    markups: [],
    destinationIds: [],
    groupIds: [],
    ...overrides,
  };
}

const REFERENCE: ReferenceHoliday = {
  dealId: 'own',
  hotelName: 'Sol Bay Resort',
  place: 'Side, Antalya, Turkey',
  starClass: 4,
};
const REFERENCE_DEAL = aDeal('own', {
  hotelName: REFERENCE.hotelName,
  destinationIds: ['x'],
  groupIds: ['beach'],
});

const ids = (deals: readonly CatalogueDeal[], reference = REFERENCE, count = 9) =>
  similarDeals(deals, reference, count).map(({ dealId }) => dealId);

describe('similarDeals', () => {
  it('ranks the same destination first, then the same place, theme, kind and class', () => {
    const like = {
      destination: aDeal('destination', { destinationIds: ['x'], shipName: 'Aegean Star', starClass: 3 }),
      place: aDeal('place', { address: 'Lara, Antalya', shipName: 'Aegean Star' }),
      theme: aDeal('theme', { groupIds: ['beach'] }),
      kind: aDeal('kind'),
      class: aDeal('class', { starClass: 2 }),
    };
    expect(ids([like.class, like.kind, like.theme, REFERENCE_DEAL, like.place, like.destination])).toEqual([
      'destination',
      'place',
      'theme',
      'kind',
      'class',
    ]);
  });

  it('compares the place alone for a holiday that was not opened as a deal', () => {
    const near = aDeal('near', { address: 'SIDE, TURKEY' });
    const holiday = { ...REFERENCE, dealId: null };
    expect(ids([aDeal('far'), near, REFERENCE_DEAL], holiday)).toEqual(['near', 'far']);
  });

  it('ignores particles in place names', () => {
    const holiday = { ...REFERENCE, dealId: null, place: 'Isla de la Luz' };
    const particle = aDeal('particle', { address: 'Playa de la Mar', createdAt: '2026-01-01' });
    expect(ids([particle, aDeal('newer', { address: 'Rhodes' })], holiday)).toEqual(['newer', 'particle']);
  });

  it('ranks the newest first among equals', () => {
    expect(ids([aDeal('old'), aDeal('new', { createdAt: '2026-11-20' })])).toEqual(['new', 'old']);
  });

  it('returns no duplicates, not the reference, and at most the requested number', () => {
    const someDeal = fc.record({
      dealId: fc.constantFrom('own', 'a', 'b', 'c', 'd', 'e'),
      hotelName: fc.constantFrom(REFERENCE.hotelName, 'Mar', 'Luz'),
      address: fc.constantFrom('', 'Side', 'Rhodes, Greece'),
      starClass: fc.integer({ min: 0, max: 5 }),
    });
    const someDeals = fc.uniqueArray(someDeal, { selector: ({ dealId }) => dealId });
    fc.assert(
      fc.property(someDeals, fc.nat(4), (parts, count) => {
        const deals = parts.map(({ dealId, ...part }) => aDeal(dealId, part));
        const others = deals.filter(
          ({ dealId, hotelName }) => dealId !== 'own' && hotelName !== REFERENCE.hotelName,
        );
        const similar = similarDeals(deals, REFERENCE, count);
        expect(similar).toHaveLength(Math.min(count, others.length));
        expect(new Set(similar).size).toBe(similar.length);
        for (const deal of similar) expect(others).toContain(deal);
      }),
    );
  });
});
