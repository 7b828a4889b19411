/** The index that is meant when counting goes past either end (CAR-01); 0 where there is nothing to count. */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return 0;
  return ((index % count) + count) % count;
}

/** How many groups the slides make when `perView` of them are seen at once. */
export function groupCount(slides: number, perView: number): number {
  return Math.ceil(slides / perView);
}

/** The group that a slide belongs to, from 0. */
export function groupOf(slide: number, perView: number): number {
  return Math.floor(slide / perView);
}

/** The first slide that is seen with a group. @param filled the last group is filled up from the one before it */
export function firstSeenOf(group: number, slides: number, perView: number, filled = true): number {
  return filled ? Math.max(0, Math.min(group * perView, slides - perView)) : group * perView;
}

/** Whether a slide is in sight while its carousel stands on a group. */
export function isSeen(
  slide: number,
  group: number,
  slides: number,
  perView: number,
  filled = true,
): boolean {
  const first = firstSeenOf(group, slides, perView, filled);
  return slide >= first && slide < first + perView;
}

/** Whether a slide stands beside the one in sight, around the ends as well. */
export function isNeighbour(slide: number, seen: number, slides: number): boolean {
  return slide === wrapIndex(seen - 1, slides) || slide === wrapIndex(seen + 1, slides);
}
