import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

/** A traveller of the searched occupancy. */
export interface Guest {
  /** Counted from 1. */
  readonly room: number;
  /** Searched age on the return date; `null` for an adult. */
  readonly childAge: number | null;
}

/** Returns the guests room by room, adults before children. The first one is the lead passenger (PAX-01). */
export function guestsOf(occupancy: Occupancy): readonly Guest[] {
  return occupancy.flatMap(({ adults, childAges }, index) => {
    const room = index + 1;
    return [
      ...Array.from({ length: adults }, () => ({ room, childAge: null })),
      ...childAges.map((childAge) => ({ room, childAge })),
    ];
  });
}

/** `Lead passenger`, `Passenger 2, adult`, `Passenger 3, child (7)` */
export function guestTitle({ childAge }: Guest, index: number): string {
  if (index === 0) return 'Lead passenger';
  const kind = childAge === null ? 'adult' : `child (${childAge === 0 ? 'under 1' : childAge})`;
  return `Passenger ${index + 1}, ${kind}`;
}
