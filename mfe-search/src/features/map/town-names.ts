import type { MapHotel, MapPlace } from './map-hotel';
import { overlap, type PillSize, type PinBox, type Spot } from './pin-box';

/** The name of a town at the middle of its hotels. */
export interface TownName extends MapPlace {
  readonly name: string;
}

/** More names would overlap. */
const MAX_TOWNS = 14;

/** Returns the towns of the hotels, those with most hotels first. */
export function townNames(hotels: readonly MapHotel[]): readonly TownName[] {
  const byTown = new Map<string, MapHotel[]>();
  for (const hotel of hotels.filter(({ town }) => town !== '')) {
    const group = byTown.get(hotel.town);
    if (group) group.push(hotel);
    else byTown.set(hotel.town, [hotel]);
  }
  return [...byTown]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MAX_TOWNS)
    .map(([name, group]) => ({
      name,
      latitude: median(group.map(({ latitude }) => latitude)),
      longitude: median(group.map(({ longitude }) => longitude)),
    }));
}

/** Not the mean: one hotel at a wrong place must not move the name. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Distances of a name from the middle of its hotels, in heights of a name, the nearest first. */
const STEPS = [1.4, -1.4, 2.2, -2.2] as const;

/**
 * Returns the centres of the names that cover no pin and no other name: below or above their hotels. A name without a free
 * place is `null`.
 *
 * @param towns in pixels, the most important first
 */
export function placeTownNames(
  towns: readonly (Spot & PillSize)[],
  pins: readonly PinBox[],
): readonly (Spot | null)[] {
  const covered = [...pins];
  return towns.map((town) => {
    const free = STEPS.map((step): PinBox => ({ ...town, y: town.y + step * town.height })).find(
      (box) => !covered.some((other) => overlap(other, box)),
    );
    if (!free) return null;
    covered.push(free);
    return { x: free.x, y: free.y };
  });
}
