export type ReviewWord = 'Excellent' | 'Very good' | 'Good' | 'Average' | 'Below average';

/** Lowest score of each word, best first. From 3.5 a hotel is good (DOM-RATING-02), below 2.5 below average (claims row 14). */
const LOWEST_SCORES: readonly (readonly [lowest: number, word: ReviewWord])[] = [
  [4.5, 'Excellent'],
  [4, 'Very good'],
  [3.5, 'Good'],
  [2.5, 'Average'],
];

/**
 * Returns the word for the average review score of a hotel, 0 to 5 (DEC-114). The score is not rounded: a word never
 * promises more than the reviews.
 */
export function reviewWord(score: number): ReviewWord {
  return LOWEST_SCORES.find(([lowest]) => score >= lowest)?.[1] ?? 'Below average';
}
