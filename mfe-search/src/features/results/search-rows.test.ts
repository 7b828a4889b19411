import { pence } from '@storefront/shared/domain/pricing/pence';
import { parseSearchResponse } from '@storefront/shared/api/search/search-response-parser';
import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';

import { createSearchRows } from './search-rows';

const DATE = '2027-06-12';

function rowsOf(...hotels: readonly number[]) {
  const rows = createSearchRows();
  rows.add(parseSearchResponse(responseXml(...hotels.map((id) => resultXml({ rm1Giata: String(id) })))));
  return rows;
}

describe('the rows of a truncated search', () => {
  it('summarise each date with the totals of the whole search', () => {
    const rows = rowsOf(1, 2);
    rows.end({
      truncated: true,
      dates: [
        { departureDate: DATE, hotels: 1431, lowestPrice: pence(14_900) },
        { departureDate: '2027-06-13', hotels: 1402, lowestPrice: pence(15_200) },
      ],
    });
    expect(rows.dateSummaries()).toEqual([
      { departureDate: DATE, hotels: 1431, lowestPrice: 14_900 },
      { departureDate: '2027-06-13', hotels: 1402, lowestPrice: 15_200 },
    ]);
    expect(rows.truncationOn(DATE)).toEqual({ hotels: 1431 });
  });

  it('never claim more than what was received, whatever the totals say', () => {
    const rows = rowsOf(1, 2);
    rows.end({ truncated: true, dates: [{ departureDate: DATE, hotels: 1, lowestPrice: pence(90_000) }] });
    expect(rows.dateSummaries()).toEqual([{ departureDate: DATE, hotels: 2, lowestPrice: 54_300 }]);
    expect(rows.truncationOn(DATE)).toBeNull();
  });

  it('are known to be a part where the supplier sends no totals', () => {
    const rows = rowsOf(1);
    rows.end({ truncated: true, dates: [] });
    expect(rows.truncationOn(DATE)).toEqual({ hotels: null });
  });
});

it('a complete search is truncated on no date', () => {
  const rows = rowsOf(1);
  rows.end({ truncated: false, dates: [] });
  expect(rows.truncationOn(DATE)).toBeNull();
});
