import fc from 'fast-check';

import {
  firstVisibleSlide,
  groupCount,
  groupOf,
  isAdjacent,
  isSlideVisible,
  wrapIndex,
} from './carousel-index';

const count = fc.integer({ min: 1, max: 60 });
const perView = fc.integer({ min: 1, max: 6 });

function visibleSlides(group: number, slides: number, size: number): number[] {
  return Array.from({ length: slides }, (_, slide) => slide).filter((slide) =>
    isSlideVisible(slide, group, slides, size),
  );
}

describe('the index of a carousel', () => {
  it('wraps at both ends [CAR-01]', () => {
    expect(wrapIndex(4, 4)).toBe(0);
    expect(wrapIndex(-1, 4)).toBe(3);
    expect(wrapIndex(2, 4)).toBe(2);
    expect(wrapIndex(-1, 0)).toBe(0);
  });

  it('stays in range, is periodic, and returns to the start after a step forth and back [CAR-01]', () => {
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

  it('moves by whole groups that each fill the view [CAR-02, CAR-03]', () => {
    expect(groupCount(10, 4)).toBe(3);
    expect(firstVisibleSlide(1, 10, 4)).toBe(4);
    expect(visibleSlides(2, 10, 4)).toEqual([6, 7, 8, 9]);
    fc.assert(
      fc.property(count, perView, (slides, size) => {
        for (let group = 0; group < groupCount(slides, size); group += 1) {
          expect(visibleSlides(group, slides, size)).toHaveLength(Math.min(slides, size));
        }
      }),
    );
  });

  it('shows only the remaining slides in the last group when it is not filled up [DEC-33]', () => {
    const visible = [8, 9, 7].map((slide) => isSlideVisible(slide, 2, 10, 4, false));
    expect(visible).toEqual([true, true, false]);
    expect(firstVisibleSlide(2, 10, 4, false)).toBe(8);
  });

  it('shows each slide in its group [CAR-01]', () => {
    fc.assert(
      fc.property(count, perView, fc.nat(), (slides, size, any) => {
        const slide = any % slides;
        expect(groupOf(slide, size)).toBeLessThan(groupCount(slides, size));
        expect(isSlideVisible(slide, groupOf(slide, size), slides, size)).toBe(true);
      }),
    );
  });

  it('wraps the neighbours of a slide at both ends [CAR-01]', () => {
    expect([0, 1, 2, 3].filter((slide) => isAdjacent(slide, 0, 4))).toEqual([1, 3]);
    expect([0, 1, 2, 3].filter((slide) => isAdjacent(slide, 3, 4))).toEqual([0, 2]);
  });
});
