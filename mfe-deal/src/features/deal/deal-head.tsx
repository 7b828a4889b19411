import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { ShareButton } from '@storefront/shared/composites/share/share-button';
import type { ReactNode } from 'react';

import { HotelHead } from '../../parts/hotel-head/hotel-head';

interface DealHeadProps {
  readonly deal: Deal;
  /** The address that the deal is known by. */
  readonly path: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Name, address, class and rating of a deal, and what can be done with it (DEAL-02). */
export function DealHead({ deal, path, children }: DealHeadProps) {
  return (
    <HotelHead
      name={deal.hotelName}
      location={tidyAddress(deal.address)}
      starClass={deal.starClass}
      score={deal.reviewScore}
      count={deal.reviewCount}
    >
      <ShareButton title={deal.hotelName} path={path} />
      {children}
    </HotelHead>
  );
}
