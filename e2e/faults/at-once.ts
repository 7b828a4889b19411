/**
 * Does the same with every one of a list, a few at a time: most of a fault is waiting for it to be noticed.
 *
 * @param places what one of them is done with; each is given to one at a time
 */
export async function atOnce<T, Place>(
  places: readonly Place[],
  list: readonly T[],
  act: (one: T, place: Place) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const work = async (place: Place) => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one, place);
  };
  await Promise.all(places.map(work));
}
