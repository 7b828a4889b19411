import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { SPECIAL_OFFER } from '@storefront/shared/domain/deals/deal-price';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';
import { penceToPounds } from '@storefront/shared/domain/pricing/pence';

import { fromPrice } from '../../domain/from-price';

import { dealTrail } from './deal-trail';

interface DealStructuredDataProps {
  readonly deal: Deal;
  readonly dealId: string;
  readonly images: readonly string[];
  readonly path: string;
}

/** Schema.org data of a deal, at the price that the page shows. */
export function DealStructuredData({ deal, dealId, images, path }: DealStructuredDataProps) {
  const addressOf = useAbsoluteUrl();
  const name = deal.hotelName || 'Your holiday';
  const lowest = dealId === SPECIAL_OFFER.dealId ? SPECIAL_OFFER.displayedPrice : fromPrice(dealId, deal);
  const trail = [{ label: 'Home', path: '/' }, ...dealTrail(deal), { label: name, path }];
  return (
    <>
      <StructuredData
        value={{
          '@type': 'Product',
          name: `${name}, ${pluralize(deal.nights, 'night', 'nights')} with flights`,
          ...(images.length > 0 ? { image: images } : {}),
          ...ratingOf(deal),
          ...(lowest === null
            ? {}
            : {
                offers: {
                  '@type': 'AggregateOffer',
                  // Schema.org prices are in pounds.
                  lowPrice: penceToPounds(lowest).toFixed(2),
                  priceCurrency: 'GBP',
                  url: addressOf(path),
                  seller: { '@id': addressOf('/#seller') },
                },
              }),
        }}
      />
      <StructuredData
        value={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((page, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: page.label,
            item: addressOf(page.path),
          })),
        }}
      />
    </>
  );
}

/** The reviews of the hotel, which the page shows; none without a number of reviews. */
function ratingOf({ reviewScore, reviewCount }: Deal) {
  // An empty score is read as 0.
  if (!reviewScore || !reviewCount) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviewScore,
      bestRating: 5,
      worstRating: 0,
      reviewCount,
    },
  };
}
