import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { SPECIAL_OFFER, tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { Gallery } from '@storefront/shared/composites/gallery/gallery';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useRecordView } from '@storefront/shared/runtime';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { ToastProvider } from '@storefront/shared/ui/toast';

import { fromPrice } from '../../domain/from-price';
import { DealHead } from '../../features/deal/deal-head';
import { dealTrail } from '../../features/deal/deal-trail';
import { DealStructuredData } from '../../features/deal/deal-structured-data';
import { SpecialOffer } from '../../features/deal-price/special-offer';
import { HolidayLayout } from '../../parts/layout/holiday-layout';
import { pageStyles } from '../../parts/layout/page.styles';
import type { ArrivingHotel } from '../../parts/rendered-hotel/rendered-hotel';

import { DealSections } from './deal-sections';
import { PricedDeal } from './priced-deal';

interface DealPageProps {
  readonly deal: Deal;
  readonly dealId: string;
  readonly hotel: ArrivingHotel;
}

/** The page of a deal (DEAL-01 to DEAL-19). */
export function DealPage({ deal, dealId, hotel }: DealPageProps) {
  // The page has two URLs, so search engines get one canonical path (DEC-01).
  const path = `/deal/${encodeURIComponent(dealId)}`;
  const name = deal.hotelName || 'Your holiday';
  const images = deal.images.length > 0 ? deal.images : deal.featuredImage ? [deal.featuredImage] : [];
  useRecordView({
    id: `deal ${dealId}`,
    name: deal.hotelName,
    location: tidyAddress(deal.address),
    pictureUrl: images[0] ?? null,
    pricePerPerson: dealId === SPECIAL_OFFER.dealId ? SPECIAL_OFFER.displayedPrice : fromPrice(dealId, deal),
    path: `/deals/${encodeURIComponent(dealId)}`,
  });
  return (
    <ToastProvider>
      <LiveRegion>
        <Container>
          <PageHead
            title={name}
            description={`${pluralize(deal.nights, 'night', 'nights')} at ${name}, flight and hotel.`}
            canonicalPath={path}
            image={images[0] ?? null}
          />
          <DealStructuredData deal={deal} dealId={dealId} images={images} path={path} />
          <div css={pageStyles}>
            <Breadcrumb trail={[{ label: 'Home', path: '/' }, ...dealTrail(deal), { label: name }]} />
            {dealId === SPECIAL_OFFER.dealId ? (
              <HolidayLayout
                head={
                  <>
                    <DealHead deal={deal} path={path} />
                    <Gallery images={images} texts={deal.pictureTexts} name={name} />
                  </>
                }
                label="Price"
                offer={<SpecialOffer deal={deal} />}
                choices={null}
              >
                <DealSections deal={deal} hotel={hotel} departureDate={null} />
              </HolidayLayout>
            ) : (
              <PricedDeal {...{ deal, dealId, hotel, images, path }} />
            )}
          </div>
        </Container>
      </LiveRegion>
    </ToastProvider>
  );
}
