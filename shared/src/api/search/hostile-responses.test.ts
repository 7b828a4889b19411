import fc from 'fast-check';

import { responseXml, flightXml, resultXml } from '../../../testing/supplier-xml';

import { createSearchResponseParser, parseSearchResponse } from './search-response-parser';

const GOOD = resultXml({ reference: 'good' });
const ALSO_GOOD = resultXml({ reference: 'also good' });

/** Parses a row between two valid ones and returns what remains of it and the number of invalid rows. */
function parseBetweenValidRows(row: string) {
  const { results, flights, badRows } = parseSearchResponse(responseXml(GOOD, row, ALSO_GOOD));
  const references = results.map(({ quoteReference }) => quoteReference);
  expect([references[0], references.at(-1)]).toEqual(['good', 'also good']);
  return { results: results.slice(1, -1), flights, badRows };
}

const INVALID_NUMBERS = [
  '-5',
  '-0',
  '0',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e300',
  'free',
  '£543',
  '1,000',
  '',
  ' ',
];

describe('a hostile search response', () => {
  it.each([...INVALID_NUMBERS, '0.4', '1000000.01'].map((price) => [price]))(
    'drops and counts a row with the price %j and keeps its neighbours',
    (price) => {
      expect(parseBetweenValidRows(resultXml({ price }))).toEqual({ results: [], flights: [], badRows: 1 });
    },
  );

  it.each([...INVALID_NUMBERS, '7.5', '61'].map((nts) => [nts]))(
    'drops and counts a row with %j nights',
    (nts) => {
      expect(parseBetweenValidRows(resultXml({ nts }))).toEqual({ results: [], flights: [], badRows: 1 });
    },
  );

  it('accepts the maximum of a million pounds and sixty nights', () => {
    const { results } = parseBetweenValidRows(resultXml({ price: '1000000', nts: '60' }));
    expect(results).toMatchObject([{ pricePerPerson: 100_000_000, nights: 60 }]);
  });

  it.each(['-1', 'NaN', 'Infinity', '1e300', 'free', ''].map((fltCOST) => [fltCOST]))(
    'drops and counts a flight with the price %j',
    (fltCOST) => {
      expect(parseBetweenValidRows(flightXml({ fltCOST }))).toEqual({ results: [], flights: [], badRows: 1 });
    },
  );

  it.each(['-30', 'NaN', '1e300', 'free', ''].map((pounds) => [pounds]))(
    'uses the default price and weight for a bag with the values %j [DOM-FLT-02]',
    (pounds) => {
      const { flights } = parseBetweenValidRows(
        flightXml({ adultBagCOST: pounds, childBagCOST: pounds, bagWeightKg: pounds }),
      );
      expect(flights).toMatchObject([{ adultBagPrice: 3_000, childBagPrice: 3_000, bagWeightKg: 20 }]);
    },
  );

  it.each(['-1', '5.1', '1e300', 'NaN', 'none', ''].map((score) => [score]))(
    'has no review score for the value %j',
    (score) => {
      const { results } = parseBetweenValidRows(
        resultXml({ rm1GiataTaRating: score, rm1GiataTaReviewCount: score === '5.1' ? '-1' : score }),
      );
      expect(results).toMatchObject([{ reviewScore: null, reviewCount: null }]);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><b>',
    "'; DROP TABLE",
    '&lt;i&gt;',
  ])('keeps %s in a hotel name as text', (name) => {
    expect(parseBetweenValidRows(resultXml({ rm1HTL: name })).results).toMatchObject([{ hotelName: name }]);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf'])(
    'loses no valid row to a row with the field %s',
    (name) => {
      for (const row of [
        resultXml({ [name]: '{"polluted":true}' }),
        `<Result ${name}="x"/>`,
        `<Result><${name}><polluted>1</polluted></${name}></Result>`,
      ]) {
        const { results, badRows } = parseBetweenValidRows(row);
        expect(results.length + badRows).toBe(1);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('polluted' in {}).toBe(false);
    },
  );

  it.each([
    ['with an unclosed element', '<Result reference="x"><price>5</Result>'],
    ['with closing tags that were not opened', '<Result reference="x"></price></rows></Result>'],
    ['without fields', '<Result/>'],
    ['with text only', '<Result>543</Result>'],
    ['with an element instead of a value', '<Result reference="x"><price><a>5</a></price></Result>'],
  ])('loses no valid row to a row %s', (_kind, row) => {
    expect(parseBetweenValidRows(row)).toEqual({ results: [], flights: [], badRows: 1 });
  });

  it('keeps rows with the same reference and results without their flight', () => {
    const { results, flights, badRows } = parseSearchResponse(responseXml(GOOD, GOOD, GOOD));
    expect([results.length, flights.length, badRows]).toEqual([3, 0, 0]);
  });

  it('keeps valid rows whatever the fields of another row contain', () => {
    const fields =
      'reference price departureDate nts brd depAPC arrAPC fltId rm1HTL rm1HTLKEY rm1Giata rm1RES rm1RTG __proto__';
    const field = fc.constantFrom(...fields.split(' '), 'rm1GiataTaRating', 'rm1TYP');
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom(
        '',
        '[object Object]',
        'null',
        'true',
        '2027-02-30',
        '0000-00-00',
        '\u0000',
        '\uD800',
        'é',
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(field, value, { minKeys: 1 }), (row) => {
        const { results, badRows } = parseBetweenValidRows(resultXml(row));
        expect(results.length + badRows).toBe(1);
        for (const { pricePerPerson, nights, starClass, giataId } of results) {
          expect([pricePerPerson, giataId].every(Number.isSafeInteger)).toBe(true);
          expect(nights >= 1 && nights <= 60 && starClass >= 0 && starClass <= 5).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('rejects an entity bomb before it expands', () => {
    const lols = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "lol">${lols.join('')}]><a>&l9;</a>`;
    expect(() => parseSearchResponse(bomb)).toThrow('The answer was not a list of holidays.');
  });

  it('keeps an undefined entity as text', () => {
    expect(parseBetweenValidRows(GOOD.replace('Sol Bay', '&l9; Bay')).results).toMatchObject([
      { hotelName: '&l9; Bay Resort' },
    ]);
  });

  it.each([
    ['an endless row', '<Result x="', 'y', 'The answer was not a list of holidays.'],
    ['an endless comment', '<!--', 'y', 'The answer was not a list of holidays.'],
    ['endless text', '', ' ', 'The answer was too large.'],
    ['endless nesting', '', '<b>', 'The answer was too large.'],
    ['endless rows', '', '<Result __proto__="1"/>', 'The answer was too large.'],
  ])('rejects %s long before 8 MB', (_kind, start, unit, message) => {
    const parser = createSearchResponseParser();
    const chunk = unit.repeat(Math.ceil(16_384 / unit.length));
    let read = 0;
    parser.read(`<Response>${start}`);
    expect(() => {
      for (; read < 8_000_000; read += chunk.length) parser.read(chunk);
    }).toThrow(message);
    expect(read).toBeLessThan(2_100_000);
  });

  it('rejects deeply nested elements', () => {
    expect(() => parseSearchResponse('<a>'.repeat(200) + '</a>'.repeat(200))).toThrow(
      'The answer was not a list of holidays.',
    );
  });
});
