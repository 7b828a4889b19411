/** The comparison has room for four hotels. */
export const MAX_COMPARED = 4;

/** A comparison needs two hotels. */
export const MIN_COMPARED = 2;

/**
 * Returns the ticked hotels among those that can be compared.
 *
 * @param ticked ticks of the shopper, or `null` before the first change: then the first four hotels are ticked
 */
export function tickedHotels(
  comparable: readonly number[],
  ticked: readonly number[] | null,
): readonly number[] {
  if (ticked === null) return comparable.slice(0, MAX_COMPARED);
  return comparable.filter((giataId) => ticked.includes(giataId));
}

/** Returns the ticks after a change of one; the same array if there is no room for another tick. */
export function withTick(ticked: readonly number[], giataId: number, on: boolean): readonly number[] {
  if (!on) return ticked.filter((other) => other !== giataId);
  if (ticked.includes(giataId) || ticked.length >= MAX_COMPARED) return ticked;
  return [...ticked, giataId];
}

/** Returns the hint above the button: what is missing, or why a tick was refused. */
export function compareHint(comparable: number, ticked: number, refused: boolean): string {
  if (refused) return `You can compare ${MAX_COMPARED} hotels at once. Untick one first.`;
  if (comparable < MIN_COMPARED) return 'Save one more hotel from this search to compare them.';
  if (ticked < MIN_COMPARED) return 'Tick 2 or more hotels to compare them.';
  return `Up to ${MAX_COMPARED} hotels, side by side.`;
}
