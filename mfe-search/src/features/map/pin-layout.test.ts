import fc from 'fast-check';

import { overlap, type PinBox, type Spot } from './pin-box';
import { FAN_REACH, layoutPins, type Pin } from './pin-layout';

interface Listed extends Spot {
  readonly giataId: number;
}

const sizeOf = (hotels: readonly unknown[]) => ({ width: hotels.length > 1 ? 120 : 60, height: 34 });
const boxOf = (pin: Pin<Listed>): PinBox => ({ x: pin.x, y: pin.y, ...sizeOf(pin.hotels) });

const lists: fc.Arbitrary<readonly Listed[]> = fc.uniqueArray(
  fc.record({
    giataId: fc.integer({ min: 1, max: 10_000 }),
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 500 }),
  }),
  { selector: ({ giataId }) => giataId, maxLength: 20 },
);
/** A list, and up to two of its hotels that are selected or hovered. */
const scenes = lists.chain((hotels) =>
  fc.record({
    hotels: fc.constant(hotels),
    inFront: fc.subarray(
      hotels.map(({ giataId }) => giataId),
      { maxLength: Math.min(2, hotels.length) },
    ),
    isClosest: fc.boolean(),
  }),
);
const lay = (hotels: readonly Listed[], inFront: readonly number[] = [], isClosest = false) =>
  layoutPins(hotels, { inFront, isClosest, sizeOf });
const idsOf = (pins: readonly Pin<Listed>[]) =>
  pins.map(({ hotels }) => hotels.map(({ giataId }) => giataId));

function expectApart(pins: readonly Pin<Listed>[]) {
  const boxes = pins.map(boxOf);
  const onOthers = boxes.filter((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)));
  expect(onOthers).toEqual([]);
}

describe('layoutPins', () => {
  it('returns every hotel once, alone or in a group, with unique keys', () => {
    fc.assert(
      fc.property(scenes, ({ hotels, inFront, isClosest }) => {
        const pins = lay(hotels, inFront, isClosest);
        const ids = idsOf(pins).flat();
        expect(ids).toHaveLength(hotels.length);
        expect(new Set(ids)).toEqual(new Set(hotels.map(({ giataId }) => giataId)));
        expect(new Set(pins.map(({ key }) => key)).size).toBe(pins.length);
      }),
    );
  });

  it('returns one pin for a hotel that is both selected and hovered', () => {
    const hotels = [0, 61, 122].map((x, index) => ({ giataId: index + 1, x, y: 0 }));
    const pins = lay(hotels, [2, 2]);
    expect(idsOf(pins)).toEqual([[1], [2], [3]]);
    expect(pins.map(({ key }) => key)).toEqual(['hotel 1', 'hotel 2', 'hotel 3']);
  });

  it('keeps the order of the list, between pins and within a group', () => {
    fc.assert(
      fc.property(scenes, ({ hotels, inFront, isClosest }) => {
        const rank = new Map(hotels.map(({ giataId }, index) => [giataId, index]));
        const ranks = idsOf(lay(hotels, inFront, isClosest)).map((ids) =>
          ids.map((id) => rank.get(id) ?? -1),
        );
        for (const within of ranks) expect(within).toEqual(within.toSorted((a, b) => a - b));
        const firsts = ranks.map(([first]) => first ?? -1);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('returns pins without overlaps before the closest zoom', () => {
    fc.assert(fc.property(scenes, ({ hotels, inFront }) => expectApart(lay(hotels, inFront))));
  });

  it('groups hotels only if their pills would overlap', () => {
    const apart = [0, 61, 122].map((x, index) => ({ giataId: index + 1, x, y: 0 }));
    expect(idsOf(lay(apart))).toEqual([[1], [2], [3]]);
    const [one, other] = [
      { giataId: 1, x: 0, y: 0 },
      { giataId: 2, x: 40, y: 10 },
    ];
    expect(lay([one, other])).toEqual([{ hotels: [one, other], key: 'from hotel 1', x: 20, y: 5 }]);
  });

  it('groups the nearest hotels first', () => {
    const row = [0, 50, 70].map((x, index) => ({ giataId: index + 1, x, y: 0 }));
    const wide = layoutPins(row, {
      inFront: [],
      isClosest: false,
      sizeOf: () => ({ width: 55, height: 34 }),
    });
    expect(idsOf(wide)).toEqual([[1], [2, 3]]);
  });

  it('is deterministic and independent of the position of the map', () => {
    fc.assert(
      fc.property(
        scenes,
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: -1e6, max: 1e6 }),
        ({ hotels, inFront, isClosest }, right, down) => {
          const pins = lay(hotels, inFront, isClosest);
          expect(lay(hotels, inFront, isClosest)).toEqual(pins);
          const moved = lay(
            hotels.map((hotel) => ({ ...hotel, x: hotel.x + right, y: hotel.y + down })),
            inFront,
            isClosest,
          );
          expect(idsOf(moved)).toEqual(idsOf(pins));
          for (const [index, pin] of pins.entries()) {
            expect((moved[index]?.x ?? NaN) - right).toBeCloseTo(pin.x, 5);
            expect((moved[index]?.y ?? NaN) - down).toBeCloseTo(pin.y, 5);
          }
        },
      ),
    );
  });

  it('shows the selected hotel alone at its position, without changing the other groups', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (hotels, pick) => {
        const chosen = hotels[pick % Math.max(1, hotels.length)];
        if (!chosen) return;
        const pins = lay(hotels, [chosen.giataId]);
        expect(pins.find(({ hotels: [first] }) => first === chosen)).toMatchObject({
          hotels: [chosen],
          x: chosen.x,
          y: chosen.y,
        });
        const others = idsOf(lay(hotels)).map((ids) => ids.filter((id) => id !== chosen.giataId));
        const rest = idsOf(pins).filter(([id]) => id !== chosen.giataId);
        expect(new Set(rest.map(String))).toEqual(new Set(others.map(String).filter(Boolean)));
      }),
    );
  });
});

describe('layoutPins at the closest zoom', () => {
  it('returns one pin per hotel, at most `FAN_REACH` from its hotel', () => {
    fc.assert(
      fc.property(lists, (hotels) => {
        const pins = lay(hotels, [], true);
        expect(idsOf(pins)).toEqual(hotels.map(({ giataId }) => [giataId]));
        for (const [index, { x, y }] of hotels.entries()) {
          const pin = pins[index];
          expect(Math.hypot((pin?.x ?? NaN) - x, (pin?.y ?? NaN) - y)).toBeLessThanOrEqual(FAN_REACH);
        }
      }),
    );
  });

  it('fans out twenty hotels at one position without overlaps', () => {
    const hotels = Array.from({ length: 20 }, (_, index) => ({ giataId: index + 1, x: 7, y: 9 }));
    const pins = lay(hotels, [], true);
    expectApart(pins);
    expect(pins[0]).toMatchObject({ x: 7, y: 9 });
  });

  it('leaves pins at their hotels when too many share a position', () => {
    const hotels = Array.from({ length: 100 }, (_, index) => ({ giataId: index + 1, x: 7, y: 9 }));
    expect(lay(hotels, [], true).at(-1)).toMatchObject({ x: 7, y: 9 });
  });

  it('does not move pins when one is selected', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (hotels, pick) => {
        const chosen = hotels[pick % Math.max(1, hotels.length)];
        expect(lay(hotels, chosen ? [chosen.giataId] : [], true)).toEqual(lay(hotels, [], true));
      }),
    );
  });
});
