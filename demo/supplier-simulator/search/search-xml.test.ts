import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { pence } from '@storefront/shared/domain/pricing/pence';

import type { SearchPlan } from '../market/market';

import { searchXml } from './search-xml';

it('writes the totals of more dates than fit into a chunk', () => {
  const totals = Array.from({ length: 5_000 }, (_, day) => ({
    departureDate: addDays('2027-01-01', day),
    hotels: 12,
    lowestPrice: pence(45_600),
  }));
  const plan: SearchPlan = {
    count: 0,
    truncated: true,
    totals,
    flights: [],
    packages: () => [],
    quotedOn: '2026-11-21',
    hotelFields: () => {
      throw new Error('there are no rows');
    },
    rowOf: () => {
      throw new Error('there are no rows');
    },
  };
  let xml = '';
  for (const chunk of searchXml(plan)) xml += Buffer.from(chunk).toString();
  expect(xml.match(/<Date departureDate="[\d-]{10}" hotels="12" lowestPrice="456"\/>/g)).toHaveLength(5_000);
  expect(xml).toContain(' <Totals>\n  <Date departureDate="2027-01-01"');
  expect(xml).toContain(' </Totals>\n <Hotels count="0" truncated="true">\n');
});
