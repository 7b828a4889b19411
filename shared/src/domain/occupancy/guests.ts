import type { Occupancy } from './occupancy';

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
