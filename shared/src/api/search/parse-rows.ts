import { XMLValidator, type XMLParser } from 'fast-xml-parser';

import type { Flight } from '../../domain/flights/flight';
import type { HotelResult } from '../../domain/hotels/hotel-result';
import { flightRowSchema, resultRowSchema } from '../supplier-rows.schema';

export interface SearchRows {
  readonly results: readonly HotelResult[];
  readonly flights: readonly Flight[];
}

interface ParsedRows {
  readonly results: readonly unknown[];
  readonly flights: readonly unknown[];
}

/** Reads whole `Result` and `Flight` elements; `bad` is how many of them, or of the flights within, do not fit. */
export function parseRows(
  parser: XMLParser,
  rows: readonly string[],
): { readonly read: SearchRows; readonly bad: number } {
  const together = parsed(parser, rows);
  if (together) return collected([together]);
  // A malformed row swallows its neighbours, or all of them: each is read by itself.
  const alone = rows
    .filter((row) => XMLValidator.validate(row) === true)
    .flatMap((row) => parsed(parser, [row]) ?? []);
  const { read, bad } = collected(alone);
  return { read, bad: bad + rows.length - alone.length };
}

/** `null` when one of the rows is malformed, or has a name that the parser takes for an attack. */
function parsed(parser: XMLParser, rows: readonly string[]): ParsedRows | null {
  try {
    const tree: unknown = parser.parse(`<rows>${rows.join('')}</rows>`);
    const found = isRecord(tree) && isRecord(tree['rows']) ? tree['rows'] : {};
    const [results, flights] = [listOf(found['Result']), listOf(found['Flight'])];
    return results.length + flights.length === rows.length ? { results, flights } : null;
  } catch {
    return null;
  }
}

function collected(parts: readonly ParsedRows[]): { readonly read: SearchRows; readonly bad: number } {
  const results: HotelResult[] = [];
  const flights: Flight[] = [];
  let bad = 0;

  function add(node: unknown, owner: unknown): void {
    const row = filledIn(node);
    const flight = flightRowSchema.safeParse({ ...row, fltId: idOf(row) ?? owner });
    if (flight.success) flights.push(flight.data);
    else bad += 1;
  }

  for (const part of parts) {
    for (const node of part.results) {
      const row = filledIn(node);
      const result = resultRowSchema.safeParse({ ...row, fltId: idOf(row) });
      if (result.success) results.push(result.data);
      else bad += 1;
      for (const flight of flightsWithin(row)) add(flight, idOf(row));
    }
    for (const flight of part.flights) add(flight, undefined);
  }
  return { read: { results, flights }, bad };
}

/** Flights are tied to results by `fltId`, or else by the reference (DEC-106). */
function idOf(row: Record<string, unknown>): unknown {
  return row['fltId'] ?? row['reference'];
}

/** A field that is there but empty says as little as a missing one; as a number it would be 0. */
function filledIn(node: unknown): Record<string, unknown> {
  if (!isRecord(node)) return {};
  const fields = Object.entries(node).filter(([, value]) => value !== '');
  return fields.length === Object.keys(node).length ? node : Object.fromEntries(fields);
}

/** Flights may stand in a result, or in an element of it that holds them all. */
function flightsWithin(node: object): readonly unknown[] {
  return Object.entries(node)
    .filter(([, child]) => typeof child === 'object' && child !== null)
    .flatMap(([name, child]: [string, object]) => (name === 'Flight' ? listOf(child) : flightsWithin(child)));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
