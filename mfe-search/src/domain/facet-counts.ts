import type { DealIndex } from './deal-index';
import { FAILED, type FilterResult } from './failed-filters';
import { pencePriceLimits } from './price-limits';
import type { Counts } from './results-view';
import { BOARDS, type ViewChoice } from './view-choice';

/** Counts the hotels of each star class that pass the other groups. */
export function starCounts(index: DealIndex, failed: Uint8Array): Counts {
  return counted(failed, (bits, position) =>
    (bits & ~FAILED.stars) === 0 ? [String(index.stars[position] ?? 0)] : [],
  );
}

/** Counts the hotels of each board of the date that pass the other groups, with the price of that board. */
export function boardCounts(
  index: DealIndex,
  failed: Uint8Array,
  choice: ViewChoice,
  guests: number,
): Counts {
  const limits = pencePriceLimits(choice, guests);
  const counts = counted(failed, (bits, position) =>
    (bits & ~(FAILED.boards | FAILED.price)) === 0 ? boardsWithin(index, position, limits) : [],
  );
  const ofDate = BOARDS.filter((_board, number) => index.boardPrices[number]?.some((price) => price >= 0));
  return { ...Object.fromEntries(ofDate.map((board) => [board, 0])), ...counts };
}

/**
 * Counts the hotels of each resort that pass the other groups.
 *
 * @param passing hotels that pass the lookup filters other than the resorts; `undefined`: pending, no counts
 */
export function resortCounts(
  index: DealIndex,
  failed: Uint8Array,
  passing: FilterResult | undefined,
): Counts {
  if (passing === undefined) return {};
  return counted(failed, (bits, position) => {
    const resort = index.resorts[position] ?? '';
    const passes = passing === null || passing.has(index.giataIds[position] ?? 0);
    return (bits & ~FAILED.lookup) === 0 && passes && resort !== '' ? [resort] : [];
  });
}

function boardsWithin(
  { boardPrices }: DealIndex,
  position: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  return BOARDS.filter((_board, number) => {
    const price = boardPrices[number]?.[position] ?? -1;
    return price >= 0 && price >= from && price <= to;
  });
}

function counted(
  failed: Uint8Array,
  valuesOf: (bits: number, position: number) => readonly string[],
): Counts {
  const counts: Record<string, number> = {};
  failed.forEach((bits, position) => {
    for (const value of valuesOf(bits, position)) counts[value] = (counts[value] ?? 0) + 1;
  });
  return counts;
}
