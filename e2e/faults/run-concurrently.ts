/**
 * Runs a task for every item with limited concurrency: most of a case is waiting for timeouts.
 *
 * @param places resources; each is used by one task at a time
 */
export async function runConcurrently<T, Place>(
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
