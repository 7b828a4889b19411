import fc from 'fast-check';

import { overlap, type PinBox, type Spot } from './pin-box';
import { FAN_REACH, layPins, type Pin } from './pin-layout';

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
/** A list and up to two of its hotels that are selected or raised. */
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
  layPins(hotels, { inFront, isClosest, sizeOf });
const idsOf = (pins: readonly Pin<Listed>[]) =>
  pins.map(({ hotels }) => hotels.map(({ giataId }) => giataId));

function expectApart(pins: readonly Pin<Listed>[]) {
  const boxes = pins.map(boxOf);
  const onOthers = boxes.filter((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)));
  expect(onOthers).toEqual([]);
}

describe('pins on the map', () => {
  it('show every hotel once, alone or with others, under a key of its own', () => {
    fc.assert(
      fc.property(scenes, ({ hotels, inFront, isClosest }) => {
        const pins = lay(hotels, inFront, isClosest);
        const shown = idsOf(pins).flat();
        expect(shown.toSorted()).toEqual(hotels.map(({ giataId }) => giataId).toSorted());
        expect(new Set(pins.map(({ key }) => key)).size).toBe(pins.length);
      }),
    );
  });

  it('follow the list, between pins and within one', () => {
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

  it('never lie on each other before the closest zoom', () => {
    fc.assert(fc.property(scenes, ({ hotels, inFront }) => expectApart(lay(hotels, inFront))));
  });

  it('are gathered only where their pills would lie on each other', () => {
    const apart = [0, 61, 122].map((x, index) => ({ giataId: index + 1, x, y: 0 }));
    expect(idsOf(lay(apart))).toEqual([[1], [2], [3]]);
    const [one, other] = [
      { giataId: 1, x: 0, y: 0 },
      { giataId: 2, x: 40, y: 10 },
    ];
    expect(lay([one, other])).toEqual([{ hotels: [one, other], key: 'from hotel 1', x: 20, y: 5 }]);
  });

  it('gather the nearest first', () => {
    const row = [0, 50, 70].map((x, index) => ({ giataId: index + 1, x, y: 0 }));
    const wide = layPins(row, { inFront: [], isClosest: false, sizeOf: () => ({ width: 55, height: 34 }) });
    expect(idsOf(wide)).toEqual([[1], [2, 3]]);
  });

  it('are the same wherever the map has been moved to, and each time', () => {
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

  it('show the selected hotel alone and at its place, and leave the other groups as they are', () => {
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

describe('pins at the closest zoom', () => {
  it('are one for each hotel, and none is further from its hotel than the reach', () => {
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

  it('are fanned out until all twenty of one place can be pressed', () => {
    const hotels = Array.from({ length: 20 }, (_, index) => ({ giataId: index + 1, x: 7, y: 9 }));
    const pins = lay(hotels, [], true);
    expectApart(pins);
    expect(pins[0]).toMatchObject({ x: 7, y: 9 });
  });

  it('stay on their hotel where far too many share a place', () => {
    const hotels = Array.from({ length: 100 }, (_, index) => ({ giataId: index + 1, x: 7, y: 9 }));
    expect(lay(hotels, [], true).at(-1)).toMatchObject({ x: 7, y: 9 });
  });

  it('do not move when one of them is pressed', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (hotels, pick) => {
        const chosen = hotels[pick % Math.max(1, hotels.length)];
        expect(lay(hotels, chosen ? [chosen.giataId] : [], true)).toEqual(lay(hotels, [], true));
      }),
    );
  });
});
