import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { SPECIAL_OFFER, tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { Gallery } from '@storefront/shared/composites/gallery/gallery';
import { counted } from '@storefront/shared/domain/occupancy/occupancy';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useNoteView } from '@storefront/shared/composites/recently-viewed/use-note-view';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { Stack } from '@storefront/shared/ui/stack';
import { ToastArea } from '@storefront/shared/ui/toast';

import { fromPrice } from '../../domain/from-price';
import { DealData } from '../../features/deal/deal-structured-data';
import { SpecialOffer } from '../../features/deal-price/special-offer';
import { columnsStyles, pageStyles } from '../../parts/layout/page.styles';

import { DealHead } from '../../features/deal/deal-head';
import { DealHotelParts } from './deal-sections';
import { PricedDeal } from './priced-deal';

interface DealPageProps {
  readonly deal: Deal;
  readonly dealId: string;
}

/** A deal in full (DEAL-01 to DEAL-19). */
export function DealPage({ deal, dealId }: DealPageProps) {
  // Cards link to /deals and shared links to /deal; search engines know the page by one of them (DEC-01).
  const path = `/deal/${encodeURIComponent(dealId)}`;
  const name = deal.hotelName || 'Your holiday';
  const images = deal.images.length > 0 ? deal.images : deal.featuredImage ? [deal.featuredImage] : [];
  useNoteView({
    id: `deal ${dealId}`,
    name: deal.hotelName,
    location: tidyAddress(deal.address),
    pictureUrl: images[0] ?? null,
    pricePerPerson: dealId === SPECIAL_OFFER.dealId ? SPECIAL_OFFER.shownPrice : fromPrice(dealId, deal),
    path: `/deals/${encodeURIComponent(dealId)}`,
  });
  return (
    <ToastArea>
      <LiveRegion>
        <Container>
          <PageHead
            title={name}
            description={`${counted(deal.nights, 'night', 'nights')} at ${name}, flight and hotel.`}
            canonicalPath={path}
            image={images[0] ?? null}
          />
          <DealData deal={deal} dealId={dealId} images={images} path={path} />
          <div css={pageStyles}>
            <Breadcrumb
              trail={[
                { label: 'Home', path: '/' },
                deal.shipName
                  ? { label: 'Cruise Deals', path: '/cruise-deals' }
                  : { label: 'All Deals', path: '/all-deals' },
                { label: name },
              ]}
            />
            <Gallery images={images} name={name} />
            {dealId === SPECIAL_OFFER.dealId ? (
              <div css={columnsStyles}>
                <Stack gap="xl">
                  <DealHead deal={deal} path={path} />
                  <DealHotelParts deal={deal} departureDate={null} />
                </Stack>
                <SpecialOffer deal={deal} />
              </div>
            ) : (
              <PricedDeal deal={deal} dealId={dealId} images={images} path={path} />
            )}
          </div>
        </Container>
      </LiveRegion>
    </ToastArea>
  );
}
