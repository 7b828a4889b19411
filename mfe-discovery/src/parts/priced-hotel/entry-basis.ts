import { DEPARTURE_AIRPORTS, departureIdOf } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { PricedParty } from '@storefront/shared/domain/deals/deal-party';
import { priceBasis } from '@storefront/shared/domain/deals/price-basis';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';

interface BasisEntry {
  /** `null` for prices of several months. */
  readonly date: IsoDate | null;
  /** `null` when the back office does not send the airport of the flight. */
  readonly departureAirportCode: string | null;
}

/**
 * Returns the party and the airport of a card that shows its date, nights and board itself: `2 adults, from Manchester`.
 *
 * @param fromId departure of all prices of the page, for an entry without airport
 */
export function cardBasis(entry: BasisEntry, fromId: number, party?: PricedParty): string {
  return priceBasis(departureOf(entry, fromId), null, party);
}

/** Returns the whole basis of a price: `2 adults, from Manchester, June 2027, 7 nights, All Inclusive` (DEC-145). */
export function wholeBasis(
  entry: BasisEntry & { readonly nights: number; readonly boardName: string },
  fromId: number,
  party?: PricedParty,
): string {
  return [
    priceBasis(departureOf(entry, fromId), entry.date, party),
    pluralize(entry.nights, 'night', 'nights'),
    entry.boardName,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text of an unknown id would name another airport. */
function departureOf({ departureAirportCode }: BasisEntry, fromId: number): number | null {
  const searched = DEPARTURE_AIRPORTS.some(({ id }) => id === fromId) ? fromId : null;
  return departureIdOf(departureAirportCode ?? '') ?? searched;
}
