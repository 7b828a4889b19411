import { UnreadableResponseError } from '@storefront/shared/api/search/search-response-parser';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { createDealGrouper, type GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import { indexDeals, type DealIndex } from '../../domain/deal-index';
import { LOOKED_UP_GROUPS } from '../../domain/filter-groups';
import type { HoldBag } from '../../domain/hold-bag';
import type { DateFigures, ResultsView } from '../../domain/results-view';
import { viewOf, type Party } from '../../domain/build-results-view';
import type { ViewChoice } from '../../domain/view-choice';

import { createHotelLookUps, type FilterState, type Resorts } from './hotel-lookups';
import { streamSearch } from '@storefront/shared/api/search/stream-search';

export interface SearchOrder {
  /** The whole address of the dpSearch call. */
  readonly url: string;
  readonly endpoints: Endpoints;
  readonly party: Party;
}

/** What the page asks of the engine; both ends may live in different threads. */
export type ToEngine =
  | { readonly kind: 'search'; readonly order: SearchOrder; readonly choice: ViewChoice }
  | { readonly kind: 'show'; readonly choice: ViewChoice }
  /** Asks the hotel look-ups again for what failed. */
  | { readonly kind: 'retry-filter' }
  | { readonly kind: 'stop' };

/** What is to be seen of a search by now. */
export interface Shown {
  readonly view: ResultsView;
  readonly dates: readonly DateFigures[];
  readonly filter: FilterState;
  readonly resorts: Resorts;
  /** All rows are read. Their order by reviews, and the resorts, may still come. */
  readonly complete: boolean;
  /** And the order by reviews is known, or given up: nothing moves any more by itself. */
  readonly settled: boolean;
  /** By flight, of the packages on this page. */
  readonly bags: Readonly<Record<string, HoldBag>>;
}

export type FromEngine =
  { readonly kind: 'shown'; readonly shown: Shown } | { readonly kind: 'failed'; readonly message: string };

/**
 * While rows still arrive the page is told after this long, then after twice as long, and so on: drawing twenty
 * cards takes a telephone longer than the next rows take to come.
 */
const TELL_AFTER_MS = 120;

/**
 * Fetches, reads, groups, filters and sorts an answer, and tells the page one page of cards at a time. The
 * first cards are told as soon as the first rows are there.
 */
export function createResultsEngine(tell: (message: FromEngine) => void, now: () => number) {
  const abort = new AbortController();
  const grouper = createDealGrouper();
  const indexes = new Map<IsoDate, DealIndex>();
  const bags = new Map<string, HoldBag>();
  let lookUps: ReturnType<typeof createHotelLookUps> | null = null;
  let choice: ViewChoice | null = null;
  let party: Party | null = null;
  let complete = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let tellAfter = TELL_AFTER_MS;

  function show(): void {
    if (!choice || !party || !lookUps) return;
    // Nothing yet is not the same as nothing found.
    if (!complete && grouper.lowestPrices().size === 0) return;
    toldAt = now();
    const index = indexOf(choice.departureDate);
    let view = viewOf(index, choice, lookUps.lookedUpFor(choice), party);
    // With an emptied list every group is asked about; of the resorts each filter shows how many there are.
    const filter = lookUps.stateFor(choice);
    if (filter === 'applied') {
      lookUps.askWithout(choice, view.total === 0 ? LOOKED_UP_GROUPS : ['resorts']);
      view = viewOf(index, choice, lookUps.lookedUpFor(choice), party);
    }
    tell({
      kind: 'shown',
      shown: {
        view,
        dates: dateFigures(),
        filter,
        resorts: lookUps.resorts(),
        complete,
        settled: complete && lookUps.ordered(),
        bags: bagsOf(view.cards),
      },
    });
  }

  function indexOf(date: IsoDate): DealIndex {
    const known = indexes.get(date);
    if (known) return known;
    const made = indexDeals(grouper.dealsOn(date));
    indexes.set(date, made);
    return made;
  }

  function bagsOf(deals: readonly GroupedDeal[]): Readonly<Record<string, HoldBag>> {
    const flightIds = deals.flatMap(({ boards }) => boards.map(({ flightId }) => flightId));
    return Object.fromEntries(
      flightIds.flatMap((flightId) => {
        const bag = bags.get(flightId);
        return bag ? [[flightId, bag]] : [];
      }),
    );
  }

  function dateFigures(): readonly DateFigures[] {
    return [...grouper.lowestPrices()].map(([departureDate, lowestPrice]) => ({
      departureDate,
      lowestPrice,
      hotels: grouper.hotelsOn(departureDate),
    }));
  }

  async function search(order: SearchOrder): Promise<void> {
    party = order.party;
    lookUps = createHotelLookUps(order.endpoints, abort.signal, show);
    try {
      await streamSearch(order.url, abort.signal, ({ results, flights }) => {
        for (const { flightId, bagWeightKg, adultBagPrice } of flights)
          bags.set(flightId, { kilograms: bagWeightKg, price: adultBagPrice });
        if (results.length === 0) return;
        grouper.add(results);
        indexes.clear();
        if (now() - toldAt < tellAfter) return;
        if (Number.isFinite(toldAt)) tellAfter *= 2;
        show();
      });
      complete = true;
      lookUps.begin(allHotels());
      show();
    } catch (cause) {
      if (!abort.signal.aborted) tell({ kind: 'failed', message: wordsFor(cause) });
    }
  }

  function allHotels(): readonly number[] {
    const dates = [...grouper.lowestPrices().keys()];
    return [...new Set(dates.flatMap((date) => grouper.dealsOn(date).map(({ giataId }) => giataId)))];
  }

  return {
    receive(message: ToEngine): void {
      if (message.kind === 'stop') return abort.abort();
      if (message.kind === 'retry-filter') return lookUps?.retry();
      choice = message.choice;
      if (message.kind === 'search') void search(message.order);
      else show();
    },
  };
}

/** A partial answer is never passed off as a whole one: what broke off is a failure (ERR-01, DEC-93). */
function wordsFor(cause: unknown): string {
  return cause instanceof UnreadableResponseError ? cause.message : 'An error occurred';
}
