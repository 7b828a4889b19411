import fc from 'fast-check';

import { responseXml, flightXml, resultXml } from '../../../testing/supplier-xml';

import { createSearchResponseParser, parseSearchResponse } from './search-response-parser';

const GOOD = resultXml({ reference: 'good' });
const ALSO_GOOD = resultXml({ reference: 'also good' });

/** Reads a row between two good ones; what is left of it, and how many rows were bad. */
function between(row: string) {
  const { results, flights, badRows } = parseSearchResponse(responseXml(GOOD, row, ALSO_GOOD));
  const references = results.map(({ quoteReference }) => quoteReference);
  expect([references[0], references.at(-1)]).toEqual(['good', 'also good']);
  return { results: results.slice(1, -1), flights, badRows };
}

const NO_NUMBERS = [
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

describe('hostile answers', () => {
  it.each([...NO_NUMBERS, '0.4', '1000000.01'].map((price) => [price]))(
    'drops and counts a price of %j, and keeps its neighbours',
    (price) => {
      expect(between(resultXml({ price }))).toEqual({ results: [], flights: [], badRows: 1 });
    },
  );

  it.each([...NO_NUMBERS, '7.5', '61'].map((nts) => [nts]))('drops and counts a stay of %j nights', (nts) => {
    expect(between(resultXml({ nts }))).toEqual({ results: [], flights: [], badRows: 1 });
  });

  it('takes a million pounds and sixty nights, which are the most', () => {
    const { results } = between(resultXml({ price: '1000000', nts: '60' }));
    expect(results).toMatchObject([{ pricePerPerson: 100_000_000, nights: 60 }]);
  });

  it.each(['-1', 'NaN', 'Infinity', '1e300', 'free', ''].map((fltCOST) => [fltCOST]))(
    'drops and counts a flight that costs %j',
    (fltCOST) => {
      expect(between(flightXml({ fltCOST }))).toEqual({ results: [], flights: [], badRows: 1 });
    },
  );

  it.each(['-30', 'NaN', '1e300', 'free', ''].map((pounds) => [pounds]))(
    'takes a bag at %j for one whose price is not known [DOM-FLT-02]',
    (pounds) => {
      const { flights } = between(
        flightXml({ adultBagCOST: pounds, childBagCOST: pounds, bagWeightKg: pounds }),
      );
      expect(flights).toMatchObject([{ adultBagPrice: 3_000, childBagPrice: 3_000, bagWeightKg: 20 }]);
    },
  );

  it.each(['-1', '5.1', '1e300', 'NaN', 'none', ''].map((score) => [score]))(
    'knows no review score where it reads %j',
    (score) => {
      const { results } = between(
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
  ])('keeps %s in a hotel name as the text that it is', (name) => {
    expect(between(resultXml({ rm1HTL: name })).results).toMatchObject([{ hotelName: name }]);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf'])(
    'loses no good row to a row that has a field %s',
    (name) => {
      for (const row of [
        resultXml({ [name]: '{"polluted":true}' }),
        `<Result ${name}="x"/>`,
        `<Result><${name}><polluted>1</polluted></${name}></Result>`,
      ]) {
        const { results, badRows } = between(row);
        expect(results.length + badRows).toBe(1);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('polluted' in {}).toBe(false);
    },
  );

  it.each([
    ['with an element that never ends', '<Result reference="x"><price>5</Result>'],
    ['that closes what it never began', '<Result reference="x"></price></rows></Result>'],
    ['without any field', '<Result/>'],
    ['with nothing but text', '<Result>543</Result>'],
    ['with an element in place of a value', '<Result reference="x"><price><a>5</a></price></Result>'],
  ])('loses no good row to a row %s', (_kind, row) => {
    expect(between(row)).toEqual({ results: [], flights: [], badRows: 1 });
  });

  it('keeps rows of the same reference, and results whose flight is missing', () => {
    const { results, flights, badRows } = parseSearchResponse(responseXml(GOOD, GOOD, GOOD));
    expect([results.length, flights.length, badRows]).toEqual([3, 0, 0]);
  });

  it('keeps good rows whatever stands in the fields of another one', () => {
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
        const { results, badRows } = between(resultXml(row));
        expect(results.length + badRows).toBe(1);
        for (const { pricePerPerson, nights, starClass, giataId } of results) {
          expect([pricePerPerson, giataId].every(Number.isSafeInteger)).toBe(true);
          expect(nights >= 1 && nights <= 60 && starClass >= 0 && starClass <= 5).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('refuses an entity bomb before anything in it grows', () => {
    const lols = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "lol">${lols.join('')}]><a>&l9;</a>`;
    expect(() => parseSearchResponse(bomb)).toThrow('The answer was not a list of holidays.');
  });

  it('leaves an entity that nobody defined as it stands', () => {
    expect(between(GOOD.replace('Sol Bay', '&l9; Bay')).results).toMatchObject([
      { hotelName: '&l9; Bay Resort' },
    ]);
  });

  it.each([
    ['a row that never ends', '<Result x="', 'y', 'The answer was not a list of holidays.'],
    ['a comment that never ends', '<!--', 'y', 'The answer was not a list of holidays.'],
    ['endless text', '', ' ', 'The answer was too large.'],
    ['endless nesting', '', '<b>', 'The answer was too large.'],
    ['endless rows', '', '<Result __proto__="1"/>', 'The answer was too large.'],
  ])('gives up on %s long before 8 MB', (_kind, begin, unit, words) => {
    const reader = createSearchResponseParser();
    const piece = unit.repeat(Math.ceil(16_384 / unit.length));
    let read = 0;
    reader.read(`<Response>${begin}`);
    expect(() => {
      for (; read < 8_000_000; read += piece.length) reader.read(piece);
    }).toThrow(words);
    expect(read).toBeLessThan(2_100_000);
  });

  it('refuses what is nested a hundred deep', () => {
    expect(() => parseSearchResponse('<a>'.repeat(200) + '</a>'.repeat(200))).toThrow(
      'The answer was not a list of holidays.',
    );
  });
});
