import { addDays, type IsoDate } from '../dates/iso-date';

/** Guests land at least this long before the ship sails. */
export const HOURS_BEFORE_SAILING = 4;
/** The flight home leaves at least this long after everybody has left the ship. */
export const HOURS_AFTER_LANDING = 2;

/** A round trip of a ship. Times are local to its home port, such as `18:00`. */
interface VoyageTimes {
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly sailsAt: string;
  readonly ashoreBy: string;
}

/** The ends of a return flight at the port, local times `yyyy-MM-ddTHH:mm:ss`. */
interface FlightsAtPort {
  readonly arrivesAt: string;
  readonly leavesAt: string;
}

/** Returns whether a return flight meets a ship: in time before it sails, and after it is back (DEC-135). */
export function meetsVoyage(
  { departureDate, nights, sailsAt, ashoreBy }: VoyageTimes,
  { arrivesAt, leavesAt }: FlightsAtPort,
): boolean {
  const sails = instant(`${departureDate}T${sailsAt}`);
  const ashore = instant(`${addDays(departureDate, nights)}T${ashoreBy}`);
  return (
    instant(arrivesAt) + HOURS_BEFORE_SAILING * HOUR_MS <= sails &&
    instant(leavesAt) >= ashore + HOURS_AFTER_LANDING * HOUR_MS
  );
}

const HOUR_MS = 3_600_000;

/** Both ends are local to one port, so the offset of its zone cancels out. */
function instant(local: string): number {
  return Date.parse(`${local.slice(0, 16)}Z`);
}
