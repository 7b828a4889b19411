const formatters = new Map<string, Intl.NumberFormat>();

/** Replaces the function of Base UI with the same name. */
export function getFormatter(
  locale: Intl.LocalesArgument,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Replaces the function with which Base UI formats the values of sliders and number fields. The first formatter of a
 * page takes 14 ms, and both format whole numbers without options.
 */
export function formatNumber(
  value: number | null,
  locale?: Intl.LocalesArgument,
  options?: Intl.NumberFormatOptions,
): string {
  if (value === null) return '';
  if (locale === undefined && options === undefined && Number.isInteger(value)) {
    return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  }
  return getFormatter(locale, options).format(value);
}
