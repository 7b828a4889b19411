import { setImmediate as nextTurn } from 'node:timers/promises';

import type { GroupEntryWire } from '@storefront/shared/api/content/group.schema';
import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import type { PricedPackage, Supplier } from '../../supplier/supplier';
import type { GroupDocument } from '../documents/group-document.schema';

import { monthsFrom } from './month-codes';
import { schoolHolidayDepartures } from '../school-holidays/school-holidays';

/** The search links of group pages depart from any London airport (NAV-03). */
const ANY_LONDON = -1;
/** A child of no stated age counts as two (DEC-82). */
const CHILD_AGE = 2;

/** Prices by destination id, nights and rating. */
export type GroupPrices = Record<string, Record<string, Record<string, GroupEntryWire>>>;

/**
 * Returns the cheapest package of each destination, night count and rating in the group's departures. A supplier
 * in this process compares hundreds of thousands of packages, so other requests are served in between.
 */
export async function groupPrices(
  supplier: Supplier,
  group: GroupDocument,
  today: IsoDate,
): Promise<GroupPrices> {
  const prices: GroupPrices = {};
  for (const { destinationId, byPhone } of group.destinations) {
    const byNights: GroupPrices[string] = {};
    for (const nights of group.nights) {
      await nextTurn();
      const best = await cheapestByRating(supplier, group, destinationId, nights, today);
      byNights[nights] = Object.fromEntries(
        PRICED_RATINGS.map((rating) => {
          const forCallers = byPhone.includes(`${nights}-${rating}`);
          return [rating, entryOf(forCallers ? undefined : best.get(rating), group.dearest)] as const;
        }),
      );
    }
    prices[destinationId] = byNights;
  }
  return prices;
}

async function cheapestByRating(
  supplier: Supplier,
  group: GroupDocument,
  destinationId: number,
  nights: number,
  today: IsoDate,
): Promise<ReadonlyMap<string, PricedPackage>> {
  const best = new Map<string, PricedPackage>();
  for (const [dateMin, dateMax] of windowsOf(group, nights, today)) {
    const found = await supplier.cheapestPackages(
      {
        destinationId,
        departureId: ANY_LONDON,
        dateMin,
        dateMax,
        durationMin: nights,
        durationMax: nights,
        boardType: group.boardBasis === '' ? '' : boardSearchId(group.boardBasis),
        rating: PRICED_RATINGS.join(''),
        rooms: roomOf(group),
      },
      ['starClass'],
    );
    for (const one of found) {
      const rating = String(one.starClass);
      const held = best.get(rating);
      if (!held || one.pricePerPerson < held.pricePerPerson) best.set(rating, one);
    }
  }
  return best;
}

function roomOf({ adults, children }: GroupDocument): Occupancy {
  return [{ adults, children, childAges: Array.from({ length: children }, () => CHILD_AGE) }];
}

function windowsOf(
  { departures }: GroupDocument,
  nights: number,
  today: IsoDate,
): readonly (readonly [IsoDate, IsoDate])[] {
  if ('schoolHolidays' in departures)
    return schoolHolidayDepartures(departures.schoolHolidays, nights, today);
  if ('fromDays' in departures)
    return [[addDays(today, departures.fromDays), addDays(today, departures.toDays)]];
  return monthsFrom(today, 12)
    .filter((month) => departures.months.includes(Number(month.slice(5, 7))))
    .map((month) => [monthBounds(month).first, monthBounds(month).last] as const);
}

function entryOf(found: PricedPackage | undefined, dearest: number | null): GroupEntryWire {
  const pounds = found ? found.pricePerPerson / 100 : Number.POSITIVE_INFINITY;
  if (!found || found.giataId === null || pounds > (dearest ?? Number.POSITIVE_INFINITY))
    return { price: 'N/A' };
  const { departureDate: date, giataId: giata, hotelName, nights, boardBasis } = found;
  return { price: pounds, date, giata, hotelName, nights, boardBasis };
}
