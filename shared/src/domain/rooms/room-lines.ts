import { pluralize, type Occupancy, type RoomOccupancy } from '../occupancy/occupancy';

/** A room of a package. */
export interface NamedRoom {
  /** The supplier's code of the room type. */
  readonly code: string;
  /** Empty when the supplier sent none. */
  readonly name: string;
}

/** A room with its guests. */
export interface RoomLine {
  /** `Room 1`; `Room` if it is the only one. */
  readonly label: string;
  /** `Family room, 2 adults, 1 child (6)`; the guests alone for a room without a name. */
  readonly value: string;
}

/** Returns each room of a package with its guests, as every page and email has it from the details on (DEC-120). */
export function roomLines(
  rooms: readonly Pick<NamedRoom, 'name'>[],
  occupancy: Occupancy,
): readonly RoomLine[] {
  const count = Math.max(rooms.length, occupancy.length);
  return Array.from({ length: count }, (_, index) => {
    const guests = occupancy[index];
    return {
      label: count === 1 ? 'Room' : `Room ${index + 1}`,
      value: [rooms[index]?.name, guests && describeGuests(guests)].filter(Boolean).join(', '),
    };
  });
}

/** Returns the room lines as texts: `Room 1: Family room, 2 adults`; a single room has no label. */
export function roomTexts(...args: Parameters<typeof roomLines>): readonly string[] {
  const lines = roomLines(...args);
  return lines.map(({ label, value }) => (lines.length === 1 ? value : `${label}: ${value}`));
}

/** `2 adults, 1 child (7)` */
function describeGuests({ adults, children, childAges }: RoomOccupancy): string {
  const adultsText = pluralize(adults, 'adult', 'adults');
  if (children === 0) return adultsText;
  const ages = childAges.map((age) => (age === 0 ? 'under 1' : age)).join(', ');
  return `${adultsText}, ${pluralize(children, 'child', 'children')} (${ages})`;
}
