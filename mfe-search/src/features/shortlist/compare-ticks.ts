/** As many as stand side by side. */
export const MOST_COMPARED = 4;

/** Fewer are no comparison. */
export const FEWEST_COMPARED = 2;

/**
 * The ticked hotels, of those that can be compared now.
 *
 * @param ticked what the shopper ticked, or `null` when nothing was touched yet: then the first four are
 */
export function tickedHotels(
  comparable: readonly number[],
  ticked: readonly number[] | null,
): readonly number[] {
  if (ticked === null) return comparable.slice(0, MOST_COMPARED);
  return comparable.filter((giataId) => ticked.includes(giataId));
}

/** What is ticked after a press on one of them; the same list when there is no room for it. */
export function withTick(ticked: readonly number[], giataId: number, on: boolean): readonly number[] {
  if (!on) return ticked.filter((other) => other !== giataId);
  if (ticked.includes(giataId) || ticked.length >= MOST_COMPARED) return ticked;
  return [...ticked, giataId];
}

/** What stands above the button: what is missing, or why a tick was refused. */
export function compareHint(comparable: number, ticked: number, refused: boolean): string {
  if (refused) return `You can compare ${MOST_COMPARED} hotels at once. Untick one first.`;
  if (comparable < FEWEST_COMPARED) return 'Save one more hotel from this search to compare them.';
  if (ticked < FEWEST_COMPARED) return 'Tick 2 or more hotels to compare them.';
  return `Up to ${MOST_COMPARED} hotels, side by side.`;
}
