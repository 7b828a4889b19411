import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

/** Number of pictures in each scene family of the media service. */
const SCENES = 256;

/** Returns a scene of the destination's kind, such as `city-42`; stable for each destination. */
export function destinationScene(destinationId: number): string {
  const isCity = findDestination(destinationId)?.categories.some((name) => name.includes('Cit')) ?? false;
  return `${isCity ? 'city' : 'beach'}-${destinationId % SCENES}`;
}
