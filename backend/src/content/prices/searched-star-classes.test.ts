import { seedDocuments } from '../../../tests/support/demo-services';
import type { Supplier } from '../../supplier/supplier';

import { dealPrice } from './deal-price';
import { groupPrices } from './group-prices';
import { pagePrices } from './page-prices';
import { priceRows } from './price-file';

const TODAY = '2026-11-21';
const documents = seedDocuments({ today: TODAY, publicUrl: 'http://localhost:3001' });

/** A supplier that sells nothing, and the different star classes that are requested from it. */
function emptySupplier() {
  const ratings = new Set<string>();
  const unexpected = () => Promise.reject(new Error('not part of this test'));
  const supplier: Supplier = {
    cheapestPackages: async ({ rating }) => {
      ratings.add(rating);
      return [];
    },
    destinations: null,
    pricePackage: unexpected,
    findHotel: unexpected,
    hotelRecord: unexpected,
    alternatives: unexpected,
  };
  return { supplier, ratings: () => [...ratings] };
}

function first<T>([document]: readonly T[]): T {
  if (document === undefined) throw new Error('the seed content has no such document');
  return document;
}

describe('the star classes of price searches', () => {
  it('are all classes for a deal and for its price files [CONST-05, DEC-07]', async () => {
    const deal = first(documents.deals);
    const forDeal = emptySupplier();
    await dealPrice(forDeal.supplier, deal, TODAY);
    expect(forDeal.ratings()).toEqual(['12345']);
    const forFile = emptySupplier();
    await priceRows(forFile.supplier, deal, '2027-06', TODAY);
    expect(forFile.ratings()).toEqual(['12345']);
  });

  it('are the three that a landing page shows [CONST-05, DEC-07, DEC-441]', async () => {
    const { supplier, ratings } = emptySupplier();
    await pagePrices(supplier, first(documents.pages), TODAY);
    expect(ratings()).toEqual(['345']);
  });

  it.each([
    [null, '345'],
    [['4', '5'] as const, '45'],
  ])('are those of a group with the classes %j [CONST-05, DEC-07, DEC-441]', async (stars, expected) => {
    const { supplier, ratings } = emptySupplier();
    await groupPrices(supplier, { ...first(documents.groups), stars: stars && [...stars] }, TODAY);
    expect(ratings()).toEqual([expected]);
  });
});
