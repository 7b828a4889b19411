import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { parseRows, type SearchRows } from './parse-rows';
import { scanRows } from './row-scanner';

/** An answer longer than this is refused before it is parsed (api.md). */
export const RESPONSE_LIMIT_CHARS = 8_000_000;

/** A hotel with its flights is far shorter; what only begins a row is not kept and read again without end. */
const ROW_LIMIT_CHARS = 256_000;
/** Around the rows there is next to nothing; reading a mountain of something else would take seconds. */
const FRAME_LIMIT_CHARS = 2_000_000;
/** More than a search asks for: 7,000 results with a flight each. */
const ROW_COUNT_LIMIT = 15_000;
const FAULT_LIMIT_CHARS = 300;

/** Why an answer is no answer. Its message is for the shopper. */
export class UnreadableResponseError extends Error {
  override readonly name = 'UnreadableAnswer';
}

export interface SearchResponseParser {
  /** Takes the next piece of the text and gives the rows that are whole by now. @throws UnreadableAnswer */
  readonly read: (piece: string) => SearchRows;
  /**
   * Says that the text is over; only now is the answer known to be whole.
   *
   * @throws UnreadableAnswer when it broke off, was no XML, or is the supplier's word of a fault
   */
  readonly end: () => { readonly badRows: number };
}

const NOT_A_LIST = 'The answer was not a list of holidays.';
const INCOMPLETE = 'The answer broke off. Please try again.';
const TOO_LARGE = 'The answer was too large.';
const FORBIDDEN_DECLARATIONS = /<!(DOCTYPE|ENTITY)/i;
/** Longer than any of the words above, so that none slips through between pieces, however short they are. */
const OVERLAP = 16;

/**
 * Reads the supplier's XML as it arrives. Rows may hold their fields as attributes or as children, and
 * flights may stand in their result or anywhere beside; the root may have any name (DEC-106). Whole rows
 * are given to fast-xml-parser in pieces, so that the first holidays do not wait for the last; a row that
 * does not fit is left out and counted.
 */
export function createSearchResponseParser(): SearchResponseParser {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    // Without it `&#39;` would stay as it is.
    htmlEntities: true,
    isArray: (name) => name === 'Result' || name === 'Flight',
  });
  let pending = '';
  let frame = '';
  let tail = '';
  let length = 0;
  let rowCount = 0;
  let badRows = 0;

  return {
    read(piece) {
      length += piece.length;
      if (length > RESPONSE_LIMIT_CHARS) throw new UnreadableResponseError(TOO_LARGE);
      const seen = tail + piece;
      if (FORBIDDEN_DECLARATIONS.test(seen)) throw new UnreadableResponseError(NOT_A_LIST);
      tail = seen.slice(-OVERLAP);

      const { rows, between, rest } = scanRows(pending + piece);
      frame += between;
      pending = rest;
      rowCount += rows.length;
      if (frame.length > FRAME_LIMIT_CHARS || rowCount > ROW_COUNT_LIMIT)
        throw new UnreadableResponseError(TOO_LARGE);
      if (pending.length > ROW_LIMIT_CHARS) throw new UnreadableResponseError(NOT_A_LIST);
      if (rows.length === 0) return { results: [], flights: [] };
      const { read, bad } = parseRows(parser, rows);
      badRows += bad;
      return read;
    },
    end() {
      checkFrame(parser, frame + pending);
      return { badRows };
    },
  };
}

/** Everything at once, where nothing needs to be shown before. @throws UnreadableAnswer */
export function parseSearchResponse(text: string): SearchRows & { readonly badRows: number } {
  const reader = createSearchResponseParser();
  return { ...reader.read(text), ...reader.end() };
}

/** What stands around the rows tells whether the answer is whole, and whether it is one at all. */
function checkFrame(parser: XMLParser, frame: string): void {
  const text = frame.trim();
  if (!text.startsWith('<') || /^<html\b/i.test(text)) throw new UnreadableResponseError(NOT_A_LIST);
  if (XMLValidator.validate(text) !== true) throw new UnreadableResponseError(INCOMPLETE);

  const tree = parseTree(parser, text);
  const roots = Object.keys(tree).filter((name) => !name.startsWith('?'));
  // The validator lets two roots pass where the first one is empty.
  if (roots.length !== 1) throw new UnreadableResponseError(INCOMPLETE);
  if (roots.some((root) => /^html$/i.test(root))) throw new UnreadableResponseError(NOT_A_LIST);
  const fault = findFault(tree);
  if (fault !== null) throw new UnreadableResponseError(fault);
}

function parseTree(parser: XMLParser, text: string): Record<string, unknown> {
  try {
    const tree: unknown = parser.parse(text);
    return isRecord(tree) ? tree : {};
  } catch {
    // Well formed, and yet nothing that a supplier sends: nested a hundred deep, or named like a trap.
    throw new UnreadableResponseError(NOT_A_LIST);
  }
}

function findFault(node: unknown): string | null {
  if (Array.isArray(node)) return firstFault(node);
  if (!isRecord(node)) return null;
  const fault = node['Fault'] ?? node['Error'];
  if (fault !== undefined) return faultMessage(fault);
  return firstFault(Object.values(node)) ?? (node['Status'] === 'error' ? 'An error occurred' : null);
}

function firstFault(nodes: readonly unknown[]): string | null {
  return nodes.map(findFault).find((fault) => fault !== null) ?? null;
}

function faultMessage(fault: unknown): string {
  const first: unknown = Array.isArray(fault) ? fault[0] : fault;
  const words = isRecord(first) ? first['message'] : first;
  return typeof words === 'string' && words !== '' ? words.slice(0, FAULT_LIMIT_CHARS) : 'An error occurred';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
