import { RecordedParams } from '@storefront/shared/testing/recorded-params';
import fc from 'fast-check';

import { DEAL_CHOICE_PARAMS, readDealChoice, writeDealChoice, type DealChoice } from './deal-choice-url';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const someDay = fc.constantFrom('2026-12-31', '2027-02-28', '2028-02-29');
const someRoom = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    ages: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
  })
  .map(({ adults, ages }) => ({ adults, children: ages.length, childAges: ages }));
const someChoice: fc.Arbitrary<DealChoice> = fc.record({
  airportCode: orNull(fc.constantFrom('LGW', 'MAN')),
  boardBasis: orNull(fc.constantFrom('AI', 'HB+', 'UAI')),
  nights: orNull(fc.integer({ min: 1, max: 28 })),
  date: orNull(someDay),
  previousDate: orNull(someDay),
  month: orNull(fc.constantFrom('2027-01', '2028-12')),
  rooms: orNull(fc.array(someRoom, { minLength: 1, maxLength: 3 })),
});

describe('the choice in the URL of a deal page', () => {
  it('reads exactly the parameters that servers keep', () => {
    const rooms = [1, 2, 3].map((room) => `adultsRoom${room}=2&childrenRoom${room}=1`);
    const params = new RecordedParams(rooms.join('&'));
    readDealChoice(params);
    expect(params.names).toEqual(new Set(DEAL_CHOICE_PARAMS));
  });

  it('is the same after writing and reading it', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        const query = new URLSearchParams(writeDealChoice(choice).toString());
        expect(readDealChoice(query)).toEqual(choice);
      }),
    );
  });

  it('is empty for invalid values [DEC-107]', () => {
    const params = new URLSearchParams(
      'from=<b>&board=%22%3E&nights=-1&date=2027-02-30&kept=x&month=2027-13',
    );
    expect(Object.values(readDealChoice(params))).toEqual([null, null, null, null, null, null, null]);
  });
});
