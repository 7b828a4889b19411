import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { counted } from '@storefront/shared/occupancy/occupancy';
import { StructuredData, useAddress } from '@storefront/shared/page/structured-data';

interface DealDataProps {
  readonly deal: Deal;
  readonly images: readonly string[];
  readonly path: string;
}

/** The deal for search engines, at the price that the page shows. */
export function DealData({ deal, images, path }: DealDataProps) {
  const addressOf = useAddress();
  return (
    <>
      <StructuredData
        value={{
          '@type': 'Product',
          name: `${deal.hotelName}, ${counted(deal.nights, 'night', 'nights')} with flights`,
          ...(images.length > 0 ? { image: images } : {}),
          offers: {
            '@type': 'AggregateOffer',
            // Schema.org counts in pounds.
            lowPrice: (deal.startingPrice / 100).toFixed(2),
            priceCurrency: 'GBP',
            url: addressOf(path),
            seller: { '@id': addressOf('/#seller') },
          },
        }}
      />
      <StructuredData
        value={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: addressOf('/') },
            { '@type': 'ListItem', position: 2, name: 'All Deals', item: addressOf('/all-deals') },
            { '@type': 'ListItem', position: 3, name: deal.hotelName, item: addressOf(path) },
          ],
        }}
      />
    </>
  );
}
