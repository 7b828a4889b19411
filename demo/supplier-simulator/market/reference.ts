import { fromDayNumber, isoDateSchema, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { dayOf } from './day-of';

/**
 * Contents of a package reference. It needs no signature, because the price is computed again: a manipulated reference
 * is another package at its own price, or invalid.
 */
export interface PackageReference {
  readonly hotelKey: string;
  readonly date: IsoDate;
  readonly nights: number;
  readonly board: string;
  readonly flightId: string;
  /** Day of the quote. The price is valid until the end of the next day. */
  readonly quotedOn: IsoDate;
}

export function writeReference({ hotelKey, board, ...flight }: PackageReference): string {
  const { stay, end } = referenceParts(flight);
  return hotelKey + stay + board + end;
}

/** Returns what all references of a flight share. A reference is the hotel key, the stay, the board and the end. */
export function referenceParts({
  date,
  nights,
  flightId,
  quotedOn,
}: Omit<PackageReference, 'hotelKey' | 'board'>): { readonly stay: string; readonly end: string } {
  const compact = date.slice(0, 4) + date.slice(5, 7) + date.slice(8);
  return { stay: `.${compact}.${nights}.`, end: `.${flightId}.${dayOf(quotedOn).toString(36)}` };
}

/** Parses a reference. @returns `null` for a text that `writeReference` does not produce */
export function readReference(reference: string): PackageReference | null {
  const [hotelKey, compact, nights, board, flightId, quoted, ...rest] = reference.split('.');
  if (!hotelKey || !compact || !nights || !board || !flightId || !quoted || rest.length > 0) return null;
  const date = isoDateSchema.safeParse(compact.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  const quotedDay = Number.parseInt(quoted, 36);
  if (!date.success || !/^\d{1,2}$/.test(nights) || !(quotedDay > 0 && quotedDay < 100_000)) return null;
  return {
    hotelKey,
    date: date.data,
    nights: Number(nights),
    board,
    flightId,
    quotedOn: fromDayNumber(quotedDay),
  };
}
