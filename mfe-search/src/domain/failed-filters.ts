import { bitsOfBoards, offersIn, type DealIndex } from './deal-index';
import { normalisedName } from './hotel-name';
import { pencePriceLimits } from './price-limits';
import type { ViewChoice } from './view-choice';

/** Hotels by id; `null` stands for every hotel. */
export type Passing = ReadonlySet<number> | null;

/** Which kinds of filters a deal fails, as bits. */
export const FAILS = { name: 1, stars: 2, boards: 4, price: 8, lookedUp: 16 } as const;

/**
 * What each deal fails, by its position in the index; 0: it passes all (DEC-91).
 *
 * @param passing hotels that pass the filters of the hotel look-ups
 */
export function judgeDeals(
  index: DealIndex,
  choice: ViewChoice,
  passing: Passing,
  guests: number,
): Uint8Array {
  const judges = [
    nameJudge(index, choice),
    starJudge(index, choice),
    boardJudge(index, choice),
    priceJudge(index, choice, guests),
    lookUpJudge(index, passing),
  ];
  const failed = new Uint8Array(index.deals.length);
  for (const judge of judges) {
    if (judge === null) continue;
    for (let position = 0; position < failed.length; position += 1) {
      failed[position] = (failed[position] ?? 0) | judge(position);
    }
  }
  return failed;
}

/** `null` where nothing is asked for. */
type Judge = ((position: number) => number) | null;

function nameJudge({ names }: DealIndex, { hotelName }: ViewChoice): Judge {
  const wanted = normalisedName(hotelName);
  return wanted === '' ? null : (position) => (names[position]?.includes(wanted) ? 0 : FAILS.name);
}

function starJudge({ stars }: DealIndex, choice: ViewChoice): Judge {
  if (choice.stars.length === 0) return null;
  return (position) => (choice.stars.includes(stars[position] ?? 0) ? 0 : FAILS.stars);
}

function boardJudge({ boards }: DealIndex, choice: ViewChoice): Judge {
  const wanted = bitsOfBoards(choice.boards);
  return wanted === 0 ? null : (position) => ((boards[position] ?? 0) & wanted ? 0 : FAILS.boards);
}

function priceJudge(index: DealIndex, choice: ViewChoice, guests: number): Judge {
  const { from, to } = pencePriceLimits(choice, guests);
  const { prices } = offersIn(index, choice.boards);
  return (position) => {
    const price = prices[position] ?? -1;
    // A hotel without the board has no price to be judged by.
    return price >= 0 && (price < from || price > to) ? FAILS.price : 0;
  };
}

function lookUpJudge({ giataIds }: DealIndex, passing: Passing): Judge {
  return passing === null ? null : (position) => (passing.has(giataIds[position] ?? 0) ? 0 : FAILS.lookedUp);
}
