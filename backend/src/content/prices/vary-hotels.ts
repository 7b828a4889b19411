import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';

export type Rating = (typeof PRICED_RATINGS)[number];

/** A hotel at its cheapest price of a month. */
interface MonthHotel {
  readonly giataId: number;
  readonly pricePerPerson: number;
}

/** The hotels of one month by rating, the cheapest first. */
export interface MonthHotels<H extends MonthHotel = MonthHotel> {
  readonly month: string;
  readonly hotels: Readonly<Record<Rating, readonly H[]>>;
}

type Choice<H> = Partial<Record<Rating, H>>;

/**
 * Chooses a hotel of each month and rating, so that a block of a page has other hotels than the block before it. Pages
 * show the cheapest month first and the others by price (LAND-22), so the choice decides the order, too. A choice only
 * ever becomes dearer, which ends the loop and keeps the cheapest price of the page. A hotel repeats where the month has
 * no dearer one of its class.
 */
export function varyHotels<H extends MonthHotel>(
  months: readonly MonthHotels<H>[],
): ReadonlyMap<string, Choice<H>> {
  const places = new Map(months.map(({ month }) => [month, { '3': 0, '4': 0, '5': 0 }]));
  const choiceOf = ({ month, hotels }: MonthHotels<H>): Choice<H> =>
    Object.fromEntries(
      PRICED_RATINGS.flatMap((rating) => {
        const hotel = hotels[rating][places.get(month)?.[rating] ?? 0];
        return hotel === undefined ? [] : [[rating, hotel] as const];
      }),
    );
  const advance = (current: MonthHotels<H>, before: Choice<H>): boolean => {
    let changed = false;
    for (const rating of PRICED_RATINGS) {
      const place = places.get(current.month);
      const hotels = current.hotels[rating];
      const taken = before[rating]?.giataId;
      if (!place || taken === undefined || hotels[place[rating]]?.giataId !== taken) continue;
      if (place[rating] + 1 >= hotels.length) continue;
      place[rating] += 1;
      changed = true;
    }
    return changed;
  };

  for (;;) {
    const order = months.toSorted(
      (one, other) =>
        lowestOf(choiceOf(one)) - lowestOf(choiceOf(other)) || one.month.localeCompare(other.month),
    );
    const repeats = order.some((current, index) => {
      const before = order[index - 1];
      return before !== undefined && advance(current, choiceOf(before));
    });
    if (!repeats) return new Map(months.map((month) => [month.month, choiceOf(month)]));
  }
}

/** Months without a price are last, in the order of the calendar. */
function lowestOf<H extends MonthHotel>(choice: Choice<H>): number {
  const prices = PRICED_RATINGS.map((rating) => choice[rating]?.pricePerPerson ?? NO_PRICE);
  return Math.min(...prices);
}

const NO_PRICE = Number.MAX_SAFE_INTEGER;
