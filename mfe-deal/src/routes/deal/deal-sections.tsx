import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import type { ReactNode } from 'react';

import { DealWords } from '../../features/deal-content/deal-texts';
import { HotelLocation } from '../../features/hotel/hotel-location';
import { HotelWords } from '../../features/hotel/hotel-sections';
import { CruiseBoards } from '../../features/deal-content/cruise-boards';
import { Itinerary } from '../../features/deal-content/itinerary';
import { Ship } from '../../features/deal-content/ship';

import { useDealHotel } from '../../features/hotel/use-deal-hotel';

interface DealHotelPartsProps {
  readonly deal: Deal;
  /** The chosen day, from which the itinerary counts. */
  readonly departureDate: IsoDate | null;
  /** Between the words of the deal and those of the hotel. */
  readonly children?: ReactNode;
}

/** The words of a deal, its voyage, and what the back office knows of its hotel. */
export function DealHotelParts({ deal, departureDate, children }: DealHotelPartsProps) {
  const record = useDealHotel(deal.giataId);
  return (
    <Stack gap="xl">
      <DealWords deal={deal} />
      {children}
      <Itinerary days={deal.itinerary} departureDate={departureDate} />
      <Ship ship={deal.ship} phone={deal.phoneNumber} />
      <CruiseBoards boards={deal.cruiseBoards} />
      {record.kind === 'loading' && <Skeleton height="480px" />}
      {record.kind === 'settled' &&
        (record.hotel ? (
          // The deal describes the hotel in its own words.
          <HotelWords hotel={{ ...record.hotel, description: '' }} />
        ) : (
          <HotelLocation name={deal.hotelName} address={tidyAddress(deal.address)} place={null} />
        ))}
    </Stack>
  );
}
