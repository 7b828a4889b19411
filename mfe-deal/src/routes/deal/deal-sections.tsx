import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { FALLBACK_ATTRIBUTE } from '@storefront/shared/contracts/fallback-attribute';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { memo, Suspense, use, type ReactNode } from 'react';

import { CruiseBoards } from '../../features/deal-content/cruise-boards';
import { DealTexts } from '../../features/deal-content/deal-texts';
import { Itinerary } from '../../features/deal-content/itinerary';
import { Ship } from '../../features/deal-content/ship';
import { HotelLocation } from '../../features/hotel/hotel-location';
import { HOTEL_ID } from '../../features/hotel/hotel-section-ids';
import { SmallPrint } from '../../features/small-print/small-print';
import { HotelSections } from '../../features/hotel/hotel-sections';
import { useDealHotel } from '../../features/hotel/use-deal-hotel';
import type { ArrivingHotel } from '../../parts/rendered-hotel/rendered-hotel';

interface DealSectionsProps {
  readonly deal: Deal;
  readonly hotel: ArrivingHotel;
  /** First day of the itinerary; `null` before a day is selected. */
  readonly departureDate: IsoDate | null;
}

/** Texts of a deal, its cruise, and the back-office record of its hotel. */
export function DealSections({ deal, hotel, departureDate }: DealSectionsProps) {
  const { giataId, hotelName, address } = deal;
  return (
    <Stack gap="xl">
      <Texts deal={deal} />
      <Days deal={deal} departureDate={departureDate} />
      <Cruise deal={deal} />
      <div id={HOTEL_ID} tabIndex={-1}>
        <Hotel {...{ giataId, hotelName, address, hotel }} />
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

type HotelProps = Pick<Deal, 'giataId' | 'hotelName' | 'address'> & Pick<DealSectionsProps, 'hotel'>;

const Hotel = memo(function Hotel(props: HotelProps) {
  const placeholder = <Skeleton height="480px" />;
  return (
    <Suspense fallback={<div {...{ [FALLBACK_ATTRIBUTE]: '' }}>{placeholder}</div>}>
      <LoadedHotel {...props} placeholder={placeholder} />
    </Suspense>
  );
});

interface LoadedHotelProps extends HotelProps {
  readonly placeholder: ReactNode;
}

function LoadedHotel({ giataId, hotelName, address, hotel, placeholder }: LoadedHotelProps) {
  const record = useDealHotel(giataId, hotel instanceof Promise ? use(hotel) : hotel);
  if (record.kind === 'loading') return placeholder;
  // The texts of the deal replace the description of the hotel.
  if (record.hotel) return <HotelSections hotel={{ ...record.hotel, description: '' }} />;
  return <HotelLocation name={hotelName} address={tidyAddress(address)} coordinates={null} />;
}
