import { bitsOfBoards, offersIn, type DealIndex } from './deal-index';
import { normalisedName } from './hotel-name';
import { isWithin, type Coordinates } from './map-bounds';
import { pencePriceLimits } from './price-limits';
import type { ViewChoice } from './view-choice';

/** Ids of the hotels that pass a lookup filter; `null`: all hotels pass. */
export type FilterResult = ReadonlySet<number> | null;

/** By giata id; a hotel without known coordinates is absent. */
export type CoordinatesById = ReadonlyMap<number, Coordinates>;

/** One bit for each kind of filter that a deal can fail. */
export const FAILED = { name: 1, stars: 2, boards: 4, price: 8, lookup: 16, area: 32 } as const;

/**
 * Returns the bits of `FAILED` of each deal, by its position in the index; 0: the deal passes all (DEC-91).
 *
 * @param passing hotels that pass the lookup filters
 * @param coordinates places of the hotels; `null` while they are pending: every hotel passes
 */
export function failedFilters(
  index: DealIndex,
  choice: ViewChoice,
  { passing, coordinates }: { readonly passing: FilterResult; readonly coordinates: CoordinatesById | null },
  guests: number,
): Uint8Array {
  const filters: readonly (readonly [number, DealPredicate])[] = [
    [FAILED.name, namePredicate(index, choice)],
    [FAILED.stars, starPredicate(index, choice)],
    [FAILED.boards, boardPredicate(index, choice)],
    [FAILED.price, pricePredicate(index, choice, guests)],
    [FAILED.lookup, lookupPredicate(index, passing)],
    [FAILED.area, areaPredicate(index, choice, coordinates)],
  ];

  const failed = new Uint8Array(index.deals.length);
  for (const [bit, passes] of filters) {
    if (passes === null) continue;
    for (let position = 0; position < failed.length; position += 1) {
      if (!passes(position)) failed[position] = (failed[position] ?? 0) | bit;
    }
  }
  return failed;
}

/** Whether the deal at a position passes; `null`: no value of the group is selected. */
type DealPredicate = ((position: number) => boolean) | null;

function namePredicate({ names }: DealIndex, { hotelName }: ViewChoice): DealPredicate {
  const searchText = normalisedName(hotelName);
  return searchText === '' ? null : (position) => names[position]?.includes(searchText) ?? false;
}

function starPredicate({ stars }: DealIndex, choice: ViewChoice): DealPredicate {
  if (choice.stars.length === 0) return null;
  return (position) => choice.stars.includes(stars[position] ?? 0);
}

function boardPredicate({ boards }: DealIndex, choice: ViewChoice): DealPredicate {
  const selected = bitsOfBoards(choice.boards);
  return selected === 0 ? null : (position) => ((boards[position] ?? 0) & selected) !== 0;
}

function pricePredicate(index: DealIndex, choice: ViewChoice, guests: number): DealPredicate {
  const { from, to } = pencePriceLimits(choice, guests);
  const { prices } = offersIn(index, choice.boards);
  return (position) => {
    const price = prices[position] ?? -1;
    // A hotel without a selected board has no price; it already fails the board filter.
    return price < 0 || (price >= from && price <= to);
  };
}

function lookupPredicate({ giataIds }: DealIndex, passing: FilterResult): DealPredicate {
  return passing === null ? null : (position) => passing.has(giataIds[position] ?? 0);
}

/** A hotel without coordinates is in no area. */
function areaPredicate(
  { giataIds }: DealIndex,
  { area }: ViewChoice,
  coordinates: CoordinatesById | null,
): DealPredicate {
  if (area === null || coordinates === null) return null;
  return (position) => {
    const place = coordinates.get(giataIds[position] ?? 0);
    return place !== undefined && isWithin(area, place);
  };
}
