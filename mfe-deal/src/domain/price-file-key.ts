const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/**
 * Returns the key of the price file to use for a month, such as `jan2027` (DOM-DBI-03).
 *
 * Falls back to the same month of the year before, then of the year after (CACHE-09, DEC-26).
 *
 * @param month `yyyy-MM`
 * @returns `null` when the deal has none of the three files
 */
export function priceFileKey(files: Readonly<Record<string, string>>, month: string): string | null {
  const year = Number(month.slice(0, 4));
  const name = MONTHS[Number(month.slice(5, 7)) - 1];
  const keys = [year, year - 1, year + 1].map((candidate) => `${name ?? ''}${candidate}`);
  return keys.find((key) => Object.hasOwn(files, key)) ?? null;
}
