import { z } from 'zod';

/**
 * Who sleeps in one room (DOM-ROOM-01). `childAges` are the ages on the return date, one for each child.
 * The widest limits of any picker hold here (DEC-18): each picker narrows them.
 */
export const roomOccupancySchema = z
  .object({
    adults: z.number().int().min(1).max(6),
    children: z.number().int().min(0).max(4),
    childAges: z.array(z.number().int().min(0).max(17)).max(4),
  })
  .refine((room) => room.childAges.length === room.children, {
    message: 'childAges must hold one age for each child',
    path: ['childAges'],
  });
export type RoomOccupancy = z.output<typeof roomOccupancySchema>;

export const occupancySchema = z.array(roomOccupancySchema).min(1).max(4);
/** One entry a room, in order. */
export type Occupancy = z.output<typeof occupancySchema>;

export const DEFAULT_OCCUPANCY: Occupancy = [{ adults: 2, children: 0, childAges: [] }];

/** Adults and children of all rooms. */
export function guestCount(rooms: Occupancy): number {
  return rooms.reduce((sum, room) => sum + room.adults + room.children, 0);
}

/** `2 adults, 1 child, 1 room` */
export function describeOccupancy(rooms: Occupancy): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.children, 0);
  const parts = [counted(adults, 'adult', 'adults')];
  if (children > 0) parts.push(counted(children, 'child', 'children'));
  parts.push(counted(rooms.length, 'room', 'rooms'));
  return parts.join(', ');
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
