import { PRICED_RATINGS, type HolidayPage } from '@storefront/shared/api/content/page.schema';
import { MONTH_NAMES } from '@storefront/shared/domain/dates/month-names';
import { lowestPrice } from '@storefront/shared/domain/deals/card-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { PricedRating } from '../../parts/priced-hotel/priced-entry';

type PriceData = HolidayPage['priceData'];
export type PageEntry = NonNullable<NonNullable<PriceData[string]>['3']>;

/** The prices of one month of travel. */
export interface MonthBlock {
  /** `yyyy-MM` */
  readonly month: string;
  readonly entries: Readonly<Record<PricedRating, PageEntry | null>>;
  /** Lowest price of the month; `null` when no price is online. */
  readonly lowest: Pence | null;
}

/** The cheapest card of a page. */
export interface BestEntry {
  readonly month: string;
  readonly stars: PricedRating;
  readonly entry: PageEntry;
}

/** Returns the months of a page, cheapest first, months without a price last, ties by date (LAND-22). */
export function monthBlocks(priceData: PriceData): readonly MonthBlock[] {
  const byMonth = new Map<string, MonthBlock['entries']>();
  for (const [code, ratings] of Object.entries(priceData)) {
    const month = monthOfCode(code);
    const existing = byMonth.get(month);
    // A month may occur in two spellings, such as `jun27` and `june27`.
    byMonth.set(month, {
      '3': cheaper(existing?.['3'], ratings['3']),
      '4': cheaper(existing?.['4'], ratings['4']),
      '5': cheaper(existing?.['5'], ratings['5']),
    });
  }
  return [...byMonth]
    .map(([month, entries]) => ({ month, entries, lowest: lowestOf(entries) }))
    .sort(cheapestFirst);
}

/** Returns the cheapest card; on a tie the fewest stars in the first block (LAND-24). */
export function bestEntry(blocks: readonly MonthBlock[]): BestEntry | null {
  const [first] = blocks;
  if (!first || first.lowest === null) return null;
  for (const stars of PRICED_RATINGS) {
    const entry = first.entries[stars];
    if (entry?.pricePerPerson === first.lowest) return { month: first.month, stars, entry };
  }
  return null;
}

function cheapestFirst(one: MonthBlock, other: MonthBlock): number {
  if (one.lowest === other.lowest) return one.month.localeCompare(other.month);
  if (one.lowest === null) return 1;
  return other.lowest === null ? -1 : one.lowest - other.lowest;
}

/** Parses `sept25` to `2025-09` (DOM-HPG-02). */
function monthOfCode(code: string): string {
  const number = MONTH_NAMES.findIndex((name) => name.slice(0, 3).toLowerCase() === code.slice(0, 3)) + 1;
  return `20${code.slice(-2)}-${String(number).padStart(2, '0')}`;
}

function cheaper(one: PageEntry | null | undefined, other: PageEntry | null | undefined): PageEntry | null {
  if (!one || !other) return one ?? other ?? null;
  return other.pricePerPerson < one.pricePerPerson ? other : one;
}

function lowestOf(entries: MonthBlock['entries']): Pence | null {
  return lowestPrice(PRICED_RATINGS.map((stars) => entries[stars]?.pricePerPerson ?? null));
}
