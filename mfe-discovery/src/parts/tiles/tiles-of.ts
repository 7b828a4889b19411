import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';

import type { Tile } from './picture-tiles';

/** Places that look like nothing else. */
const SCENES: Readonly<Record<string, string>> = {
  Marrakech: 'desert-1',
  Reykjavik: 'fjord-4',
  Hurghada: 'desert-9',
  Dubai: 'skyline-2',
  'Cruise Deals': 'cruise-3',
  'Indian Ocean': 'lagoon-6',
};

/** Entries of the navigation as pictures. @param scenes families of the media service, taken in turns */
export function tilesOf(entries: readonly NavigationEntry[], scenes: readonly string[]): readonly Tile[] {
  return entries.map(({ label, path }, index) => ({
    label,
    path,
    scene: SCENES[label] ?? `${scenes[index % scenes.length] ?? 'beach'}-${index * 3 + 1}`,
  }));
}
