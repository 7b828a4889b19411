import { css } from '@emotion/react';
import { BookingSummary } from '@storefront/shared/composites/booking-summary/booking-summary';
import { NO_EXTRAS, type Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import { Button } from '@storefront/shared/ui/button';
import type { ComponentProps, ReactNode } from 'react';

import type { Example } from '../example';

type Chosen = ComponentProps<typeof BookingSummary>['chosen'];

const LONG_NAME = 'The Grand Residence and Thermal Spa Hotel at Llanfairpwllgwyngyllgogerychwyrndrobwll';

export const bookingSummaryExample: Example = {
  title: 'Booking summary',
  group: 'Holiday',
  purpose:
    'The holiday with the same order of facts on every booking step; collapsed on phones, with the total visible.',
  states: [
    { name: 'A package for two', Component: () => <Summary /> },
    {
      name: 'With the next step',
      Component: () => (
        <Summary>
          <Button look="call" wide>
            Continue
          </Button>
        </Summary>
      ),
    },
    {
      name: 'A cruise with tours, bags and a transfer',
      Component: () => <Summary chosen={CRUISE} extras={MANY} />,
    },
    {
      name: 'No picture, long text, two rooms',
      Component: () => <Summary chosen={LONG} extras={{ ...NO_EXTRAS, holdBags: 8 }} />,
    },
  ],
};

const SOL_BAY = aPackage({ imageUrl: '/media/pool-3/960.jpg' });

const CRUISE = aPackage({
  hotelName: 'Aegean Star Fly-Cruise',
  location: 'Athens and the islands',
  imageUrl: '/media/cruise-2/960.jpg',
  boardBasis: 'FB',
  rooms: [{ code: 'CB1', name: 'Balcony cabin' }],
  pricePerPerson: pence(129_900),
});

const LONG = aPackage({
  hotelName: LONG_NAME,
  location: `${LONG_NAME}, Isle of Anglesey, Wales`,
  rooms: [
    { code: 'FM1', name: 'Family suite with two bedrooms, a balcony and a sea view' },
    { code: 'DB2', name: 'Double room' },
  ],
  occupancy: [
    { adults: 2, children: 2, childAges: [4, 12] },
    { adults: 2, children: 0, childAges: [] },
  ],
});

const MANY: Extras = {
  ...NO_EXTRAS,
  transfer: 'PRIVATE',
  holdBags: 3,
  tours: [
    { id: 't1', name: 'Acropolis at dawn', pricePerPerson: pence(4_500), included: false },
    { id: 't2', name: 'Santorini by bus', pricePerPerson: pence(0), included: true },
  ],
  cruiseBoard: {
    id: 'b1',
    boardType: 'All Inclusive drinks',
    pricePerPerson: pence(18_900),
    included: false,
  },
};

interface SummaryProps {
  readonly chosen?: Chosen;
  readonly extras?: Extras;
  readonly children?: ReactNode;
}

function Summary({ chosen = SOL_BAY, extras = NO_EXTRAS, children }: SummaryProps) {
  const guests = guestCount(chosen.occupancy);
  const ledger = holidayLedger({
    pricePerPerson: chosen.pricePerPerson,
    flightPricePerPerson: chosen.flightPricePerPerson,
    guests,
    extras,
    daysToDeparture: 203,
  });
  return (
    <div css={boxStyles}>
      <BookingSummary chosen={chosen} extras={extras} ledger={ledger}>
        {children}
      </BookingSummary>
    </div>
  );
}

const boxStyles = css`
  max-width: 400px;
`;
