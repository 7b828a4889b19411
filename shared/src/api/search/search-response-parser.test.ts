import fc from 'fast-check';

import {
  createSearchResponseParser,
  parseSearchResponse,
  UnreadableResponseError,
} from './search-response-parser';

const RESULT = `reference="r1" price="543" departureDate="2027-06-12" nts="7" brd="AI" depAPC="LGW" arrAPC="AYT" fltId="f1" rm1HTL="Sol &amp; Mar &gt; Beach" rm1HTLKEY="H1" rm1Giata="12345" rm1RES="Side, Antalya" rm1RTG="4" rm1GiataTaRating="4.5" rm1GiataTaReviewCount="1280" rm1TYP="DB2" rm1TYPDESC="Double room"`;
const FLIGHT = `fltId="f1" depAPC="LGW" arrAPC="AYT" obdepDate="2027-06-12T06:10:00" obarrDate="2027-06-12T12:15:00" ibdepDate="2027-06-19T13:05:00" ibarrDate="2027-06-19T15:40:00" fltCOST="181" obfltsupp="u2" obfltno="8071" ibfltsupp="u2" ibfltno="8072"`;
const OTHER_ROOMS = `rm2TYP="SG1" rm2TYPDESC="Single room" rm3TYP="TP3" rm3TYPDESC="Triple room" rm4TYP="QD4" rm4TYPDESC="Quad room" rm5TYP="FA4" rm5TYPDESC="Family room"`;
const BAG = `bagWeightKg="15" adultBagCOST="25" childBagCOST="10" bag="15KG"`;
const wrap = (rows: string) =>
  `<?xml version="1.0"?>\n<Response Status="success" currency="GBP">${rows}</Response>`;
const RESPONSE = wrap(
  `<Hotels count="1"><Result ${RESULT}/></Hotels><Flights count="1"><Flight ${FLIGHT}/></Flights>`,
);

function asChildren(name: string, pairs: string): string {
  const children = [...pairs.matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, field, value]) => `<${field}>${value}</${field}>`,
  );
  return `<${name}>${children.join('')}</${name}>`;
}

