import fc from 'fast-check';

import { dealDataSchema } from './deal-by-id.schema';
import { priceFileSchema } from './price-file.schema';

const TOUR = {
  _id: 't1',
  tourName: 'Walk',
  description: 'x',
  image: null,
  price: 45,
  features: ['Guide'],
  included: false,
};
const WHOLE = {
  HotelName: 'Aegean Star',
  address: 'Athens',
  hotelRating: 4,
  taRating: 4.5,
  taRatingCount: 120,
  giataId: 900_001,
  hotelKey: 'SJAG1',
  pricingMode: 'online',
  startingPrice: 780,
  cheapestDate: '2027-01-26',
  cheapestBoardBasis: 'FB',
  boardBasis: 'FB',
  boardBasisArray: ['FB', 'AI'],
  cheapestDepartureAirport: 'LTN',
  defaultNightDuration: 8,
  minNights: 5,
  maxNights: 12,
  onlineChildren: 1,
  onlineChildAges: [5],
  markupPrices: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: 25 }],
  pricesData: { jun2027: '301.jun2027.json' },
  images: ['https://shop.test/1.jpg'],
  featuredImage: 'https://shop.test/1.jpg',
  hotelDetails: 'a',
  hotelDetailsExtended: 'b',
  offerDetails: 'c',
  offerDetailsConditions: 'd',
  hotelYouCanAdd: 'e',
  hotelOtherOffer: 'f',
  itinerary: [{ day: 1, title: 'Athens', actions: [{ type: 'depart', time: '18:00' }] }],
  tours: [TOUR],
  ship: {
    _id: 's',
    shipName: 'Aegean Star',
    rooms: [{ _id: 'r', roomName: 'Suite', roomDesc: '', features: [], pp: 480 }],
  },
  selectedBoardBases: [{ _id: 'b1', boardType: 'FB', price: 0, included: true, features: [] }],
  isBooking: true,
  phoneNumber: '020 7946 0184',
};
const NEUTRAL = dealDataSchema.parse({});
const NAMES = Object.keys(WHOLE) as (keyof typeof WHOLE)[];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const someValue = fc.anything({ maxDepth: 2, withBigInt: false });

