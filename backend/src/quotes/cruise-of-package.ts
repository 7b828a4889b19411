import type {
  ChosenPackage,
  Cruise,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { meetsVoyage } from '@storefront/shared/domain/booking/cruise-times';

import type { ContentSource } from '../content/live-content';
import { ApiError } from '../http/api-error';

import { dealsOf } from './deals-of-hotel';

/**
 * Returns the package with the voyage of its ship; that of a hotel is unchanged.
 *
 * @throws ApiError 409 if the flights do not meet the ship: suppliers sell flights and ships apart (DEC-135)
 */
export async function withCruise(source: ContentSource, holiday: ChosenPackage): Promise<ChosenPackage> {
  const deals = await dealsOf(source, holiday.hotelKey);
  const deal = deals.find(({ ship }) => ship !== null);
  if (!deal?.ship) return holiday;
  const cruise = { shipName: deal.ship.shipName, itinerary: deal.itinerary };
  if (!isInTime(cruise, holiday))
    throw new ApiError(409, 'sold-out', 'The flights of this holiday do not meet the ship.');
  return { ...holiday, cruise };
}

/** A voyage without the times of its ends cannot be checked. */
function isInTime({ itinerary }: Cruise, { departureDate, outbound, inbound }: ChosenPackage): boolean {
  const days = itinerary.toSorted((one, other) => one.day - other.day);
  const sailsAt = days[0]?.actions.find(({ type }) => type === 'depart')?.time;
  const last = days.at(-1);
  const ashoreBy = last?.actions.at(-1)?.time;
  if (!last || sailsAt === undefined || ashoreBy === undefined) return true;
  return meetsVoyage(
    { departureDate, nights: last.day - 1, sailsAt, ashoreBy },
    { arrivesAt: outbound.arrivesAt, leavesAt: inbound.departsAt },
  );
}
