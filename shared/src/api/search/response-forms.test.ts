import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { sampleSearchResponse } from '../../../testing/sample-search-response';

import {
  createSearchResponseParser,
  parseSearchResponse,
  UnreadableResponseError,
} from './search-response-parser';

/** Parses a text in chunks that end at the given positions. */
function parseInChunks(text: string, cuts: readonly number[]) {
  const parser = createSearchResponseParser();
  const starts = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((one, other) => one - other)];
  const chunks = starts.map((start, index) => parser.read(text.slice(start, starts[index + 1])));
  return {
    results: chunks.flatMap(({ results }) => results),
    flights: chunks.flatMap(({ flights }) => flights),
    ...parser.end(),
  };
}

const sampleCuts = fc.array(fc.nat(20_000), { maxLength: 4 });

/** Returns the message of the error, or `null` when the response is accepted. */
function rejectionOf(parse: () => unknown): string | null {
  try {
    parse();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableResponseError);
    return (error as UnreadableResponseError).message;
  }
}

describe('the allowed forms of a search response', () => {
  it('return exactly the rows of 10,000 responses in any form and any split [DEC-106, API-DPSEARCH-04]', () => {
    fc.assert(
      fc.property(sampleSearchResponse, sampleCuts, ({ text, results, flights }, cuts) => {
        const parsed = parseInChunks(text, cuts);
        const actual = {
          results: parsed.results,
          flights: parsed.flights.toSorted((one, other) => (one.flightId < other.flightId ? -1 : 1)),
          badRows: parsed.badRows,
        };
        const expected = {
          results,
          flights: flights.toSorted((one, other) => (one.flightId < other.flightId ? -1 : 1)),
          badRows: 0,
        };
        // The readable comparison is slow, so only differences run it.
        if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
      }),
      { numRuns: 10_000 },
    );
  });

  it('reject every response that ends early, at any character [DEC-106]', () => {
    fc.assert(
      fc.property(sampleSearchResponse, fc.nat(20_000), ({ text }, end) => {
        const rejection = rejectionOf(() => parseSearchResponse(text.slice(0, end % text.length)));
        expect(rejection).toMatch(/broke off|not a list/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('reject document type and entity declarations at any position and in any split [DEC-106]', () => {
    const declaration = fc.constantFrom(
      '<!DOCTYPE a [<!ENTITY b "c">]>',
      '<!doctype html>',
      '<!DocType x SYSTEM "http://shop.test/x.dtd">',
      '<!ENTITY b SYSTEM "file:///etc/passwd">',
    );
    fc.assert(
      fc.property(
        sampleSearchResponse,
        declaration,
        fc.integer({ min: 1, max: 7 }),
        ({ text }, inserted, size) => {
          const harmful = text.startsWith('<?xml') ? text.replace('?>', `?>${inserted}`) : inserted + text;
          const cuts = Array.from({ length: Math.floor(harmful.length / size) }, (_, index) => index * size);
          expect(rejectionOf(() => parseInChunks(harmful, cuts))).toBe(
            'The answer was not a list of holidays.',
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    '<html><body><p>Down for maintenance</p></body></html>',
    '<?xml version="1.0"?>\n<!-- cached --><HTML><body/></HTML>',
    '{"error":{"code":"busy"}}',
    'price,departureDate\n543,2027-06-12',
    '   ',
    '\u0000\u0001',
  ])('reject %j, which is not a search response [DEC-106]', (text) => {
    expect(rejectionOf(() => parseSearchResponse(text))).toBe('The answer was not a list of holidays.');
  });

  it.each([
    '<a/><b/>',
    '<a></a>trailing',
    '<a><b></a></b>',
    '<a b="1" b="2"/>',
    '<Response><Result reference="r1"></Response>',
  ])('reject %s, which is not well-formed [DEC-106]', (text) => {
    expect(rejectionOf(() => parseSearchResponse(text))).toMatch(/broke off/);
  });

  it.each([
    ['<Response Status="error"/>', 'An error occurred'],
    ['<Response Status="error"><Logs/></Response>', 'An error occurred'],
    ['<Response><Logs/><Logs><Faults><Fault message="Too busy"/></Faults></Logs></Response>', 'Too busy'],
    ['<Response><Fault>Closed</Fault></Response>', 'Closed'],
    ['<Error/>', 'An error occurred'],
  ])('report %s as an error of the supplier [DEC-106, ERR-01]', (text, message) => {
    expect(rejectionOf(() => parseSearchResponse(text))).toBe(message);
  });
});
