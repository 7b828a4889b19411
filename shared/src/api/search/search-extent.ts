import { z } from 'zod';

import { isoDateSchema, type IsoDate } from '../../domain/dates/iso-date';
import { wholePounds, type Pence } from '../../domain/pricing/pence';

/** The whole of a search on one date, of which the response may contain a part. */
export interface DateTotals {
  readonly departureDate: IsoDate;
  readonly hotels: number;
  /** Per person, of the cheapest package of any hotel. */
  readonly lowestPrice: Pence;
}

/** How much of a search its response contains. */
export interface SearchExtent {
  /** The search has more packages than the requested number of results. */
  readonly truncated: boolean;
  /** Totals of the whole search; empty when the supplier sends none. */
  readonly dates: readonly DateTotals[];
  /** UK time of prices that are not fresh, see `readPricesFrom`. */
  readonly pricesFrom?: string | undefined;
}

const dateTotalsSchema = z
  .object({
    departureDate: isoDateSchema,
    hotels: z.coerce.number().int().positive().max(1_000_000),
    lowestPrice: z.coerce.number().positive().max(1_000_000),
  })
  .transform(({ departureDate, hotels, lowestPrice }): DateTotals => ({
    departureDate,
    hotels,
    lowestPrice: wholePounds(lowestPrice),
  }));

/**
 * Reads the extent from the elements around the rows: the attribute `truncated` of `Hotels`, and one `Date` element in
 * `Totals` for each date. Invalid totals are dropped.
 *
 * @param tree the parsed response without its rows
 * @see API-DPSEARCH-05, ADR 66
 */
export function readExtent(tree: unknown): SearchExtent {
  const dates = asArray(fieldsOf(firstNamed(tree, 'Totals'))['Date']);
  return {
    truncated: fieldsOf(firstNamed(tree, 'Hotels'))['truncated'] === 'true',
    dates: dates.flatMap((date) => {
      const totals = dateTotalsSchema.safeParse(date);
      return totals.success ? [totals.data] : [];
    }),
  };
}

/** The extent of one of several requests, with the totals of its rows. */
export interface ExtentPart extends SearchExtent {
  readonly received: readonly DateTotals[];
}

/**
 * Returns the extent of searches for different hotels together. Without the totals of a truncated one the totals of all
 * are unknown.
 */
export function sumExtents(parts: readonly ExtentPart[]): SearchExtent {
  const truncated = parts.some((part) => part.truncated);
  // The oldest, as texts of one format.
  const [pricesFrom] = parts.flatMap((part) => part.pricesFrom ?? []).toSorted();
  if (parts.some((part) => part.truncated && part.dates.length === 0))
    return { truncated, dates: [], pricesFrom };
  const byDate = new Map<IsoDate, DateTotals>();
  for (const part of parts) {
    for (const totals of part.truncated ? part.dates : part.received) {
      const { departureDate, hotels, lowestPrice } = totals;
      const other = byDate.get(departureDate);
      byDate.set(departureDate, {
        departureDate,
        hotels: hotels + (other?.hotels ?? 0),
        lowestPrice: other && other.lowestPrice < lowestPrice ? other.lowestPrice : lowestPrice,
      });
    }
  }
  return { truncated, dates: [...byDate.values()], pricesFrom };
}

/** Returns the first element with a name, at any depth. */
function firstNamed(node: unknown, name: string): unknown {
  const children = asArray(node).flatMap((one) => Object.entries(fieldsOf(one)));
  const own = children.find(([child]) => child === name);
  if (own) return own[1];
  for (const [, child] of children) {
    const found = firstNamed(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fieldsOf(node: unknown): Readonly<Record<string, unknown>> {
  const [first] = asArray(node);
  return typeof first === 'object' && first !== null ? { ...first } : {};
}

function asArray(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  return node === undefined ? [] : [node];
}
