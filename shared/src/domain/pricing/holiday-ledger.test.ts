import { NO_EXTRAS } from '../../contracts/booking-session/booking-session.schema';

import { holidayLedger } from './holiday-ledger';
import { pence } from './pence';

const package412 = {
  pricePerPerson: pence(41_200),
  flightPricePerPerson: pence(18_100),
  guests: 2,
  extras: NO_EXTRAS,
  daysToDeparture: 60,
};

describe('holidayLedger', () => {
  it('multiplies the price per person by the guests and adds nothing by itself [PRICE-02, PRICE-10]', () => {
    const ledger = holidayLedger(package412);

    expect(ledger.total).toBe(82_400);
    expect(ledger.lines).toEqual([{ label: 'Holiday, 2 x £412.00', amount: 82_400 }]);
  });

  it('adds bags by the bag and transfers by the person [PRICE-06, PRICE-09]', () => {
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

  it('adds tours by the person, and nothing for those that are included [PRICE-11]', () => {
    const tour = { id: 't1', name: 'Old town walk', pricePerPerson: pence(2_500), included: false };
    const ledger = holidayLedger({
      ...package412,
      guests: 3,
      extras: {
        ...NO_EXTRAS,
        tours: [tour, { ...tour, id: 't2', name: 'Harbour by boat', included: true }],
      },
    });
    expect(ledger.lines.slice(1)).toEqual([
      { label: 'Old town walk, 3 x £25.00', amount: 7_500 },
      { label: 'Harbour by boat, included', amount: 0 },
    ]);
    expect(ledger.total).toBe(3 * 41_200 + 7_500);
  });

  it('adds the upgrade of a cruise board by the person [PRICE-12]', () => {
    const upgrade = { id: 'b2', boardType: 'All Inclusive', pricePerPerson: pence(15_000), included: false };
    const ledger = holidayLedger({ ...package412, extras: { ...NO_EXTRAS, cruiseBoard: upgrade } });
    expect(ledger.lines.at(-1)).toEqual({ label: 'All Inclusive, 2 x £150.00', amount: 30_000 });
    expect(ledger.total).toBe(82_400 + 30_000);
  });

  it('adds the difference of a room or a board by the person, and takes off one below [PRICE-04]', () => {
    const ledger = holidayLedger({
      ...package412,
      guests: 3,
      extras: {
        ...NO_EXTRAS,
        room: { code: 'SV', name: 'Sea view room', pricePerPerson: pence(1_550) },
        board: { code: 'RO', name: 'Room Only', pricePerPerson: pence(-2_000) },
      },
    });
    expect(ledger.lines.slice(1)).toEqual([
      { label: 'Sea view room, 3 x £15.50', amount: 4_650 },
      { label: 'Room Only, 3 x -£20.00', amount: -6_000 },
    ]);
    expect(ledger.total).toBe(3 * 41_200 + 4_650 - 6_000);
  });

  it('prices the extras of an older shell, which know of no other room or board', () => {
    const { room: _room, board: _board, ...older } = NO_EXTRAS;
    const extras = older as typeof NO_EXTRAS;
    expect(holidayLedger({ ...package412, extras })).toEqual(holidayLedger(package412));
  });

  it('offers all flights and a tenth of the total as deposit [PRICE-17, DEC-27]', () => {
    expect(holidayLedger(package412).deposit).toBe(36_200 + 8_240);
    expect(holidayLedger({ ...package412, daysToDeparture: 21 }).deposit).toBeNull();
  });
});
