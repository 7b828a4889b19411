import { departureName } from '../catalogue/airports';
import type { IsoDate } from '../dates/iso-date';
import { monthName } from '../dates/months';
import { pluralize } from '../occupancy/occupancy';

import { TWO_ADULTS, type PricedParty } from './deal-party';

/**
 * Returns what a from-price is for: `2 adults, from Manchester, May 2027` (DEC-145).
 *
 * @param departureId airport or group; `null` leaves it out
 * @param date of the cheapest departure; `null` where it is beside the price
 * @param party of the price; only groups and deals of families have another one than two adults
 */
export function priceBasis(
  departureId: number | null,
  date: IsoDate | null,
  party: PricedParty = TWO_ADULTS,
): string {
  return [
    pluralize(party.adults, 'adult', 'adults'),
    party.children > 0 ? pluralize(party.children, 'child', 'children') : '',
    departureId === null ? '' : `from ${airportOrGroup(departureName(departureId))}`,
    date === null ? '' : monthName(date),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `any London airport` for the group `Any London`. */
function airportOrGroup(name: string): string {
  return name.startsWith('Any ') ? `any ${name.slice(4)} airport` : name;
}
