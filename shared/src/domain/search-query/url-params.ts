import { isoDateSchema, type IsoDate } from '../dates/iso-date';

/** Returns an integer parameter, or `null` when it is missing, invalid or out of range. */
export function integerParam(params: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = params.get(name);
  if (text === null || !/^-?\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Returns a date parameter that is present but not in the calendar, such as `2027-02-30`; else `null`. */
export function impossibleDateParam(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return text === '' || isoDateSchema.safeParse(text).success ? null : text;
}

/** Returns a date parameter, or `null` when it is missing or invalid. */
export function dateParam(params: URLSearchParams, name: string): IsoDate | null {
  const parsed = isoDateSchema.safeParse(params.get(name));
  return parsed.success ? parsed.data : null;
}
