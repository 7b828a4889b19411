/** Wraps an index at both ends of `0…count - 1` (CAR-01); returns 0 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return 0;
  return ((index % count) + count) % count;
}

/** Returns the number of groups of `perView` slides. */
export function groupCount(slides: number, perView: number): number {
  return Math.ceil(slides / perView);
}

/** Returns the index of the group that contains a slide, from 0. */
export function groupOf(slide: number, perView: number): number {
  return Math.floor(slide / perView);
}

/**
 * Returns the index of the first visible slide of a group.
 *
 * @param filled whether the last group is filled up with slides of the previous one
 */
export function firstVisibleSlide(group: number, slides: number, perView: number, filled = true): number {
  return filled ? Math.max(0, Math.min(group * perView, slides - perView)) : group * perView;
}

/** Returns whether a slide is visible while the carousel shows a group. */
export function isSlideVisible(
  slide: number,
  group: number,
  slides: number,
  perView: number,
  filled = true,
): boolean {
  const first = firstVisibleSlide(group, slides, perView, filled);
  return slide >= first && slide < first + perView;
}

/** Returns whether a slide is next to the current one, wrapping at both ends. */
export function isAdjacent(slide: number, current: number, slides: number): boolean {
  return slide === wrapIndex(current - 1, slides) || slide === wrapIndex(current + 1, slides);
}