describe('parseSearchResponse', () => {
  it('returns results and flights, with all their fields [API-DPSEARCH-04, DOM-SRD-01, DOM-SRD-02, DOM-FLT-01]', () => {
    const { results, flights, badRows } = parseSearchResponse(
      wrap(
        `<Hotels count="1"><Result ${RESULT} ${OTHER_ROOMS}/></Hotels>` +
          `<Flights count="1"><Flight ${FLIGHT.replace('ibfltsupp="u2"', 'ibfltsupp="fr"')} ${BAG}/></Flights>`,
      ),
    );

    expect(badRows).toBe(0);
    expect(results).toEqual([
      {
        quoteReference: 'r1',
        hotelName: 'Sol & Mar > Beach',
        pricePerPerson: 54_300,
        location: 'Side, Antalya',
        nights: 7,
        departureDate: '2027-06-12',
        boardBasis: 'AI',
        starClass: 4,
        departureAirportCode: 'LGW',
        arrivalAirportCode: 'AYT',
        flightId: 'f1',
        rooms: [
          { code: 'DB2', name: 'Double room' },
          { code: 'SG1', name: 'Single room' },
          { code: 'TP3', name: 'Triple room' },
          { code: 'QD4', name: 'Quad room' },
          { code: 'FA4', name: 'Family room' },
        ],
        hotelKey: 'H1',
        giataId: 12_345,
        // Used until the hotel record, which may have its own, has loaded.
        reviewScore: 4.5,
        reviewCount: 1_280,
      },
    ]);
    expect(flights).toEqual([
      {
        flightId: 'f1',
        departureAirportCode: 'LGW',
        arrivalAirportCode: 'AYT',
        outboundDepartsAt: '2027-06-12T06:10:00',
        outboundArrivesAt: '2027-06-12T12:15:00',
        inboundDepartsAt: '2027-06-19T13:05:00',
        inboundArrivesAt: '2027-06-19T15:40:00',
        pricePerPerson: 18_100,
        outboundFlightNumber: '8071',
        outboundAirlineCode: 'u2',
        inboundFlightNumber: '8072',
        inboundAirlineCode: 'fr',
        bagWeightKg: 15,
        adultBagPrice: 2_500,
        childBagPrice: 1_000,
        bagCode: '15KG',
      },
    ]);
  });

  it('rounds a price to whole pounds, half up [PRICE-01, DEC-98]', () => {
    const priceOf = (price: string) =>
      parseSearchResponse(RESPONSE.replace('price="543"', `price="${price}"`)).results[0]?.pricePerPerson;
    expect(['542.49', '542.5', '543.4'].map(priceOf)).toEqual([54_200, 54_300, 54_300]);
  });

  it.each(['', 'rm1Giata=""', 'rm1Giata="x"'])(
    'returns a result with %j instead of a hotel id, and the id 0 for it [DOM-GRP-03]',
    (field) => {
      const { results } = parseSearchResponse(RESPONSE.replace('rm1Giata="12345"', field));
      expect(results.map(({ giataId }) => giataId)).toEqual([0]);
    },
  );

  it('returns each room with its name; without one, a room has the name of a room with the same code [DEC-120]', () => {
    const roomsOf = (fields: string) =>
      parseSearchResponse(RESPONSE.replace('rm1TYPDESC="Double room"', fields)).results[0]?.rooms.map(
        ({ code, name }) => `${code} ${name}`,
      );
    const first = 'rm1TYPDESC="Double room"';
    expect(roomsOf(`${first} rm2TYP="FM4" rm3TYP="DB2" rm2TYPDESC="Family room" rm3TYPDESC="Suite"`)).toEqual(
      ['DB2 Double room', 'FM4 Family room', 'DB2 Suite'],
    );
    expect(roomsOf(`${first} rm2TYP="FM4" rm3TYP="DB2" rm4TYP="FM4" rm4TYPDESC="Family room"`)).toEqual([
      'DB2 Double room',
      'FM4 Family room',
      'DB2 Double room',
      'FM4 Family room',
    ]);
    expect(roomsOf(`${first} rm2TYP="FM4"`)).toEqual(['DB2 Double room', 'FM4 ']);
    // A missing room keeps its place.
    expect(roomsOf(`${first} rm3TYP="FM4" rm5TYP=""`)).toEqual(['DB2 Double room', ' ', 'FM4 ']);
    expect(roomsOf('')).toEqual(['DB2 ']);
  });

  it('assumes a bag of 20 kg at £30 for a flight without one [DOM-FLT-02, PRICE-05, DEC-72]', () => {
    expect(parseSearchResponse(RESPONSE).flights[0]).toMatchObject({
      bagWeightKg: 20,
      adultBagPrice: 3_000,
    });
  });

  it.each([
    ['child elements', wrap(asChildren('Result', RESULT) + asChildren('Flight', FLIGHT))],
    ['another root element', `<Anything><Result ${RESULT}/><Flight ${FLIGHT}/></Anything>`],
    [
      'unknown fields and elements',
      wrap(
        `<Notes a="1"/><Hotels><Result ${RESULT} colour="red"><pool>1</pool></Result></Hotels><Flight ${FLIGHT} meal="1"/>`,
      ),
    ],
    ['flights inside their result', wrap(`<Result ${RESULT}><Flight ${FLIGHT}/></Result>`)],
    ['flights before results', wrap(`<Flight ${FLIGHT}/><Result ${RESULT}/>`)],
    [
      'comments and CDATA',
      wrap(`<!-- <Result --> <note><![CDATA[<Result]]></note><Result ${RESULT}/><Flight ${FLIGHT}/>`),
    ],
  ])('returns the same rows for %s [DEC-106]', (_form, text) => {
    const { results, flights } = parseSearchResponse(text);
    const expected = parseSearchResponse(RESPONSE);
    expect([results, flights]).toEqual([expected.results, expected.flights]);
  });

  it('matches a flight without an id to its result by the reference [DEC-106]', () => {
    const text = wrap(
      `<Result ${RESULT.replace(' fltId="f1"', '')}><Flight ${FLIGHT.replace('fltId="f1" ', '')}/></Result>`,
    );
    const { results, flights } = parseSearchResponse(text);
    expect([results[0]?.flightId, flights[0]?.flightId]).toEqual(['r1', 'r1']);

    const apart = parseSearchResponse(
      wrap(
        `<Hotels><Result ${RESULT.replace(' fltId="f1"', '')}/></Hotels>` +
          `<Flights><Flight ${FLIGHT.replace('fltId="f1"', 'reference="r1"')}/></Flights>`,
      ),
    );
    expect([apart.results[0]?.flightId, apart.flights[0]?.flightId]).toEqual(['r1', 'r1']);
  });

  it('returns the same rows for every split into chunks', () => {
    const text = wrap(
      `<Hotels><Result ${RESULT}/><!-- x > y -->${asChildren('Result', RESULT.replace('r1', 'r2'))}</Hotels><Flight ${FLIGHT}/>`,
    );
    const whole = parseSearchResponse(text);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 8 }), (cuts) => {
        const parser = createSearchResponseParser();
        const bounds = [0, ...cuts.sort((one, other) => one - other), text.length];
        const chunks = bounds.slice(1).map((end, index) => parser.read(text.slice(bounds[index], end)));
        expect(chunks.flatMap(({ results }) => results)).toEqual(whole.results);
        expect(chunks.flatMap(({ flights }) => flights)).toEqual(whole.flights);
        expect(parser.end()).toEqual({ badRows: 0, extent: whole.extent });
      }),
    );
  });

  it('drops and counts an invalid row and keeps the others', () => {
    const { results, badRows } = parseSearchResponse(
      wrap(`<Result ${RESULT}/><Result reference="x" price="free"/>`),
    );
    expect([results.length, badRows]).toEqual([1, 1]);
  });

  it('reads what a truncated response leaves out, by date, with prices in whole pounds [PRICE-01]', () => {
    const totals =
      '<Totals><Date departureDate="2027-06-12" hotels="1431" lowestPrice="149"/><Date departureDate="2027-06-13" hotels="1402" lowestPrice="152.5"/></Totals>';
    const { extent } = parseSearchResponse(
      wrap(`${totals}<Hotels count="1" truncated="true"><Result ${RESULT}/></Hotels>`),
    );
    expect(extent).toEqual({
      truncated: true,
      dates: [
        { departureDate: '2027-06-12', hotels: 1431, lowestPrice: 14_900 },
        { departureDate: '2027-06-13', hotels: 1402, lowestPrice: 15_300 },
      ],
    });
  });

  it.each([
    ['no totals', ''],
    ['totals of no date', '<Totals><Date departureDate="soon" hotels="3" lowestPrice="149"/></Totals>'],
    ['negative totals', '<Totals><Date departureDate="2027-06-12" hotels="-3" lowestPrice="149"/></Totals>'],
    [
      'a price that is none',
      '<Totals><Date departureDate="2027-06-12" hotels="3" lowestPrice="free"/></Totals>',
    ],
    ['text', '<Totals>many</Totals>'],
  ])('knows only that a response is truncated when it has %s', (_kind, totals) => {
    const { extent } = parseSearchResponse(wrap(`${totals}<Hotels count="0" truncated="true"/>`));
    expect(extent).toEqual({ truncated: true, dates: [] });
  });

  it('accepts a response without results', () => {
    expect(parseSearchResponse(wrap('<Hotels count="0"/>'))).toEqual({
      results: [],
      flights: [],
      badRows: 0,
      extent: { truncated: false, dates: [] },
    });
  });

  it.each([
    ['an incomplete response', RESPONSE.slice(0, -30), 'The answer broke off. Please try again.'],
    ['an incomplete row', RESPONSE.slice(0, 300), 'The answer broke off. Please try again.'],
    ['a text that is not XML', 'Service unavailable', 'The answer was not a list of holidays.'],
    ['an incomplete web page', '<html><body>maintenance', 'The answer was not a list of holidays.'],
    ['a web page', '<html><body>maintenance</body></html>', 'The answer was not a list of holidays.'],
    [
      'a document type declaration',
      `<!DOCTYPE x [<!ENTITY a "b">]>${RESPONSE}`,
      'The answer was not a list of holidays.',
    ],
    [
      'an error of the supplier',
      '<Response Status="error"><Logs><Faults><Fault code="bad-date" message="dateMin: is in the past"/></Faults></Logs></Response>',
      'dateMin: is in the past',
    ],
    ['an empty response', '', 'The answer was not a list of holidays.'],
  ])('rejects %s with a message for the shopper [ERR-01]', (_kind, text, message) => {
    expect(() => parseSearchResponse(text)).toThrow(new UnreadableResponseError(message));
  });

  it('rejects more than 8 MB before parsing', () => {
    const parser = createSearchResponseParser();
    parser.read('<Response>');
    expect(() => {
      for (let chunk = 0; chunk < 10; chunk += 1) parser.read(' '.repeat(1_000_000));
    }).toThrow(/too large/);
  });

  it('returns rows or throws UnreadableResponseError for every text', () => {
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
