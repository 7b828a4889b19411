import fc from 'fast-check';

import {
  createSearchResponseParser,
  parseSearchResponse,
  UnreadableResponseError,
} from './search-response-parser';

const RESULT = `reference="r1" price="543" departureDate="2027-06-12" nts="7" brd="AI" depAPC="LGW" arrAPC="AYT" fltId="f1" rm1HTL="Sol &amp; Mar &gt; Beach" rm1HTLKEY="H1" rm1Giata="12345" rm1RES="Side, Antalya" rm1RTG="4" rm1GiataTaRating="4.5" rm1GiataTaReviewCount="1280" rm1TYP="DB2" rm1TYPDESC="Double room"`;
const FLIGHT = `fltId="f1" depAPC="LGW" arrAPC="AYT" obdepDate="2027-06-12T06:10:00" obarrDate="2027-06-12T12:15:00" ibdepDate="2027-06-19T13:05:00" ibarrDate="2027-06-19T15:40:00" fltCOST="181" obfltsupp="u2" obfltno="8071" ibfltsupp="u2" ibfltno="8072"`;
const answer = (rows: string) =>
  `<?xml version="1.0"?>\n<Response Status="success" currency="GBP">${rows}</Response>`;
const attributes = answer(
  `<Hotels count="1"><Result ${RESULT}/></Hotels><Flights count="1"><Flight ${FLIGHT}/></Flights>`,
);

function asChildren(name: string, pairs: string): string {
  const children = [...pairs.matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, field, value]) => `<${field}>${value}</${field}>`,
  );
  return `<${name}>${children.join('')}</${name}>`;
}

describe('reading a search answer', () => {
  it('reads results and flights [API-DPSEARCH-04, DOM-SRD-01, DOM-FLT-01, PRICE-01]', () => {
    const { results, flights, badRows } = parseSearchResponse(attributes);

    expect(badRows).toBe(0);
    expect(results).toMatchObject([
      {
        quoteReference: 'r1',
        hotelName: 'Sol & Mar > Beach',
        pricePerPerson: 54_300,
        nights: 7,
        boardBasis: 'AI',
        giataId: 12_345,
        flightId: 'f1',
        roomTypes: ['DB2'],
      },
    ]);
    expect(flights).toMatchObject([
      {
        flightId: 'f1',
        outboundDepartsAt: '2027-06-12T06:10:00',
        pricePerPerson: 18_100,
        outboundAirlineCode: 'u2',
      },
    ]);
  });

  it('gives a flight without a bag 20 kg at £30 [DOM-FLT-02, PRICE-05]', () => {
    expect(parseSearchResponse(attributes).flights[0]).toMatchObject({
      bagWeightKg: 20,
      adultBagPrice: 3_000,
    });
  });

  it.each([
    ['children', answer(asChildren('Result', RESULT) + asChildren('Flight', FLIGHT))],
    ['another root', `<Anything><Result ${RESULT}/><Flight ${FLIGHT}/></Anything>`],
    ['flights inside', answer(`<Result ${RESULT}><Flight ${FLIGHT}/></Result>`)],
    ['flights first', answer(`<Flight ${FLIGHT}/><Result ${RESULT}/>`)],
    [
      'comments and CDATA',
      answer(`<!-- <Result --> <note><![CDATA[<Result]]></note><Result ${RESULT}/><Flight ${FLIGHT}/>`),
    ],
  ])('reads the same rows from %s [DEC-106]', (_form, text) => {
    const { results, flights } = parseSearchResponse(text);
    const wanted = parseSearchResponse(attributes);
    expect([results, flights]).toEqual([wanted.results, wanted.flights]);
  });

  it('ties a flight without an id to its result by the reference [DEC-106]', () => {
    const text = answer(
      `<Result ${RESULT.replace(' fltId="f1"', '')}><Flight ${FLIGHT.replace('fltId="f1" ', '')}/></Result>`,
    );
    const { results, flights } = parseSearchResponse(text);
    expect([results[0]?.flightId, flights[0]?.flightId]).toEqual(['r1', 'r1']);
  });

  it('gives the same rows wherever the text is cut', () => {
    const text = answer(
      `<Hotels><Result ${RESULT}/><!-- x > y -->${asChildren('Result', RESULT.replace('r1', 'r2'))}</Hotels><Flight ${FLIGHT}/>`,
    );
    const whole = parseSearchResponse(text);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 8 }), (cuts) => {
        const reader = createSearchResponseParser();
        const bounds = [0, ...cuts.sort((one, other) => one - other), text.length];
        const pieces = bounds.slice(1).map((end, index) => reader.read(text.slice(bounds[index], end)));
        expect(pieces.flatMap(({ results }) => results)).toEqual(whole.results);
        expect(pieces.flatMap(({ flights }) => flights)).toEqual(whole.flights);
        expect(reader.end()).toEqual({ badRows: 0 });
      }),
    );
  });

  it('drops a bad row, counts it, and keeps the others', () => {
    const { results, badRows } = parseSearchResponse(
      answer(`<Result ${RESULT}/><Result reference="x" price="free"/>`),
    );
    expect([results.length, badRows]).toEqual([1, 1]);
  });

  it('takes nothing found for an answer', () => {
    expect(parseSearchResponse(answer('<Hotels count="0"/>'))).toEqual({
      results: [],
      flights: [],
      badRows: 0,
    });
  });

  it.each([
    ['cut off', attributes.slice(0, -30), 'The answer broke off. Please try again.'],
    ['cut in a row', attributes.slice(0, 300), 'The answer broke off. Please try again.'],
    ['not XML', 'Service unavailable', 'The answer was not a list of holidays.'],
    ['a web page that breaks off', '<html><body>maintenance', 'The answer was not a list of holidays.'],
    ['a web page', '<html><body>maintenance</body></html>', 'The answer was not a list of holidays.'],
    [
      'a document type',
      `<!DOCTYPE x [<!ENTITY a "b">]>${attributes}`,
      'The answer was not a list of holidays.',
    ],
    [
      'a fault',
      '<Response Status="error"><Logs><Faults><Fault code="bad-date" message="dateMin: is in the past"/></Faults></Logs></Response>',
      'dateMin: is in the past',
    ],
    ['empty', '', 'The answer was not a list of holidays.'],
  ])('refuses what is %s with words for the shopper [ERR-01]', (_kind, text, message) => {
    expect(() => parseSearchResponse(text)).toThrow(new UnreadableResponseError(message));
  });

  it('refuses more than 8 MB before parsing it', () => {
    const reader = createSearchResponseParser();
    reader.read('<Response>');
    expect(() => {
      for (let piece = 0; piece < 10; piece += 1) reader.read(' '.repeat(1_000_000));
    }).toThrow(/too large/);
  });

  it('ends in an answer or in words, whatever arrives', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            'Result',
            ' a="',
            '"',
            '/>',
            '<Result ',
            '</Result>',
            '<!--',
            '-->',
            '&amp;',
            '&',
            'x',
            '<Flight',
            ']]>',
          ),
        ),
        (parts) => {
          try {
            parseSearchResponse(parts.join(''));
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableResponseError);
          }
        },
      ),
    );
  });
});
