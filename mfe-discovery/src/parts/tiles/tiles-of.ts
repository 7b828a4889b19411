import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import { DESTINATIONS } from '@storefront/shared/domain/catalogue/destinations';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';

import type { Tile } from './picture-tiles';

/** Scenes of entries that are not destinations. */
const SCENES: Readonly<Record<string, string>> = {
  'Cruise Deals': 'cruise-3',
  'Indian Ocean': 'lagoon-6',
};

/**
 * Converts navigation entries to tiles. A destination has the picture of its own.
 *
 * @param scenes scene families of the media service for the other entries, used in rotation
 */
export function tilesOf(entries: readonly NavigationEntry[], scenes: readonly string[]): readonly Tile[] {
  return entries.map(({ label, path }, index) => ({
    label,
    path,
    scene: sceneOf(label) ?? `${scenes[index % scenes.length] ?? 'beach'}-${index * 3 + 1}`,
  }));
}

function sceneOf(label: string): string | undefined {
  const destination = DESTINATIONS.find(({ name }) => name === label);
  return destination ? destinationScene(destination.id) : SCENES[label];
}
