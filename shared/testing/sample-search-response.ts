import fc from 'fast-check';

import type { Flight } from '../src/domain/flights/flight';
import type { HotelResult } from '../src/domain/hotels/hotel-result';
import { pence } from '../src/domain/pricing/pence';

import { renderXml, type XmlStyle } from './xml-variants';

/** A search response in one of the allowed forms (DEC-106), and the rows that it contains. */
export interface SampleSearchResponse {
  readonly text: string;
  readonly results: readonly HotelResult[];
  /** Sorted by flight id. */
  readonly flights: readonly Flight[];
}

const sampleText = fc
  .array(
    fc.constantFrom('Sol', 'Mar', ' ', '&', '<b>', '"', "'", 'é', '🏖', '&amp;', '#39;', '/', '-->', '=', '|'),
    {
      maxLength: 4,
    },
  )
  .map((parts) => `H${parts.join('')}.`);

const sampleStyle: fc.Arbitrary<XmlStyle> = fc.record({
  asChildren: fc.nat(2 ** 22),
  quote: fc.constantFrom('"', "'"),
  escape: fc.constantFrom('named', 'decimal', 'hex', 'cdata'),
  gap: fc.constantFrom(' ', '\n  ', '\t', '\r\n'),
  equals: fc.constantFrom('=', ' = '),
  comments: fc.boolean(),
  selfClosing: fc.boolean(),
  shift: fc.nat(20),
});

const sampleHoliday = fc.record({
  price: fc.integer({ min: 1, max: 9_999 }),
  day: fc.integer({ min: 10, max: 14 }),
  nights: fc.constantFrom(2, 7, 14),
  board: fc.constantFrom('AI', 'HB', 'BB', 'RO', 'SC', 'UAI'),
  giataId: fc.integer({ min: 0, max: 99_999 }),
  name: sampleText,
  place: fc.option(sampleText, { nil: '' }),
  stars: fc.constantFrom(0, 3, 4.5, 5),
  score: fc.constantFrom(null, 4.5),
  flight: fc.constantFrom('none', 'beside', 'inside', 'wrapped inside'),
  tie: fc.constantFrom('id', 'reference'),
  bag: fc.constantFrom(null, 23),
  style: sampleStyle,
});
type SampleHoliday = typeof sampleHoliday extends fc.Arbitrary<infer T> ? T : never;

const sampleFrame = fc.record({
  root: fc.constantFrom('Response', 'Anything', 'Results', 'a', 'x-y.z', 'Flights'),
  declared: fc.boolean(),
  grouped: fc.boolean(),
  between: fc.constantFrom(
    '',
    '\n ',
    '<!-- <Result -->',
    '<!-- </Result> > " -->',
    '<Note><![CDATA[<Result price="1"/>]]></Note>',
    '<Resultant/>',
    "<Note text='>'/>",
  ),
  order: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
});

/** Generates responses with zero to three holidays, with or without a flight each. */
export const sampleSearchResponse: fc.Arbitrary<SampleSearchResponse> = fc
  .tuple(fc.array(sampleHoliday, { maxLength: 3 }), sampleFrame)
  .map(([holidays, frame]) => {
    const rows = holidays.flatMap((holiday, index) => rowsOf(holiday, index));
    // The results keep their order; flights are placed anywhere between them.
    const ordered = rows
      .map((row, index) => ({ ...row, place: row.kind === 'Flight' ? (frame.order[index] ?? 0) : index }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ kind, xml }) => (frame.grouped ? `<${kind}s>${xml}</${kind}s>` : xml));
    const inner = [...ordered, ''].map((xml) => frame.between + xml).join('');
    const declaration = frame.declared ? '<?xml version="1.0" encoding="UTF-8"?>\n' : '';
    return {
      text: `${declaration}<${frame.root} Status="success">${inner}</${frame.root}>`,
      results: holidays.map(resultOf),
      flights: holidays.flatMap((holiday, index) =>
        holiday.flight === 'none' ? [] : [flightOf(holiday, index)],
      ),
    };
  });

