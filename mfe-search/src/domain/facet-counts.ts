import type { DealIndex } from './deal-index';
import { FAILS, type Passing } from './failed-filters';
import { pencePriceLimits } from './price-limits';
import type { Counts } from './results-view';
import { BOARDS, type ViewChoice } from './view-choice';

/** How many hotels each star class would leave, the other groups held. */
export function starCounts(index: DealIndex, failed: Uint8Array): Counts {
  return counted(failed, (bits, position) =>
    (bits & ~FAILS.stars) === 0 ? [String(index.stars[position] ?? 0)] : [],
  );
}

/** How many hotels each board would leave on its own: with it comes its own price. */
export function boardCounts(
  index: DealIndex,
  failed: Uint8Array,
  choice: ViewChoice,
  guests: number,
): Counts {
  const limits = pencePriceLimits(choice, guests);
  return counted(failed, (bits, position) =>
    (bits & ~(FAILS.boards | FAILS.price)) === 0 ? boardsWithin(index, position, limits) : [],
  );
}

/**
 * How many hotels each resort would leave.
 *
 * @param passing hotels that pass the look-ups but for the resorts; `undefined`: not known, no counts
 */
export function resortCounts(index: DealIndex, failed: Uint8Array, passing: Passing | undefined): Counts {
  if (passing === undefined) return {};
  return counted(failed, (bits, position) => {
    const resort = index.resorts[position] ?? '';
    const passes = passing === null || passing.has(index.giataIds[position] ?? 0);
    return (bits & ~FAILS.lookedUp) === 0 && passes && resort !== '' ? [resort] : [];
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
