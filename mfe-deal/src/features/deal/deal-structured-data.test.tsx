import { dealDataSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { renderInPage } from '@storefront/shared/testing/render-page';

import { dealWire } from '../../../testing/deal-service';

import { DealData } from './deal-structured-data';

/** What search engines read of a deal, by its type. */
function dataOf(dealId: string, part: object) {
  const deal = dealDataSchema.parse({ ...dealWire(), ...part });
  const { unmount } = renderInPage(
    <DealData deal={deal} dealId={dealId} images={deal.images} path={`/deal/${dealId}`} />,
  );
  const all = [...document.querySelectorAll('script')].map(
    ({ innerHTML }) => JSON.parse(innerHTML) as object,
  );
  unmount();
  return all;
}

describe('a deal for search engines', () => {
  it('names the price that the page shows, at the one address of the deal [PRICE-14, DEC-48, DEC-97]', () => {
    const markupPrices = [{ startDate: '2027-06-01', endDate: '2027-06-30', markup: 25.5 }];
    expect(dataOf('101', { markupPrices })).toMatchObject([
      {
        '@type': 'Product',
        offers: { lowPrice: '424.50', priceCurrency: 'GBP', url: 'http://localhost:3000/deal/101' },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'All Deals' }, { name: 'Sol Bay Resort' }] },
    ]);
    expect(dataOf('184', { startingPrice: 900 })[0]).toMatchObject({ offers: { lowPrice: '129.00' } });
    expect(dataOf('101', { startingPrice: null })[0]).not.toHaveProperty('offers');
  });

  it('keeps a voyage under the cruises, and what is hostile inside of its text', () => {
    const [product, trail] = dataOf('101', {
      HotelName: '</script><script>alert(1)</script>',
      ship: { shipName: 'Aegean Star' },
    });
    expect(product).toMatchObject({ name: expect.stringContaining('</script>') });
    expect(trail).toMatchObject({ itemListElement: [{}, { name: 'Cruise Deals' }, {}] });
  });

  it('calls a deal without a name as the page does', () => {
    expect(dataOf('101', { HotelName: '' })).toMatchObject([
      { name: 'Your holiday, 7 nights with flights' },
      { itemListElement: [{}, {}, { name: 'Your holiday' }] },
    ]);
  });
});
