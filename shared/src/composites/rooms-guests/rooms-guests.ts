import type { Occupancy, RoomOccupancy } from '../../domain/occupancy/occupancy';

import type { PartyLimits } from './party-limits';

const NEW_ROOM: RoomOccupancy = { adults: 2, children: 0, childAges: [] };

/** Adds a room for two adults. */
export function addRoom(rooms: Occupancy): Occupancy {
  return [...rooms, NEW_ROOM];
}

export function removeRoom(rooms: Occupancy, index: number): Occupancy {
  return rooms.filter((_, other) => other !== index);
}

export function changeRoom(rooms: Occupancy, index: number, room: RoomOccupancy): Occupancy {
  return rooms.with(index, room);
}

/** Sets the number of children; the rule resets their ages (search) or keeps them and adds age 2 (details) (DEC-19). */
export function setChildren(
  room: RoomOccupancy,
  children: number,
  rule: PartyLimits['onChildrenChange'],
): RoomOccupancy {
  if (children === room.children) return room;
  const childAges = Array.from({ length: children }, (_, child) =>
    rule === 'reset-to-0' ? 0 : (room.childAges[child] ?? 2),
  );
  return { ...room, children, childAges };
}
