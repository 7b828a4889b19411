import { XMLValidator, type XMLParser } from 'fast-xml-parser';

import { createXmlParser } from './create-xml-parser';
import { parseRows, type SearchRows } from './parse-rows';
import { scanRows } from './row-scanner';
import { readExtent, type SearchExtent } from './search-extent';

/** Longer responses are rejected before they are parsed. */
export const RESPONSE_LIMIT_CHARS = 8_000_000;

/** Limit of an incomplete row. A hotel with its flights is far shorter; without a limit, scanning would be quadratic. */
const ROW_LIMIT_CHARS = 256_000;
/** Limit of the text around the rows. Normal responses have very little; parsing a large one would take seconds. */
const FRAME_LIMIT_CHARS = 2_000_000;
/** A search requests at most 7,000 results with a flight each. */
const ROW_COUNT_LIMIT = 15_000;
const FAULT_LIMIT_CHARS = 300;

/** A search response that cannot be used. Its message is shown to the shopper. */
export class UnreadableResponseError extends Error {
  override readonly name = 'UnreadableResponseError';
}

/** What is known of a response when all of it has been read. */
export interface ResponseEnd {
  readonly badRows: number;
  readonly extent: SearchExtent;
}

/** An incremental parser of one search response. */
export interface SearchResponseParser {
  /**
   * Parses the next chunk and returns the rows that are complete now.
   *
   * @throws UnreadableResponseError when a limit is exceeded or the text contains a document type declaration
   */
  readonly read: (chunk: string) => SearchRows;
  /**
   * Reports the end of the text. Only now is the response known to be complete.
   *
   * @throws UnreadableResponseError when the response is incomplete, not XML, or an error of the supplier
   */
  readonly end: () => ResponseEnd;
}

const NOT_A_LIST = 'The answer was not a list of holidays.';
const INCOMPLETE = 'The answer broke off. Please try again.';
const TOO_LARGE = 'The answer was too large.';
const FORBIDDEN_DECLARATIONS = /<!(DOCTYPE|ENTITY)/i;
/** Longer than the declarations above, so that one that is split between chunks is found. */
const OVERLAP = 16;

/**
 * Creates a parser of the supplier's XML (DEC-106). Rows may have attributes or child elements, flights may be inside
 * their result or anywhere else, and the root may have any name.
 *
 * Complete rows are parsed as they arrive, so that the first holidays are shown before the last arrive. Invalid rows
 * are dropped and counted.
 */
export function createSearchResponseParser(): SearchResponseParser {
  const parser = createXmlParser();
  let pending = '';
  let frame = '';
  let tail = '';
  let length = 0;
  let rowCount = 0;
  let badRows = 0;

  return {
    read(chunk) {
      length += chunk.length;
      if (length > RESPONSE_LIMIT_CHARS) throw new UnreadableResponseError(TOO_LARGE);
      const window = tail + chunk;
      if (FORBIDDEN_DECLARATIONS.test(window)) throw new UnreadableResponseError(NOT_A_LIST);
      tail = window.slice(-OVERLAP);

      const { rows, between, rest } = scanRows(pending + chunk);
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
      return { badRows, extent: readExtent(readFrame(parser, frame + pending)) };
    },
  };
}

/**
 * Parses a complete search response.
 *
 * @throws UnreadableResponseError as `SearchResponseParser` does
 */
export function parseSearchResponse(text: string): SearchRows & ResponseEnd {
  const reader = createSearchResponseParser();
  return { ...reader.read(text), ...reader.end() };
}

/** Parses the text around the rows, which shows whether the response is complete and a search response at all. */
function readFrame(parser: XMLParser, frame: string): Record<string, unknown> {
  const text = frame.trim();
  if (!text.startsWith('<') || /^<html\b/i.test(text)) throw new UnreadableResponseError(NOT_A_LIST);
  if (XMLValidator.validate(text) !== true) throw new UnreadableResponseError(INCOMPLETE);

  const tree = parseTree(parser, text);
  const roots = Object.keys(tree).filter((name) => !name.startsWith('?'));
  // The validator accepts two roots when the first one is empty.
  if (roots.length !== 1) throw new UnreadableResponseError(INCOMPLETE);
  if (roots.some((root) => /^html$/i.test(root))) throw new UnreadableResponseError(NOT_A_LIST);
  const fault = findFault(tree);
  if (fault !== null) throw new UnreadableResponseError(fault);
  return tree;
}

function parseTree(parser: XMLParser, text: string): Record<string, unknown> {
  try {
    const tree: unknown = parser.parse(text);
    return isRecord(tree) ? tree : {};
  } catch {
    // Well-formed, but rejected by the parser: nested too deeply, or with a dangerous name such as `__proto__`.
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
  const message = isRecord(first) ? first['message'] : first;
  return typeof message === 'string' && message !== ''
    ? message.slice(0, FAULT_LIMIT_CHARS)
    : 'An error occurred';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
