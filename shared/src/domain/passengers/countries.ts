import english from 'i18n-iso-countries/langs/en.json';

export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
}

/** The ISO list in English, alphabetical (PAX-VAL-17, DEC-60). */
export const COUNTRIES: readonly Country[] = Object.entries(english.countries)
  .map(([code, names]: [string, string | string[]]) => ({
    code,
    name: (Array.isArray(names) ? names[0] : names) ?? code,
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** The two-letter code for the payment provider; GB for a name that is not in the list (BADGE-05). */
export function countryCode(name: string): string {
  return COUNTRIES.find((country) => country.name === name)?.code ?? 'GB';
}
