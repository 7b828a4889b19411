import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { ShareButton } from '@storefront/shared/composites/share/share-button';
import type { ReactNode } from 'react';

import { HotelHead } from '../../parts/hotel-head/hotel-head';

interface DealHeadProps {
  readonly deal: Deal;
  /** Canonical path of the deal, which is shared. */
  readonly path: string;
  /** More action buttons. */
  readonly children?: ReactNode;
}

/** Name, location, star class and review score of a deal, with its action buttons (DEAL-02). */
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
