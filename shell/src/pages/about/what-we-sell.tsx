import { TextLink } from '@storefront/shared/ui/text-link';
import { Building2, Plane, Ship, Umbrella } from 'lucide-react';

import { CardGrid, IconCard } from '../icon-card';

/** Cards for the kinds of holiday (PROD-02). */
export function WhatWeSell() {
  return (
    <CardGrid>
      <IconCard icon={Plane} title="Flight and hotel">
        <p>
          Return flights from airports all over the United Kingdom and a hotel, booked and priced together.
          Extra hold bags, transfers and tours only if you choose them.
        </p>
        <TextLink to="/all-deals">All Deals</TextLink>
      </IconCard>
      <IconCard icon={Umbrella} title="Beach holidays">
        <p>
          Turkey, Egypt, Spain, Greece, Morocco and further away, from room only to all inclusive, from two
          nights to three weeks.
        </p>
        <TextLink to="/holidays/beach">Beach Holidays</TextLink>
      </IconCard>
      <IconCard icon={Building2} title="City breaks">
        <p>A few nights in Amsterdam, Paris, Krakow, Lisbon, Rome and other cities, with flights that fit.</p>
        <TextLink to="/holidays/city-breaks">City Breaks</TextLink>
      </IconCard>
      <IconCard icon={Ship} title="Cruise packages">
        <p>Flight, ship and the choice of what is included on board, with the voyage described day by day.</p>
        <TextLink to="/cruise-deals">Cruise Deals</TextLink>
      </IconCard>
    </CardGrid>
  );
}
