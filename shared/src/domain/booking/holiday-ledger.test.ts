import { pence } from '../pricing/pence';

import type { BookedExtras } from './booked-holiday';
import { holidayLedger } from './holiday-ledger';

const NO_EXTRAS: BookedExtras = { transfer: 'NO_TRANSFER', holdBags: 0, tours: [], cruiseBoard: null };

const package412 = {
  pricePerPerson: pence(41_200),
  flightPricePerPerson: pence(18_100),
  guests: 2,
  extras: NO_EXTRAS,
  daysToDeparture: 60,
};

describe('holidayLedger', () => {
  it('multiplies the price per person by the guests and adds no extra by default [PRICE-02, PRICE-10]', () => {
    const ledger = holidayLedger(package412);

    expect(ledger.total).toBe(82_400);
    expect(ledger.lines).toEqual([{ label: 'Holiday, 2 x £412.00', amount: 82_400 }]);
  });

  it('prices hold bags per bag and transfers per person [PRICE-06, PRICE-09]', () => {
    const ledger = holidayLedger({
      ...package412,
      extras: { ...NO_EXTRAS, holdBags: 1, transfer: 'SHUTTLE' },
    });

    expect(ledger.lines.slice(1)).toEqual([
      { label: 'Shuttle transfer, 2 x £19.00', amount: 3_800 },
      { label: 'Hold bag, 1 x £90.00', amount: 9_000 },
    ]);
    expect(ledger.total).toBe(95_200);
    expect(ledger.perPerson).toBe(47_600);
  });

  it('prices tours per person, and included tours at zero [PRICE-11]', () => {
    const tour = { name: 'Old town walk', pricePerPerson: pence(2_500), included: false };
    const ledger = holidayLedger({
      ...package412,
      guests: 3,
      extras: {
        ...NO_EXTRAS,
        tours: [tour, { ...tour, name: 'Harbour by boat', included: true }],
      },
    });
    expect(ledger.lines.slice(1)).toEqual([
      { label: 'Old town walk, 3 x £25.00', amount: 7_500 },
      { label: 'Harbour by boat, included', amount: 0 },
    ]);
    expect(ledger.total).toBe(3 * 41_200 + 7_500);
  });

  it('prices a cruise board upgrade per person [PRICE-12]', () => {
    const upgrade = { boardType: 'All Inclusive', pricePerPerson: pence(15_000) };
    const ledger = holidayLedger({ ...package412, extras: { ...NO_EXTRAS, cruiseBoard: upgrade } });
    expect(ledger.lines.at(-1)).toEqual({ label: 'All Inclusive, 2 x £150.00', amount: 30_000 });
    expect(ledger.total).toBe(82_400 + 30_000);
  });

  it('adds the price difference of a room or board per person, and subtracts a negative one [PRICE-04, DEC-74]', () => {
    const ledger = holidayLedger({
      ...package412,
      guests: 3,
      extras: {
        ...NO_EXTRAS,
        room: { name: 'Sea view room', pricePerPerson: pence(1_550) },
        board: { name: 'Room Only', pricePerPerson: pence(-2_000) },
      },
    });
    expect(ledger.lines.slice(1)).toEqual([
      { label: 'Sea view room, 3 x £15.50', amount: 4_650 },
      { label: 'Room Only, 3 x -£20.00', amount: -6_000 },
    ]);
    expect(ledger.total).toBe(3 * 41_200 + 4_650 - 6_000);
  });

  it('prices extras without room and board, as an older shell stores them, like the quoted ones', () => {
    const extras = { ...NO_EXTRAS, room: null, board: null };
    expect(holidayLedger({ ...package412, extras })).toEqual(holidayLedger(package412));
  });

  it('offers a deposit of all flights plus a tenth of the total [PRICE-17, DEC-27]', () => {
    expect(holidayLedger(package412).deposit).toBe(36_200 + 8_240);
    expect(holidayLedger({ ...package412, daysToDeparture: 21 }).deposit).toBeNull();
    // The total includes the extras.
    const withBags = holidayLedger({ ...package412, extras: { ...NO_EXTRAS, holdBags: 2 } });
    expect([withBags.total, withBags.deposit]).toEqual([100_400, 36_200 + 10_040]);
  });

  it('offers no deposit when a cheaper board makes the holiday cheaper than its flights [DEC-27]', () => {
    const board = { name: 'Room Only', pricePerPerson: pence(-30_000) };
    const ledger = holidayLedger({ ...package412, extras: { ...NO_EXTRAS, board } });
    expect([ledger.total, ledger.deposit]).toEqual([22_400, null]);
  });

  it('has a line for a private transfer, and none for what costs nothing [PRICE-09, PRICE-12]', () => {
    const free = { name: 'Garden view', pricePerPerson: pence(0) };
    const cruiseBoard = { boardType: 'Full Board', pricePerPerson: pence(0) };
    const extras: BookedExtras = { ...NO_EXTRAS, room: free, board: free, cruiseBoard, transfer: 'PRIVATE' };
    expect(holidayLedger({ ...package412, extras }).lines.slice(1)).toEqual([
      { label: 'Private transfer, 2 x £56.00', amount: 11_200 },
    ]);
  });

  it('rounds the price per person to a penny [PRICE-02]', () => {
    const holdBag = { ...NO_EXTRAS, holdBags: 2 };
    const ledger = holidayLedger({ ...package412, guests: 7, extras: holdBag });
    expect(ledger.lines.at(-1)).toEqual({ label: 'Hold bag, 2 x £90.00', amount: 18_000 });
    expect(ledger.total).toBe(7 * 41_200 + 18_000);
    expect(ledger.perPerson).toBe(43_771);
  });
});
