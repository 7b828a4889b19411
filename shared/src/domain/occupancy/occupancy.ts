import { z } from 'zod';

/**
 * The guests of one room (DOM-ROOM-01). `childAges` are the ages on the return date, one per child. The limits are the
 * widest of all pickers; each picker has its own (DEC-18).
 */
export const roomOccupancySchema = z
  .object({
    adults: z.number().int().min(1).max(6),
    children: z.number().int().min(0).max(4),
    childAges: z.array(z.number().int().min(0).max(17)).max(4),
  })
  .refine((room) => room.childAges.length === room.children, {
    message: 'childAges must contain one age per child',
    path: ['childAges'],
  });
export type RoomOccupancy = z.output<typeof roomOccupancySchema>;

/** The rooms of a holiday, in order. */
export const occupancySchema = z.array(roomOccupancySchema).min(1).max(4);
/** One entry per room. */
export type Occupancy = z.output<typeof occupancySchema>;

/** One room with two adults. */
export const DEFAULT_OCCUPANCY: Occupancy = [{ adults: 2, children: 0, childAges: [] }];

/** Returns the number of adults and children in all rooms. */
export function guestCount(rooms: Occupancy): number {
  return rooms.reduce((sum, room) => sum + room.adults + room.children, 0);
}

/** Returns a text such as `2 adults, 1 child, 1 room`. */
export function describeOccupancy(rooms: Occupancy): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.children, 0);
  const parts = [pluralize(adults, 'adult', 'adults')];
  if (children > 0) parts.push(pluralize(children, 'child', 'children'));
  parts.push(pluralize(rooms.length, 'room', 'rooms'));
  return parts.join(', ');
}

/** Returns the count with the singular or plural noun, such as `1 night` or `2 nights`. */
export function pluralize(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
