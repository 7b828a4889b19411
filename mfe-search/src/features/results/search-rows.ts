import type { SearchExtent } from '@storefront/shared/api/search/search-extent';
import type { streamSearch } from '@storefront/shared/api/search/stream-search';
import { formatTime } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { createDealGrouper, type GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import type { DatePackages } from '../../domain/date-packages';
import type { OfferFlight } from '../../domain/offer-flight';
import type { Truncation, DateSummary } from '../../domain/results-view';

import { createDatePackages } from './create-date-packages';

type SearchBatch = Parameters<Parameters<typeof streamSearch>[2]>[0];

export type SearchRows = ReturnType<typeof createSearchRows>;

/** Creates the store of the rows received so far, grouped into deals per date. */
export function createSearchRows() {
  const grouper = createDealGrouper();
  const packagesByDate = new Map<IsoDate, DatePackages>();
  const flightsById = new Map<string, OfferFlight>();
  let extent: SearchExtent = { truncated: false, dates: [] };

  function add({ results, flights }: SearchBatch): void {
    for (const flight of flights) flightsById.set(flight.flightId, offerFlight(flight));
    grouper.add(results);
    packagesByDate.clear();
  }

  function packagesOn(date: IsoDate): DatePackages {
    const cached = packagesByDate.get(date);
    if (cached) return cached;
    const created = createDatePackages(grouper, date, flightsById);
    packagesByDate.set(date, created);
    return created;
  }

  function flightsOf(deals: readonly GroupedDeal[]): Readonly<Record<string, OfferFlight>> {
    const flightIds = deals.flatMap(({ boards }) => boards.map(({ flightId }) => flightId));
    return Object.fromEntries(
      flightIds.flatMap((flightId) => {
        const flight = flightsById.get(flightId);
        return flight ? [[flightId, flight]] : [];
      }),
    );
  }

  function dateSummaries(): readonly DateSummary[] {
    const received = [...grouper.lowestPrices()].map(([departureDate, lowestPrice]) => ({
      departureDate,
      lowestPrice,
      hotels: grouper.hotelsOn(departureDate),
    }));
    return merged([...received, ...extent.dates]);
  }

  function truncationOn(date: IsoDate): Truncation | null {
    if (!extent.truncated) return null;
    const hotels = extent.dates.find(({ departureDate }) => departureDate === date)?.hotels ?? null;
    return hotels !== null && hotels <= grouper.hotelsOn(date) ? null : { hotels };
  }

  function allHotels(): readonly number[] {
    const dates = [...grouper.lowestPrices().keys()];
    return [...new Set(dates.flatMap((date) => grouper.dealsOn(date).map(({ giataId }) => giataId)))];
  }

  return {
    add,
    /** Call it after the last row. */
    end: (whole: SearchExtent): void => {
      extent = whole;
    },
    packagesOn,
    flightsOf,
    dateSummaries,
    truncationOn,
    pricesFrom: () => extent.pricesFrom,
    allHotels,
    isEmpty: () => grouper.lowestPrices().size === 0,
  };
}

function offerFlight({
  outboundDepartsAt,
  bagWeightKg,
  adultBagPrice,
}: SearchBatch['flights'][number]): OfferFlight {
  return {
    departsAt: formatTime(outboundDepartsAt),
    bagKilograms: bagWeightKg,
    bagPrice: adultBagPrice,
  };
}

/** One summary for each date. The rows and the totals of a supplier may contradict each other: rows can be booked. */
function merged(summaries: readonly DateSummary[]): readonly DateSummary[] {
  const byDate = new Map<IsoDate, DateSummary>();
  for (const one of summaries) {
    const other = byDate.get(one.departureDate) ?? one;
    byDate.set(one.departureDate, {
      departureDate: one.departureDate,
      lowestPrice: one.lowestPrice < other.lowestPrice ? one.lowestPrice : other.lowestPrice,
      hotels: Math.max(one.hotels, other.hotels),
    });
  }
  return [...byDate.values()];
}
