import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import type { ReactNode } from 'react';

import { CruiseBoards } from '../../features/deal-content/cruise-boards';
import { DealTexts } from '../../features/deal-content/deal-texts';
import { Itinerary } from '../../features/deal-content/itinerary';
import { Ship } from '../../features/deal-content/ship';
import { HotelLocation } from '../../features/hotel/hotel-location';
import { HotelSections } from '../../features/hotel/hotel-sections';
import { useDealHotel } from '../../features/hotel/use-deal-hotel';

interface DealSectionsProps {
  readonly deal: Deal;
  /** First day of the itinerary; `null` before a day is selected. */
  readonly departureDate: IsoDate | null;
  /** Rendered between the texts of the deal and the sections of the hotel. */
  readonly children?: ReactNode;
}

/** Texts of a deal, its cruise, and the back-office record of its hotel. */
export function DealSections({ deal, departureDate, children }: DealSectionsProps) {
  const record = useDealHotel(deal.giataId);
  return (
    <Stack gap="xl">
      <DealTexts deal={deal} />
      {children}
      <Itinerary days={deal.itinerary} departureDate={departureDate} />
      <Ship ship={deal.ship} phone={deal.phoneNumber} />
      <CruiseBoards boards={deal.cruiseBoards} />
      {record.kind === 'loading' && <Skeleton height="480px" />}
      {record.kind === 'settled' &&
        (record.hotel ? (
          // The texts of the deal replace the description of the hotel.
          <HotelSections hotel={{ ...record.hotel, description: '' }} />
        ) : (
          <HotelLocation name={deal.hotelName} address={tidyAddress(deal.address)} coordinates={null} />
        ))}
    </Stack>
  );
}
