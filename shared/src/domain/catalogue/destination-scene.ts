import { findDestination } from './destinations';

/** Number of pictures in each scene of the media service. */
const SCENES = 256;
/** After this number of pictures of a place the time of day recurs. */
const TIMES_OF_DAY = 8;

/** Returns the scene of the media service for a destination, such as `paris-6`; stable for each destination. */
export function destinationScene(destinationId: number): string {
  const name = findDestination(destinationId)?.name;
  if (name === undefined) return `beach-${destinationId % SCENES}`;
  return `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}-${destinationId % TIMES_OF_DAY}`;
}
