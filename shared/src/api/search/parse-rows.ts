import { XMLValidator, type XMLParser } from 'fast-xml-parser';

import type { Flight } from '../../domain/flights/flight';
import type { HotelResult } from '../../domain/hotels/hotel-result';
import { flightRowSchema, resultRowSchema } from '../supplier-rows.schema';

import { readPlainRow } from './plain-row';

/** The rows of a search response, or of a part of it. */
export interface SearchRows {
  readonly results: readonly HotelResult[];
  readonly flights: readonly Flight[];
}

interface ParsedRows {
  /** Whether no row has an empty field or a child element. */
  readonly plain: boolean;
  readonly results: readonly Fields[];
  readonly flights: readonly Fields[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses complete `Result` and `Flight` elements. `bad` is the number of invalid elements, nested flights included.
 *
 * @param rows the text of one element each
 */
export function parseRows(
  parser: XMLParser,
  rows: readonly string[],
): { readonly read: SearchRows; readonly bad: number } {
  const all = readPlainRows(rows) ?? parseElements(parser, rows);
  if (all) return collectRows([all]);
  // A malformed element absorbs its neighbours, so each element is parsed separately.
  const valid = rows
    .filter((row) => XMLValidator.validate(row) === true)
    .flatMap((row) => parseElements(parser, [row]) ?? []);
  const { read, bad } = collectRows(valid);
  return { read, bad: bad + rows.length - valid.length };
}

/** Returns `null` when an element has another form than `readPlainRow` reads. */
function readPlainRows(rows: readonly string[]): ParsedRows | null {
  const parsed: { readonly Result: Fields[]; readonly Flight: Fields[] } = { Result: [], Flight: [] };
  for (const row of rows) {
    const plain = readPlainRow(row);
    if (plain === null) return null;
    parsed[plain.element].push(plain.fields);
  }
  return { plain: true, results: parsed.Result, flights: parsed.Flight };
}

/** Returns `null` when an element is malformed or has a name that the parser rejects, such as `__proto__`. */
function parseElements(parser: XMLParser, rows: readonly string[]): ParsedRows | null {
  try {
    const tree: unknown = parser.parse(`<rows>${rows.join('')}</rows>`);
    const found = isRecord(tree) && isRecord(tree['rows']) ? tree['rows'] : {};
    const [results, flights] = [elements(found['Result']), elements(found['Flight'])];
    return results.length + flights.length === rows.length ? { plain: false, results, flights } : null;
  } catch {
    return null;
  }
}

function collectRows(parts: readonly ParsedRows[]): { readonly read: SearchRows; readonly bad: number } {
  const results: HotelResult[] = [];
  const flights: Flight[] = [];
  let bad = 0;

  function add(row: Fields, owner: unknown): void {
    const flight = flightRowSchema.safeParse({ ...row, fltId: flightIdOf(row) ?? owner });
    if (flight.success) flights.push(flight.data);
    else bad += 1;
  }

  for (const { plain, ...part } of parts) {
    for (const node of part.results) {
      const row = plain ? node : withoutEmptyFields(node);
      const result = resultRowSchema.safeParse({ ...row, fltId: flightIdOf(row) });
      if (result.success) results.push(result.data);
      else bad += 1;
      if (plain) continue;
      for (const flight of nestedFlights(row)) add(withoutEmptyFields(flight), flightIdOf(row));
    }
    for (const node of part.flights) add(plain ? node : withoutEmptyFields(node), undefined);
  }
  return { read: { results, flights }, bad };
}

/** Flights belong to results with the same `fltId`, or else with the same reference (DEC-106). */
function flightIdOf(row: Fields): unknown {
  return row['fltId'] ?? row['reference'];
}

/** Removes empty fields: they mean the same as missing ones, but would be parsed as the number 0. */
function withoutEmptyFields(node: Fields): Fields {
  if (!Object.values(node).includes('')) return node;
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== ''));
}

/** Returns the flights inside a result, at any depth. */
function nestedFlights(node: object): readonly Fields[] {
  return Object.entries(node)
    .filter(([, child]) => typeof child === 'object' && child !== null)
    .flatMap(([name, child]: [string, object]) =>
      name === 'Flight' ? elements(child) : nestedFlights(child),
    );
}

/** The parser returns a text for an element without attributes and child elements. */
function elements(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) return [];
  return value.map((element: unknown) => (isRecord(element) ? element : {}));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
