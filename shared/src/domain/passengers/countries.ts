import english from 'i18n-iso-countries/langs/en.json';

/** A country of the ISO 3166-1 list. */
export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
}

/** All countries with English names, in alphabetical order (PAX-VAL-17, DEC-60). */
export const COUNTRIES: readonly Country[] = Object.entries(english.countries)
  .map(([code, names]: [string, string | string[]]) => ({
    code,
    name: (Array.isArray(names) ? names[0] : names) ?? code,
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Returns the two-letter code of an English country name for the payment provider; GB for an unknown name (BADGE-05). */
export function countryCode(name: string): string {
  return COUNTRIES.find((country) => country.name === name)?.code ?? 'GB';
}
