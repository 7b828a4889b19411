import fc from 'fast-check';

import { firstSeenOf, groupCount, groupOf, isNeighbour, isSeen, wrapIndex } from './carousel-index';

const count = fc.integer({ min: 1, max: 60 });
const perView = fc.integer({ min: 1, max: 6 });

function seenIn(group: number, slides: number, size: number): number[] {
  return Array.from({ length: slides }, (_, slide) => slide).filter((slide) =>
    isSeen(slide, group, slides, size),
  );
}

describe('the index of a carousel', () => {
  it('wraps at both ends [CAR-01]', () => {
    expect(wrapIndex(4, 4)).toBe(0);
    expect(wrapIndex(-1, 4)).toBe(3);
    expect(wrapIndex(2, 4)).toBe(2);
    expect(wrapIndex(-1, 0)).toBe(0);
  });

  it('stays within, repeats with every round, and comes back after a step there and back [CAR-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), count, (index, slides) => {
        const wrapped = wrapIndex(index, slides);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(slides);
        expect(wrapIndex(index + slides, slides)).toBe(wrapped);
        expect(wrapIndex(wrapIndex(wrapped + 1, slides) - 1, slides)).toBe(wrapped);
      }),
    );
  });

  it('goes by whole groups, and every group fills the view [CAR-02, CAR-03]', () => {
    expect(groupCount(10, 4)).toBe(3);
    expect(firstSeenOf(1, 10, 4)).toBe(4);
    expect(seenIn(2, 10, 4)).toEqual([6, 7, 8, 9]);
    fc.assert(
      fc.property(count, perView, (slides, size) => {
        for (let group = 0; group < groupCount(slides, size); group += 1) {
          expect(seenIn(group, slides, size)).toHaveLength(Math.min(slides, size));
        }
      }),
    );
  });

  it('shows in the last group what is left, where it is not to be filled up [DEC-33]', () => {
    const seen = [8, 9, 7].map((slide) => isSeen(slide, 2, 10, 4, false));
    expect(seen).toEqual([true, true, false]);
    expect(firstSeenOf(2, 10, 4, false)).toBe(8);
  });

  it('shows each slide in the group that it belongs to [CAR-01]', () => {
    fc.assert(
      fc.property(count, perView, fc.nat(), (slides, size, any) => {
        const slide = any % slides;
        expect(groupOf(slide, size)).toBeLessThan(groupCount(slides, size));
        expect(isSeen(slide, groupOf(slide, size), slides, size)).toBe(true);
      }),
    );
  });

  it('knows the neighbours around the ends [CAR-01]', () => {
    expect([0, 1, 2, 3].filter((slide) => isNeighbour(slide, 0, 4))).toEqual([1, 3]);
    expect([0, 1, 2, 3].filter((slide) => isNeighbour(slide, 3, 4))).toEqual([0, 2]);
  });
});
