import fc from 'fast-check';

import { categoryScores, reviewHistogram } from './hotel-reviews';

const someHotel = fc.record({
  giataId: fc.nat(),
  reviewScore: fc.integer({ min: 4, max: 10 }).map((halves) => halves / 2),
  reviewCount: fc.integer({ min: 40, max: 3_240 }),
});

it('reviews by stars are as many as the hotel has, and their mean rounds to its score', () => {
  fc.assert(
    fc.property(someHotel, (hotel) => {
      const rows = Object.entries(reviewHistogram(hotel));
      expect(rows.map(([star]) => star)).toEqual(['1', '2', '3', '4', '5']);
      for (const [, count] of rows) expect(count).toBeGreaterThanOrEqual(0);
      expect(rows.reduce((total, [, count]) => total + count, 0)).toBe(hotel.reviewCount);
      const points = rows.reduce((total, [star, count]) => total + Number(star) * count, 0);
      expect((points / hotel.reviewCount).toFixed(1)).toBe(hotel.reviewScore.toFixed(1));
    }),
  );
});

it('scores by category are between 1 and 5, differ between hotels, and have the score as their mean', () => {
  fc.assert(
    fc.property(fc.integer(), someHotel, (seed, hotel) => {
      const scores = categoryScores(seed, hotel).map(({ value }) => value);
      for (const score of scores) expect(score >= 1 && score <= 5).toBe(true);
      expect(scores.reduce((total, score) => total + score, 0) / scores.length).toBe(hotel.reviewScore);
      expect(categoryScores(seed, hotel)).toEqual(categoryScores(seed, hotel));
    }),
  );
  const lists = Array.from({ length: 20 }, (_, giataId) =>
    categoryScores(1, { giataId, reviewScore: 4, reviewCount: 40 }).map(({ value }) => value),
  );
  expect(new Set(lists.map(String)).size).toBeGreaterThan(5);
});
