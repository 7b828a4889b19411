import fc from 'fast-check';

import { reviewWord, type ReviewWord } from './review-word';

/** Words of a score of 3.5 or more. */
const GOOD: readonly ReviewWord[] = ['Good', 'Very good', 'Excellent'];
const WORST_FIRST: readonly ReviewWord[] = ['Below average', 'Average', ...GOOD];

const score = fc.double({ min: 0, max: 5, noNaN: true });

describe('the word for a review score', () => {
  it.each([
    [5, 'Excellent'],
    [4.5, 'Excellent'],
    [4.49, 'Very good'],
    [4, 'Very good'],
    [3.99, 'Good'],
    [3.5, 'Good'],
    [3.49, 'Average'],
    [2.5, 'Average'],
    [2.49, 'Below average'],
    [0, 'Below average'],
  ])('of %d is %s [DOM-RATING-02, DEC-114]', (value, word) => {
    expect(reviewWord(value)).toBe(word);
  });

  it('is good or better exactly from 3.5 [DOM-RATING-02]', () => {
    fc.assert(fc.property(score, (value) => expect(GOOD.includes(reviewWord(value))).toBe(value >= 3.5)));
  });

  it('is never worse for a higher score [DEC-114]', () => {
    fc.assert(
      fc.property(score, score, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(WORST_FIRST.indexOf(reviewWord(high))).toBeGreaterThanOrEqual(
          WORST_FIRST.indexOf(reviewWord(low)),
        );
      }),
    );
  });
});
