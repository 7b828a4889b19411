import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pluralize, type RoomOccupancy } from '@storefront/shared/domain/occupancy/occupancy';

export interface RoomLine {
  /** `Room 1` */
  readonly label: string;
  /** Empty when the supplier gave no name. */
  readonly name: string;
  /** `2 adults, 1 child (7)`; empty for a room without guests. */
  readonly guests: string;
}

/** Returns the rooms of a package with their guests. */
export function roomLines({
  rooms,
  occupancy,
}: Pick<ChosenPackage, 'rooms' | 'occupancy'>): readonly RoomLine[] {
  return Array.from({ length: Math.max(rooms.length, occupancy.length) }, (_, index) => {
    const guests = occupancy[index];
    return {
      label: `Room ${index + 1}`,
      name: rooms[index]?.name ?? '',
      guests: guests ? formatGuests(guests) : '',
    };
  });
}

function formatGuests({ adults, children, childAges }: RoomOccupancy): string {
  const adultsText = pluralize(adults, 'adult', 'adults');
  if (children === 0) return adultsText;
  const ages = childAges.map((age) => (age === 0 ? 'under 1' : age)).join(', ');
  return `${adultsText}, ${pluralize(children, 'child', 'children')} (${ages})`;
}
