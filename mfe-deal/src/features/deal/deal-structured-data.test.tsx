import { dealDataSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { renderInPage } from '@storefront/shared/testing/render-page';

import { dealWire } from '../../../testing/deal-service';

import { DealStructuredData } from './deal-structured-data';

/** Renders the structured data of a deal and returns the JSON of each script. */
function dataOf(dealId: string, overrides: object) {
  const deal = dealDataSchema.parse({ ...dealWire(), ...overrides });
  const { unmount } = renderInPage(
    <DealStructuredData deal={deal} dealId={dealId} images={deal.images} path={`/deal/${dealId}`} />,
  );
  const all = [...document.querySelectorAll('script')].map(
    ({ innerHTML }) => JSON.parse(innerHTML) as object,
  );
  unmount();
  return all;
}

describe('DealStructuredData', () => {
  it('contains the displayed price and the canonical URL of the deal [PRICE-14, BADGE-04, DEC-48, DEC-97]', () => {
    const markupPrices = [{ startDate: '2027-06-01', endDate: '2027-06-30', markup: 25.5 }];
    expect(dataOf('101', { markupPrices })).toMatchObject([
      {
        '@type': 'Product',
        offers: { lowPrice: '425.00', priceCurrency: 'GBP', url: 'http://localhost:3000/deal/101' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{}, { name: 'Turkey' }, { name: 'Antalya' }, { name: 'Sol Bay Resort' }],
      },
    ]);
    expect(dataOf('184', { startingPrice: 900 })[0]).toMatchObject({ offers: { lowPrice: '129.00' } });
    expect(dataOf('101', { startingPrice: null })[0]).not.toHaveProperty('offers');
  });

  it('has the reviews that the page shows, and none where there are none [DEC-169]', () => {
    expect(dataOf('101', { taRating: '4.2', taRatingCount: '812' })[0]).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, bestRating: 5, reviewCount: 812 },
    });
    for (const none of [{ taRating: '' }, { taRatingCount: '0' }])
      expect(dataOf('101', { taRating: '4.2', taRatingCount: '812', ...none })[0]).not.toHaveProperty(
        'aggregateRating',
      );
  });

  it('lists a deal under its country and destination, and under all deals where the place is unknown [DEC-141]', () => {
    const trailOf = (address: string) => dataOf('101', { address })[1];
    const names = (...all: readonly string[]) => ({ itemListElement: all.map((name) => ({ name })) });
    expect(trailOf(', Side, Antalya')).toMatchObject(names('Home', 'Turkey', 'Antalya', 'Sol Bay Resort'));
    expect(trailOf('Atlantis')).toMatchObject(names('Home', 'All Deals', 'Sol Bay Resort'));
  });

  it('lists a cruise under the cruise deals, and escapes hostile texts', () => {
    const [product, trail] = dataOf('101', {
      HotelName: '</script><script>alert(1)</script>',
      ship: { shipName: 'Aegean Star' },
    });
    expect(product).toMatchObject({ name: expect.stringContaining('</script>') });
    expect(trail).toMatchObject({ itemListElement: [{}, { name: 'Cruise Deals' }, {}] });
  });

  it('uses the default name for a deal without a name', () => {
    expect(dataOf('101', { HotelName: '' })).toMatchObject([
      { name: 'Your holiday, 7 nights with flights' },
      { itemListElement: [{}, {}, {}, { name: 'Your holiday' }] },
    ]);
  });
});
