import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { roomTexts, type NamedRoom } from '@storefront/shared/domain/rooms/room-lines';

const NAMED_LATER = 'named before you book, when you press Book Now';

/**
 * Returns the rooms of a package with their guests. The price check of Book Now names the rooms that the supplier has not
 * described; empty if it has described none.
 */
export function roomFacts(rooms: readonly NamedRoom[], occupancy: Occupancy): readonly string[] {
  if (rooms.every(({ name }) => name === '')) return [];
  return roomTexts(rooms, occupancy).map((text, index) =>
    rooms[index]?.name ? text : `${text}, ${NAMED_LATER}`,
  );
}
