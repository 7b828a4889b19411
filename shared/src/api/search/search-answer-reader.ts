import { XMLParser, XMLValidator } from 'fast-xml-parser';

import type { Flight } from '../../flights/flight';
import type { HotelResult } from '../../hotels/hotel-result';
import { flightRowSchema, resultRowSchema } from '../supplier-rows.schema';

import { scanRows } from './row-scanner';

/** An answer longer than this is refused before it is parsed (api.md). */
export const ANSWER_LIMIT_CHARS = 8_000_000;

/** Why an answer is no answer. Its message is for the shopper. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

export interface SearchRows {
  readonly results: readonly HotelResult[];
  readonly flights: readonly Flight[];
}

export interface SearchAnswerReader {
  /** Takes the next piece of the text and gives the rows that are whole by now. @throws UnreadableAnswer */
  readonly read: (piece: string) => SearchRows;
  /**
   * Says that the text is over; only now is the answer known to be whole.
   *
   * @throws UnreadableAnswer when it broke off, was no XML, or is the supplier's word of a fault
   */
  readonly end: () => { readonly badRows: number };
}

const NO_DEFINITIONS = /<!(DOCTYPE|ENTITY)/i;
/** Longer than any of the words above, so that none slips through between two pieces. */
const OVERLAP = 16;

/**
 * Reads the supplier's XML as it arrives. Rows may hold their fields as attributes or as children, and
 * flights may stand in their result or anywhere beside; the root may have any name (DEC-106). Whole rows
 * are given to fast-xml-parser in pieces, so that the first holidays do not wait for the last; a row that
 * does not fit is left out and counted.
 */
export function createSearchAnswerReader(): SearchAnswerReader {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    isArray: (name) => name === 'Result' || name === 'Flight',
  });
  let pending = '';
  let frame = '';
  let tail = '';
  let length = 0;
  let badRows = 0;

  return {
    read(piece) {
      length += piece.length;
      if (length > ANSWER_LIMIT_CHARS) throw new UnreadableAnswer('The answer was too large.');
      if (NO_DEFINITIONS.test(tail + piece))
        throw new UnreadableAnswer('The answer was not a list of holidays.');
      tail = piece.slice(-OVERLAP);

      const { rows, between, rest } = scanRows(pending + piece);
      frame += between;
      pending = rest;
      if (rows.length === 0) return { results: [], flights: [] };
      return collectRows(parsed(parser, rows), () => (badRows += 1));
    },
    end() {
      judgeFrame(parser, frame + pending);
      return { badRows };
    },
  };
}

/** Everything at once, where nothing needs to be shown before. @throws UnreadableAnswer */
export function readSearchAnswer(text: string): SearchRows & { readonly badRows: number } {
  const reader = createSearchAnswerReader();
  return { ...reader.read(text), ...reader.end() };
}

function parsed(parser: XMLParser, rows: readonly string[]): unknown {
  try {
    return parser.parse(`<rows>${rows.join('')}</rows>`);
  } catch {
    throw new UnreadableAnswer('The answer was not a list of holidays.');
  }
}

/** What stands around the rows tells whether the answer is whole, and whether it is one at all. */
function judgeFrame(parser: XMLParser, frame: string): void {
  const text = frame.trim();
  if (!text.startsWith('<') || /^<html\b/i.test(text))
    throw new UnreadableAnswer('The answer was not a list of holidays.');
  if (XMLValidator.validate(text) !== true)
    throw new UnreadableAnswer('The answer broke off. Please try again.');

  const fault = faultOf(parser.parse(text));
  if (fault !== null) throw new UnreadableAnswer(fault);
}

function faultOf(node: unknown): string | null {
  if (!isRecord(node)) return null;
  const fault = node['Fault'];
  if (fault !== undefined) {
    const first: unknown = Array.isArray(fault) ? fault[0] : fault;
    return isRecord(first) && typeof first['message'] === 'string' ? first['message'] : 'An error occurred';
  }
  if (node['Status'] === 'error' && node['Logs'] === undefined) return 'An error occurred';
  for (const child of Object.values(node)) {
    const found = faultOf(child);
    if (found !== null) return found;
  }
  return null;
}

function collectRows(tree: unknown, onBadRow: () => void): SearchRows {
  const rows = isRecord(tree) && isRecord(tree['rows']) ? tree['rows'] : {};
  const results: HotelResult[] = [];
  const flights: Flight[] = [];
  const addFlight = (row: Record<string, unknown>, owner: string | null) => {
    const flight = flightRowSchema.safeParse({ ...row, fltId: row['fltId'] ?? row['reference'] ?? owner });
    if (flight.success) flights.push(flight.data);
    else onBadRow();
  };

  for (const row of recordsIn(rows['Result'])) {
    const result = resultRowSchema.safeParse({ ...row, fltId: row['fltId'] ?? row['reference'] });
    if (result.success) results.push(result.data);
    else onBadRow();
    for (const flight of recordsIn(row['Flight']))
      addFlight(flight, String(row['fltId'] ?? row['reference'] ?? ''));
  }
  for (const row of recordsIn(rows['Flight'])) addFlight(row, null);
  return { results, flights };
}

function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
