import { setImmediate as nextTurn } from 'node:timers/promises';

import { groupEntryWireSchema, type GroupEntryWire } from '@storefront/shared/api/content/group.schema';
import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { z } from 'zod';

import type { Supplier } from '../../supplier/supplier';
import type { GroupDocument } from '../documents/group-document.schema';

import { departureWindows } from './departure-windows';
import { recordCheck, withGiataId, type PackageWithRecord } from './hotel-records';

/** Departure of the prices of groups, and of the searches that their cards open (NAV-03). */
export const ANY_LONDON = -1;
/** A child of no stated age counts as two (DEC-82). */
const CHILD_AGE = 2;

/** Prices by destination id, nights and rating. */
export const groupPricesSchema = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), groupEntryWireSchema)),
);
export type GroupPrices = z.input<typeof groupPricesSchema>;

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
  const hasRecord = recordCheck(supplier);
  for (const { destinationId, byPhone } of group.destinations) {
    const byNights: GroupPrices[string] = {};
    for (const nights of group.nights) {
      await nextTurn();
      const best = await cheapestByRating(supplier, group, destinationId, nights, today, hasRecord);
      byNights[nights] = Object.fromEntries(
        (group.stars ?? PRICED_RATINGS).map((rating) => {
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
  hasRecord: ReturnType<typeof recordCheck>,
): Promise<ReadonlyMap<string, PackageWithRecord>> {
  const all: PackageWithRecord[] = [];
  for (const [dateMin, dateMax] of departureWindows(group, nights, today)) {
    const found = await supplier.cheapestPackages(
      {
        destinationId,
        departureId: ANY_LONDON,
        dateMin,
        dateMax,
        durationMin: nights,
        durationMax: nights,
        boardType: group.boardBasis === '' ? '' : boardSearchId(group.boardBasis),
        rating: (group.stars ?? PRICED_RATINGS).join(''),
        rooms: roomOf(group),
      },
      ['starClass', 'hotelKey'],
    );
    all.push(...withGiataId(found));
  }
  const best = new Map<string, PackageWithRecord>();
  for (const one of all.toSorted((first, second) => first.pricePerPerson - second.pricePerPerson)) {
    const rating = String(one.starClass);
    if (!best.has(rating) && (await hasRecord(one.giataId))) best.set(rating, one);
  }
  return best;
}

function roomOf({ adults, children }: GroupDocument): Occupancy {
  return [{ adults, children, childAges: Array.from({ length: children }, () => CHILD_AGE) }];
}

function entryOf(found: PackageWithRecord | undefined, dearest: number | null): GroupEntryWire {
  const pounds = found ? found.pricePerPerson / 100 : Number.POSITIVE_INFINITY;
  if (!found || pounds > (dearest ?? Number.POSITIVE_INFINITY)) return { price: 'N/A' };
  const { departureDate: date, giataId: giata, hotelName, nights, boardBasis } = found;
  const airport = found.flight.departureAirportCode;
  return { price: pounds, date, giata, hotelName, nights, boardBasis, airport };
}
