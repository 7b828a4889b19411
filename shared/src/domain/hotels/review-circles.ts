/** One circle of a review score. */
export type Circle = 'full' | 'half' | 'empty';

/** Returns five circles: a fraction of 0.5 or more is a full circle, a smaller one a half (DOM-RATING-01, DEC-85). */
export function reviewCircles(score: number): readonly Circle[] {
  // Scores have one decimal, which is not exact in binary.
  const tenths = Math.round(Math.min(5, Math.max(0, score)) * 10);
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  const full = rest >= 5 ? whole + 1 : whole;
  return [1, 2, 3, 4, 5].map((circle) => {
    if (circle <= full) return 'full';
    return circle === full + 1 && rest > 0 && rest < 5 ? 'half' : 'empty';
  });
}
