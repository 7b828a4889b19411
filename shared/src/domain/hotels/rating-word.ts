/** Returns the word for a review score of 0 to 5: `Good` from 3.5, otherwise `Average` (DOM-RATING-02). */
export function ratingWord(score: number): 'Good' | 'Average' {
  return score >= 3.5 ? 'Good' : 'Average';
}
