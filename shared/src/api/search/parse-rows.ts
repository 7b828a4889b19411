import { XMLValidator, type XMLParser } from 'fast-xml-parser';

import type { Flight } from '../../domain/flights/flight';
import type { HotelResult } from '../../domain/hotels/hotel-result';
import { flightRowSchema, resultRowSchema } from '../supplier-rows.schema';

/** The rows of a search response, or of a part of it. */
export interface SearchRows {
  readonly results: readonly HotelResult[];
  readonly flights: readonly Flight[];
}

interface ParsedRows {
  readonly results: readonly unknown[];
  readonly flights: readonly unknown[];
}

/**
 * Parses complete `Result` and `Flight` elements. `bad` is the number of invalid elements, nested flights included.
 *
 * @param rows the text of one element each
 */
export function parseRows(
  parser: XMLParser,
  rows: readonly string[],
): { readonly read: SearchRows; readonly bad: number } {
  const all = parseElements(parser, rows);
  if (all) return collectRows([all]);
  // A malformed element absorbs its neighbours, so each element is parsed separately.
  const valid = rows
    .filter((row) => XMLValidator.validate(row) === true)
    .flatMap((row) => parseElements(parser, [row]) ?? []);
  const { read, bad } = collectRows(valid);
  return { read, bad: bad + rows.length - valid.length };
}

/** Returns `null` when an element is malformed or has a name that the parser rejects, such as `__proto__`. */
function parseElements(parser: XMLParser, rows: readonly string[]): ParsedRows | null {
  try {
    const tree: unknown = parser.parse(`<rows>${rows.join('')}</rows>`);
    const found = isRecord(tree) && isRecord(tree['rows']) ? tree['rows'] : {};
    const [results, flights] = [asArray(found['Result']), asArray(found['Flight'])];
    return results.length + flights.length === rows.length ? { results, flights } : null;
  } catch {
    return null;
  }
}

function collectRows(parts: readonly ParsedRows[]): { readonly read: SearchRows; readonly bad: number } {
  const results: HotelResult[] = [];
  const flights: Flight[] = [];
  let bad = 0;

  function add(node: unknown, owner: unknown): void {
    const row = withoutEmptyFields(node);
    const flight = flightRowSchema.safeParse({ ...row, fltId: flightIdOf(row) ?? owner });
    if (flight.success) flights.push(flight.data);
    else bad += 1;
  }

  for (const part of parts) {
    for (const node of part.results) {
      const row = withoutEmptyFields(node);
      const result = resultRowSchema.safeParse({ ...row, fltId: flightIdOf(row) });
      if (result.success) results.push(result.data);
      else bad += 1;
      for (const flight of nestedFlights(row)) add(flight, flightIdOf(row));
    }
    for (const flight of part.flights) add(flight, undefined);
  }
  return { read: { results, flights }, bad };
}

/** Flights belong to results with the same `fltId`, or else with the same reference (DEC-106). */
function flightIdOf(row: Record<string, unknown>): unknown {
  return row['fltId'] ?? row['reference'];
}

/** Removes empty fields: they mean the same as missing ones, but would be parsed as the number 0. */
function withoutEmptyFields(node: unknown): Record<string, unknown> {
  if (!isRecord(node)) return {};
  const fields = Object.entries(node).filter(([, value]) => value !== '');
  return fields.length === Object.keys(node).length ? node : Object.fromEntries(fields);
}

/** Returns the flights inside a result, at any depth. */
function nestedFlights(node: object): readonly unknown[] {
  return Object.entries(node)
    .filter(([, child]) => typeof child === 'object' && child !== null)
    .flatMap(([name, child]: [string, object]) =>
      name === 'Flight' ? asArray(child) : nestedFlights(child),
    );
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
