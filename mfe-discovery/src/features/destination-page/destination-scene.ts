import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

/** Every family of the media service has this many pictures. */
const SCENES = 256;

/** `city-42`: a picture of the kind of place that it is, always the same one for the same destination. */
export function destinationScene(destinationId: number): string {
  const isCity = findDestination(destinationId)?.categories.some((name) => name.includes('Cit')) ?? false;
  return `${isCity ? 'city' : 'beach'}-${destinationId % SCENES}`;
}