function rowsOf(holiday: SampleHoliday, index: number) {
  const { style, flight, tie } = holiday;
  const [own, tied] = [`r${index}`, `f${index}`];
  const id: Record<string, string> = tie === 'id' ? { fltId: tied } : {};
  const flightId: Record<string, string> =
    tie === 'id' ? { fltId: tied } : flight === 'beside' ? { reference: own } : {};
  const flightXml =
    flight === 'none' ? '' : renderXml('Flight', { ...flightId, ...flightFields(holiday) }, style);
  const within =
    flight === 'inside' ? flightXml : flight === 'wrapped inside' ? `<Flights>${flightXml}</Flights>` : '';
  const result = {
    kind: 'Result' as const,
    xml: renderXml('Result', { reference: own, ...id, ...resultFields(holiday) }, style, within),
  };
  return flight === 'beside' ? [result, { kind: 'Flight' as const, xml: flightXml }] : [result];
}

function resultFields({ price, day, nights, board, giataId, name, place, stars, score }: SampleHoliday) {
  return {
    price: String(price),
    departureDate: `2027-06-${day}`,
    nts: String(nights),
    brd: board,
    depAPC: 'LGW',
    arrAPC: 'AYT',
    rm1HTL: name,
    rm1HTLKEY: 'H1',
    rm1Giata: String(giataId),
    rm1RES: place,
    rm1RTG: String(stars),
    rm1GiataTaRating: score === null ? '' : String(score),
    rm1TYP: 'DB2',
  };
}

function resultOf(holiday: SampleHoliday, index: number): HotelResult {
  return {
    quoteReference: `r${index}`,
    hotelName: holiday.name,
    pricePerPerson: pence(holiday.price * 100),
    location: holiday.place,
    nights: holiday.nights,
    departureDate: `2027-06-${holiday.day}`,
    boardBasis: holiday.board,
    starClass: holiday.stars,
    departureAirportCode: 'LGW',
    arrivalAirportCode: 'AYT',
    flightId: idOf(holiday, index),
    rooms: [{ code: 'DB2', name: '' }],
    hotelKey: 'H1',
    giataId: holiday.giataId,
    reviewScore: holiday.score,
    reviewCount: null,
  };
}

const FLIGHT_TIMES = {
  obdepDate: '2027-06-12T06:10:00',
  obarrDate: '2027-06-12T12:15:00',
  ibdepDate: '2027-06-19T13:05:00',
  ibarrDate: '2027-06-19T15:40:00',
};

function flightFields({ price, bag }: SampleHoliday) {
  return {
    depAPC: 'LGW',
    arrAPC: 'AYT',
    ...FLIGHT_TIMES,
    fltCOST: String(price),
    obfltno: '8071',
    ...(bag === null ? { adultBagCOST: '' } : { bagWeightKg: String(bag), adultBagCOST: '45' }),
  };
}

function flightOf(holiday: SampleHoliday, index: number): Flight {
  const bagPrice = pence(holiday.bag === null ? 3_000 : 4_500);
  return {
    flightId: idOf(holiday, index),
    departureAirportCode: 'LGW',
    arrivalAirportCode: 'AYT',
    outboundDepartsAt: FLIGHT_TIMES.obdepDate,
    outboundArrivesAt: FLIGHT_TIMES.obarrDate,
    inboundDepartsAt: FLIGHT_TIMES.ibdepDate,
    inboundArrivesAt: FLIGHT_TIMES.ibarrDate,
    pricePerPerson: pence(holiday.price * 100),
    outboundFlightNumber: '8071',
    outboundAirlineCode: '',
    inboundFlightNumber: '',
    inboundAirlineCode: '',
    bagWeightKg: holiday.bag ?? 20,
    adultBagPrice: bagPrice,
    childBagPrice: bagPrice,
    bagCode: '',
  };
}

function idOf({ tie }: SampleHoliday, index: number): string {
  return tie === 'id' ? `f${index}` : `r${index}`;
}
