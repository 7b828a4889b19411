import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { sampleSearchResponse } from '../../../testing/sample-search-response';

import {
  createSearchResponseParser,
  parseSearchResponse,
  UnreadableResponseError,
} from './search-response-parser';

/** Reads a text in pieces that end at the given places. */
function readCut(text: string, cuts: readonly number[]) {
  const reader = createSearchResponseParser();
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((one, other) => one - other)];
  const pieces = places.map((start, index) => reader.read(text.slice(start, places[index + 1])));
  return {
    results: pieces.flatMap(({ results }) => results),
    flights: pieces.flatMap(({ flights }) => flights),
    ...reader.end(),
  };
}

const someCuts = fc.array(fc.nat(20_000), { maxLength: 4 });

/** What a shopper is told, or `null` when the text was taken for an answer. */
function refusalOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableResponseError);
    return (error as UnreadableResponseError).message;
  }
}

describe('the forms of a search answer', () => {
  it('gives exactly the rows of 10,000 answers, whatever their form and wherever they are cut [DEC-106, API-DPSEARCH-04]', () => {
    fc.assert(
      fc.property(sampleSearchResponse, someCuts, ({ text, results, flights }, cuts) => {
        const read = readCut(text, cuts);
        const found = {
          results: read.results,
          flights: read.flights.toSorted((one, other) => (one.flightId < other.flightId ? -1 : 1)),
          badRows: read.badRows,
        };
        const wanted = {
          results,
          flights: flights.toSorted((one, other) => (one.flightId < other.flightId ? -1 : 1)),
          badRows: 0,
        };
        // Only what differs is worth the time of a readable comparison.
        if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
      }),
      { numRuns: 10_000 },
    );
  });

  it('refuses every answer that breaks off before its end, at whatever letter [DEC-106]', () => {
    fc.assert(
      fc.property(sampleSearchResponse, fc.nat(20_000), ({ text }, place) => {
        const refusal = refusalOf(() => parseSearchResponse(text.slice(0, place % text.length)));
        expect(refusal).toMatch(/broke off|not a list/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses definitions wherever they stand and however they are cut [DEC-106]', () => {
    const definition = fc.constantFrom(
      '<!DOCTYPE a [<!ENTITY b "c">]>',
      '<!doctype html>',
      '<!DocType x SYSTEM "http://shop.test/x.dtd">',
      '<!ENTITY b SYSTEM "file:///etc/passwd">',
    );
    fc.assert(
      fc.property(
        sampleSearchResponse,
        definition,
        fc.integer({ min: 1, max: 7 }),
        ({ text }, harm, size) => {
          const harmful = text.startsWith('<?xml') ? text.replace('?>', `?>${harm}`) : harm + text;
          const cuts = Array.from({ length: Math.floor(harmful.length / size) }, (_, index) => index * size);
          expect(refusalOf(() => readCut(harmful, cuts))).toBe('The answer was not a list of holidays.');
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
  ])('refuses %j, which is no answer [DEC-106]', (text) => {
    expect(refusalOf(() => parseSearchResponse(text))).toBe('The answer was not a list of holidays.');
  });

  it.each([
    '<a/><b/>',
    '<a></a>trailing',
    '<a><b></a></b>',
    '<a b="1" b="2"/>',
    '<Response><Result reference="r1"></Response>',
  ])('refuses %s, which is no XML [DEC-106]', (text) => {
    expect(refusalOf(() => parseSearchResponse(text))).toMatch(/broke off/);
  });

  it.each([
    ['<Response Status="error"/>', 'An error occurred'],
    ['<Response Status="error"><Logs/></Response>', 'An error occurred'],
    ['<Response><Logs/><Logs><Faults><Fault message="Too busy"/></Faults></Logs></Response>', 'Too busy'],
    ['<Response><Fault>Closed</Fault></Response>', 'Closed'],
    ['<Error/>', 'An error occurred'],
  ])('takes %s for the failure it is [DEC-106, ERR-01]', (text, words) => {
    expect(refusalOf(() => parseSearchResponse(text))).toBe(words);
  });
});
