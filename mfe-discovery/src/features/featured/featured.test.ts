/** @needs document */
import { pence } from '@storefront/shared/domain/pricing/pence';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import { featuredCache } from './featured-cache';
import { oldestFirst } from './oldest-first';

const aDeal = (dealId: string, createdAt = '2026-11-01T00:00:00Z') => ({
  dealId,
  hotelName: `Hotel ${dealId}`,
  address: 'Side, Antalya',
  imageUrl: null,
  featured: false,
  reviewScore: 4.1,
  reviewCount: 12,
  starClass: 4,
  nights: 7,
  boardBasis: 'HB',
  startingPrice: pence(41_200),
  cheapestDate: '2027-06-12',
  departureAirportCode: 'LTN',
  party: { adults: 2, children: 2 },
  createdAt,
  shipName: null,
  markups: [{ startDate: '2027-06-01', endDate: '2027-06-30', markup: pence(1_000) }],
  destinationIds: ['101'],
  groupIds: [],
});

const MINUTE = 60_000;
const idsOf = (deals: readonly { readonly dealId: string }[]) => deals.map(({ dealId }) => dealId);

describe('the featured deals of home', () => {
  it('are oldest first, undated deals before all, equal dates in reverse order [API-DEALS-02, DEC-34]', () => {
    const deals = [
      aDeal('new', '2026-11-20T00:00:00Z'),
      aDeal('old', '2024-01-01T00:00:00Z'),
      aDeal('same 1', '2025-06-01T00:00:00Z'),
      aDeal('same 2', '2025-06-01T00:00:00Z'),
      aDeal('none', ''),
      aDeal('unreadable', 'yesterday'),
      aDeal('other zone', '2024-01-01T00:30:00+02:00'),
    ];
    expect(idsOf(oldestFirst(deals))).toEqual([
      'unreadable',
      'none',
      'other zone',
      'old',
      'same 2',
      'same 1',
      'new',
    ]);
  });

  it('are all deals of any type [DEC-35]', () => {
    const deals = [{ ...aDeal('1'), featured: true }, aDeal('2')];
    expect(oldestFirst(deals)).toHaveLength(2);
  });

  describe('in the cache', () => {
    let now: number;
    const storage = safeStorage('local');
    const cache = () => featuredCache(storage, () => now);
    beforeEach(() => {
      localStorage.clear();
      now = Date.parse('2026-11-21T10:00:00Z');
    });

    it('are cached for 10 minutes under the specified keys [CACHE-06, DEC-52]', () => {
      cache().set([aDeal('1')]);
      expect(Object.keys(localStorage).toSorted()).toEqual(['featuredDeals', 'featuredDealsTimestamp']);
      expect(localStorage.getItem('featuredDealsTimestamp')).toBe(String(now));

      now += 10 * MINUTE - 1;
      expect(cache().get()).toEqual([aDeal('1')]);
      now += 1;
      expect(cache().get()).toBeNull();
    });

    // 'é' is one character and two bytes in UTF-8.
    it.each(['x', 'é'])(
      'are not cached beyond 2,000,000 characters, such as "%s" [CACHE-07]',
      (character) => {
        const long = (characters: number) => {
          const rest = JSON.stringify([{ ...aDeal('1'), hotelName: '' }]).length;
          return [{ ...aDeal('1'), hotelName: character.repeat(characters - rest) }];
        };
        cache().set(long(2_000_000));
        expect(cache().get()).toHaveLength(1);
        cache().set(long(2_000_001));
        expect(cache().get()).toBeNull();
      },
    );

    it.each([
      ['nothing of it', 'nonsense'],
      ['another form', '[{"dealId":7}]'],
      ['no list', '{}'],
      ['half of it', '[{"dealId":"1","hotelNa'],
    ])('are a cache miss when storage holds %s [CACHE-06]', (_what, text) => {
      localStorage.setItem('featuredDeals', text);
      localStorage.setItem('featuredDealsTimestamp', String(now));
      expect(cache().get()).toBeNull();
    });

    it('are a cache miss when the timestamp is in the future [CACHE-06]', () => {
      cache().set([aDeal('1')]);
      now -= MINUTE;
      expect(cache().get()).toBeNull();
    });

    it('are a cache miss when storage is blocked [CACHE-06]', () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('blocked');
      });
      cache().set([aDeal('1')]);
      expect(cache().get()).toBeNull();
      jest.restoreAllMocks();
    });
  });
});
