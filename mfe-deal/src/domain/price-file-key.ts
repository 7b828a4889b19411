const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/**
 * The key of the price file that stands for a month (DOM-DBI-03): its own, such as `jan2027`, else that of the
 * same month a year earlier, else a year later (CACHE-09, DEC-26).
 *
 * @param month `yyyy-MM`
 * @returns `null` when the deal has none of them
 */
export function priceFileKey(files: Readonly<Record<string, string>>, month: string): string | null {
  const year = Number(month.slice(0, 4));
  const name = MONTHS[Number(month.slice(5, 7)) - 1];
  const keys = [year, year - 1, year + 1].map((one) => `${name ?? ''}${one}`);
  return keys.find((key) => Object.hasOwn(files, key)) ?? null;
}
