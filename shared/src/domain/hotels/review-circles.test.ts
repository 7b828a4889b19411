import { reviewCircles } from './review-circles';

describe('reviewCircles', () => {
  it.each([
    [4.5, 5, 0],
    [4.4, 4, 1],
    [3.5, 4, 0],
    [2.6, 3, 0],
    [4.1, 4, 1],
    [4, 4, 0],
    [3.05, 3, 1],
    [0, 0, 0],
    [7, 5, 0],
  ])(
    'draws a score of %p as %i full circles and %i half circles [DOM-RATING-01, DEC-85]',
    (score, full, half) => {
      const circles = reviewCircles(score);
      expect(circles.filter((one) => one === 'empty')).toHaveLength(5 - full - half);
      expect([
        circles.length,
        circles.filter((one) => one === 'full').length,
        circles.filter((one) => one === 'half').length,
      ]).toEqual([5, full, half]);
    },
  );
});
