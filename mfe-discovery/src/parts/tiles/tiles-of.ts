import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';

import type { Tile } from './picture-tiles';

/** Places with a scene of their own. */
const SCENES: Readonly<Record<string, string>> = {
  Marrakech: 'desert-1',
  Reykjavik: 'fjord-4',
  Hurghada: 'desert-9',
  Dubai: 'skyline-2',
  'Cruise Deals': 'cruise-3',
  'Indian Ocean': 'lagoon-6',
};

/**
 * Converts navigation entries to tiles.
 *
 * @param scenes scene families of the media service, used in rotation
 */
export function tilesOf(entries: readonly NavigationEntry[], scenes: readonly string[]): readonly Tile[] {
  return entries.map(({ label, path }, index) => ({
    label,
    path,
    scene: SCENES[label] ?? `${scenes[index % scenes.length] ?? 'beach'}-${index * 3 + 1}`,
  }));
}
