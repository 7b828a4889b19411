import { occupancySchema, type Occupancy } from '../../domain/occupancy/occupancy';

/**
 * Writes rooms as the parameter `rooms`: the adults of each room and the ages of its children, such as `2-4-11,1` for two
 * adults with children of 4 and 11, and one adult in a second room.
 */
export function writeRoomsParam(rooms: Occupancy): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');
}

/** Reads `writeRoomsParam`; `null` for rooms that cannot be booked. */
export function readRoomsParam(text: string): Occupancy | null {
  if (!/^\d{1,2}(-\d{1,2})*(,\d{1,2}(-\d{1,2})*)*$/.test(text)) return null;
  const rooms = text.split(',').map((room) => {
    const [adults, ...childAges] = room.split('-').map(Number);
    return { adults, children: childAges.length, childAges };
  });
  return occupancySchema.safeParse(rooms).data ?? null;
}
