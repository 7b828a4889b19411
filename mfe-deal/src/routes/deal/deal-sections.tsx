import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { memo } from 'react';

import { CruiseBoards } from '../../features/deal-content/cruise-boards';
import { DealTexts } from '../../features/deal-content/deal-texts';
import { Itinerary } from '../../features/deal-content/itinerary';
import { Ship } from '../../features/deal-content/ship';
import { HotelLocation } from '../../features/hotel/hotel-location';
import { HOTEL_ID } from '../../features/hotel/hotel-section-ids';
import { SmallPrint } from '../../features/small-print/small-print';
import { HotelSections } from '../../features/hotel/hotel-sections';
import { useDealHotel } from '../../features/hotel/use-deal-hotel';

interface DealSectionsProps {
  readonly deal: Deal;
  /** First day of the itinerary; `null` before a day is selected. */
  readonly departureDate: IsoDate | null;
}

/** Texts of a deal, its cruise, and the back-office record of its hotel. */
export function DealSections({ deal, departureDate }: DealSectionsProps) {
  const { giataId, hotelName, address } = deal;
  return (
    <Stack gap="xl">
      <Texts deal={deal} />
      <Days deal={deal} departureDate={departureDate} />
      <Cruise deal={deal} />
      <div id={HOTEL_ID} tabIndex={-1}>
        <Hotel {...{ giataId, hotelName, address }} />
      </div>
      <SmallPrint departureDate={departureDate} />
    </Stack>
  );
}

// Memoized: another date or price must not hydrate them all at once.

const Texts = memo(function Texts({ deal }: Pick<DealSectionsProps, 'deal'>) {
  return (
    <HydrationSection>
      <DealTexts deal={deal} />
    </HydrationSection>
  );
});

const Days = memo(function Days({ deal, departureDate }: Pick<DealSectionsProps, 'deal' | 'departureDate'>) {
  return (
    <HydrationSection>
      <Itinerary days={deal.itinerary} departureDate={departureDate} />
    </HydrationSection>
  );
});

const Cruise = memo(function Cruise({ deal }: Pick<DealSectionsProps, 'deal'>) {
  return (
    <HydrationSection>
      <Ship ship={deal.ship} phone={deal.phoneNumber} />
      <CruiseBoards boards={deal.cruiseBoards} />
    </HydrationSection>
  );
});

const Hotel = memo(function Hotel({
  giataId,
  hotelName,
  address,
}: Pick<Deal, 'giataId' | 'hotelName' | 'address'>) {
  const record = useDealHotel(giataId);
  if (record.kind === 'loading') return <Skeleton height="480px" />;
  // The texts of the deal replace the description of the hotel.
  if (record.hotel) return <HotelSections hotel={{ ...record.hotel, description: '' }} />;
  return <HotelLocation name={hotelName} address={tidyAddress(address)} coordinates={null} />;
});
