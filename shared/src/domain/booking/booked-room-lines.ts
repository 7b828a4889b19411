import { roomLines, type RoomLine } from '../rooms/room-lines';

import type { BookedExtras, BookedHoliday } from './booked-holiday';

/** Returns the rooms of a booking, or the cabins of a cruise, with their guests. An upgrade replaces every room: its price is one per guest (PRICE-04). */
export function bookedRoomLines(
  { rooms, occupancy, cruise }: Pick<BookedHoliday, 'rooms' | 'occupancy' | 'cruise'>,
  { room }: Pick<BookedExtras, 'room'>,
): readonly RoomLine[] {
  const lines = roomLines(room ? occupancy.map(() => room) : rooms, occupancy);
  return cruise ? lines.map(({ label, value }) => ({ label: label.replace('Room', 'Cabin'), value })) : lines;
}