describe('an incomplete deal', () => {
  it('has a neutral value for every missing field [DOM-DBI-01]', () => {
    expect(NEUTRAL).toMatchObject({
      hotelName: '',
      starClass: 0,
      reviewScore: null,
      giataId: null,
      pricingMode: 'offline',
      startingPrice: null,
      cheapestDate: null,
      nights: 7,
      minNights: null,
      maxNights: null,
      childAges: [],
      priceFiles: {},
      images: [],
      ship: null,
      isBooking: false,
      phoneNumber: '',
    });
  });

  it('has the board of its cheapest price, and its own board without one [DOM-DBI-01]', () => {
    const boardOf = (cheapestBoardBasis: string) =>
      dealDataSchema.parse({ ...WHOLE, boardBasis: 'AI', cheapestBoardBasis }).boardBasis;
    expect([boardOf('FB'), boardOf('')]).toEqual(['FB', 'AI']);
  });

  it.each(NAMES)('keeps all other fields when %s is missing or null [DOM-DBI-01]', (name) => {
    const { [name]: _left, ...rest } = WHOLE;
    const without = dealDataSchema.parse(rest);
    expect(dealDataSchema.parse({ ...WHOLE, [name]: null })).toEqual(without);
    // The missing field has its neutral value and no other field has changed.
    const whole: Readonly<Record<string, unknown>> = dealDataSchema.parse(WHOLE);
    const changed = Object.entries(without).filter(([key, value]) => !isSame(value, whole[key]));
    expect(NEUTRAL).toMatchObject(Object.fromEntries(changed));
    expect(changed.length).toBeLessThanOrEqual(2);
  });

  it('is parsed whatever value any field has [DOM-DBI-01]', () => {
    const somePart = fc.record(Object.fromEntries(NAMES.map((name) => [name, someValue])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(somePart, (part) => {
        const deal = dealDataSchema.parse({ ...WHOLE, ...part });
        expect(typeof deal.hotelName).toBe('string');
        expect(deal.minNights === null || deal.minNights > 0).toBe(true);
        expect(deal.images.every((image) => image.startsWith('http'))).toBe(true);
      }),
    );
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('has a tour whose `included` of %j is %j [DOM-DBI-06]', (included, expected) => {
    const { tours } = dealDataSchema.parse({ ...WHOLE, tours: [{ ...TOUR, included }] });
    expect(tours.map((tour) => tour.included)).toEqual([expected]);
  });

  it('loses only the invalid entries of a list [DOM-DBI-05, DOM-DBI-06, DOM-DBI-07, DOM-DBI-08]', () => {
    const lists = [
      'itinerary',
      'tours',
      'selectedBoardBases',
      'markupPrices',
      'images',
      'onlineChildAges',
    ] as const;
    const bad = fc.array(fc.constantFrom(undefined, {}, 'x'.repeat(3), { day: 0, price: 'x' }));
    fc.assert(
      fc.property(fc.constantFrom(...lists), bad, bad, (name, before, after) => {
        const among = { ...WHOLE, [name]: [...before, ...WHOLE[name], ...after] };
        expect(dealDataSchema.parse(among)).toEqual(dealDataSchema.parse(WHOLE));
      }),
    );
  });

  it.each([
    ['tours', { tours: [{ ...TOUR, price: 1e300 }] }],
    ['selectedBoardBases', { selectedBoardBases: [{ _id: 'b', boardType: 'FB', price: '1e300' }] }],
    ['markupPrices', { markupPrices: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: -1e300 }] }],
  ])('is parsed with an invalid amount in %s [DOM-DBI-06, DOM-DBI-08, DOM-MARKUP-01]', (_name, part) => {
    expect(dealDataSchema.safeParse({ ...WHOLE, ...part }).success).toBe(true);
  });

  it.each([undefined, null, '', 'x', {}])('counts the mark-up %j as 0 [DEC-97]', (markup) => {
    const period = { startDate: '2027-01-01', endDate: '2027-02-01', markup };
    expect(dealDataSchema.parse({ ...WHOLE, markupPrices: [period] }).markups).toEqual([
      { ...period, markup: 0 },
    ]);
  });

  it.each([null, '', false])(
    'drops a tour with the price %j instead of offering it for free [DOM-DBI-06]',
    (price) => {
      expect(dealDataSchema.parse({ ...WHOLE, tours: [{ ...TOUR, price }] }).tours).toEqual([]);
    },
  );
});

const ROW = {
  date: '2027-06-12',
  price: 543,
  totalPrice: 543,
  brd: 'AI',
  boardBasis: 'All Inclusive',
  nts: 7,
  duration: '7 nights',
  depAPC: 'LGW',
  departureId: 1,
  departureName: 'London Gatwick',
  reference: 'r1',
  rm1TYP: 'DB2',
  flightData: {
    fltId: 'f1',
    depAPC: 'LGW',
    arrAPC: 'AYT',
    obdepDate: '2027-06-12T06:10:00',
    obarrDate: '2027-06-12T12:10:00',
    ibdepDate: '2027-06-19T13:00:00',
    ibarrDate: '2027-06-19T15:10:00',
    fltCOST: 181,
  },
};
const rowsOf = (rows: readonly unknown[]) =>
  priceFileSchema.parse({ success: true, data: { Hotels: { Result: rows } } }).data.Hotels.Result;

describe('an incomplete price file', () => {
  const someBadRow = fc.oneof(
    fc.constantFrom(null, 7, 'x', [], {}),
    fc
      .constantFrom('date', 'totalPrice', 'brd', 'nts', 'depAPC', 'reference')
      .chain((name) =>
        fc.constantFrom(null, '', 'x', -1, {}, Number.MAX_VALUE).map((value) => ({ ...ROW, [name]: value })),
      )
      .filter(({ brd, reference }) => brd !== 'x' && reference !== 'x'),
  );

  it('loses its invalid rows and keeps the others in order [API-PRICES-01, DOM-RES-01, PRICE-01, DEC-98]', () => {
    const good = [ROW, { ...ROW, date: '2027-06-13', totalPrice: '499.5', reference: 'r2' }];
    fc.assert(
      fc.property(fc.array(someBadRow), fc.array(someBadRow), fc.array(someBadRow), (one, two, three) => {
        const rows = rowsOf([...one, good[0], ...two, good[1], ...three]);
        expect(rows.map(({ quoteReference, pricePerPerson }) => [quoteReference, pricePerPerson])).toEqual([
          ['r1', 54_300],
          ['r2', 50_000],
        ]);
      }),
    );
    expect(rowsOf([{ ...ROW, price: 'x' }])).toEqual([]);
  });

  it.each([
    'date',
    'totalPrice',
    'boardBasis',
    'duration',
    'departureId',
    'departureName',
    'reference',
    'rm1TYP',
  ])('loses a row without %s [DOM-RES-01]', (name) => {
    expect(rowsOf([{ ...ROW, [name]: undefined }])).toEqual([]);
  });

  it('keeps a price with a missing or invalid flight, without the flight [DEAL-ST-10, DOM-RES-01]', () => {
    const broken = [
      undefined,
      null,
      'x',
      {},
      { ...ROW.flightData, fltCOST: -1 },
      { ...ROW.flightData, obdepDate: 'noon' },
    ];
    for (const flightData of broken) {
      expect(rowsOf([{ ...ROW, flightData }])).toMatchObject([{ pricePerPerson: 54_300, flight: null }]);
    }
  });

  it('drops a price that rounds to zero [DOM-RES-01]', () => {
    expect(rowsOf([{ ...ROW, totalPrice: 0.4 }])).toEqual([]);
  });
});
