import fc from 'fast-check';

import { aPackage } from '../../../testing/booking-builders';
import { pence } from '../pricing/pence';

import type { BookedExtras } from './booked-holiday';
import { holidayRows, paymentRows } from './booking-rows';
import { describeFlight, describeFlightInOneLine } from './flight-description';
import { soldBag } from './hold-bag';
import { holidayLedger } from './holiday-ledger';
import { returnDate } from './return-date';

const NO_EXTRAS: BookedExtras = { transfer: 'NO_TRANSFER', holdBags: 0, tours: [], cruiseBoard: null };

const valuesOf = (rows: ReturnType<typeof holidayRows>) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));

describe('the rows of a booking', () => {
  it('name hotel, place, dates, nights, board, rooms, guests and transfer [CONF-02]', () => {
    expect(valuesOf(holidayRows(aPackage(), NO_EXTRAS))).toEqual({
      Hotel: 'Sol Bay Resort',
      Location: 'Side, Antalya',
      'Our rating': '4 stars',
      Dates: 'Sat 12 Jun 2027 to Sat 19 Jun 2027',
      Nights: '7 nights',
      Board: 'Half Board',
      Room: 'Double room with balcony, 2 adults',
      Guests: '2 guests',
      'Hold baggage': 'None added',
      Transfer: 'None',
      Tours: 'None',
    });
  });

  it('name ship, port, cabins, one board and the days of a cruise [DEC-136]', () => {
    const cruise = {
      shipName: 'Aegean Star',
      itinerary: [
        { day: 2, title: 'At sea', actions: [] },
        {
          day: 1,
          title: 'Athens',
          actions: [
            { type: 'check-in' as const, time: '13:00' },
            { type: 'depart' as const, time: '18:00' },
          ],
        },
      ],
    };
    const extras = { ...NO_EXTRAS, cruiseBoard: { boardType: 'All Inclusive', pricePerPerson: pence(0) } };
    const rows = holidayRows(aPackage({ cruise }), extras);
    expect(valuesOf(rows)).toMatchObject({
      Ship: 'Sol Bay Resort',
      'Sails from': 'Side, Antalya',
      Board: 'All Inclusive',
      Cabin: 'Double room with balcony, 2 adults',
    });
    expect(rows.slice(-2)).toEqual([
      { label: 'Day 1, Sat 12 Jun 2027', value: 'Athens: check-in 13:00, sail 18:00' },
      { label: 'Day 2, Sun 13 Jun 2027', value: 'At sea' },
    ]);
    expect(Object.values(valuesOf(rows))).not.toContain('Half Board');
    expect(Object.keys(valuesOf(rows)).filter((label) => /hotel|room/i.test(label))).toEqual([]);
  });

  it('name the chosen room for every room of the party [DEC-156, PRICE-04]', () => {
    const rooms = [
      { code: 'DB2', name: 'Double room' },
      { code: 'SG1', name: 'Single room' },
    ];
    const occupancy = [
      { adults: 2, children: 0, childAges: [] },
      { adults: 1, children: 1, childAges: [0] },
    ];
    const room = { name: 'Sea view', pricePerPerson: pence(3_800) };
    const named = (extras: BookedExtras) =>
      holidayRows(aPackage({ rooms, occupancy }), extras).filter(({ label }) => label.startsWith('Room'));
    expect(named(NO_EXTRAS)).toEqual([
      { label: 'Room 1', value: 'Double room, 2 adults' },
      { label: 'Room 2', value: 'Single room, 1 adult, 1 child (under 1)' },
    ]);
    expect(named({ ...NO_EXTRAS, room })).toEqual([
      { label: 'Room 1', value: 'Sea view, 2 adults' },
      { label: 'Room 2', value: 'Sea view, 1 adult, 1 child (under 1)' },
    ]);
  });

  it('name every extra that was chosen', () => {
    const upgrade = (name: string) => ({ name, pricePerPerson: pence(2_000) });
    const rows = holidayRows(
      aPackage({
        nights: 1,
        occupancy: [
          { adults: 2, children: 1, childAges: [4] },
          { adults: 1, children: 1, childAges: [9] },
        ],
      }),
      {
        room: upgrade('Sea view'),
        board: upgrade('All Inclusive'),
        transfer: 'PRIVATE',
        holdBags: 1,
        tours: [
          { name: 'Old town', pricePerPerson: pence(0), included: true },
          { name: 'Falls', pricePerPerson: pence(3_000), included: false },
        ],
        cruiseBoard: { boardType: 'Full Board', pricePerPerson: pence(9_000) },
      },
    );
    expect(valuesOf(rows)).toMatchObject({
      Nights: '1 night',
      Board: 'All Inclusive',
      'Room 1': 'Sea view, 2 adults, 1 child (4)',
      'Room 2': 'Sea view, 1 adult, 1 child (9)',
      Guests: '5 guests: 3 adults, 2 children',
      Transfer: 'Private, return',
      'Hold baggage': '1 bag of 23 kg',
      'Cruise board': 'Full Board',
      Tours: 'Old town, Falls',
    });
  });

  it('name the landing day of a flight that lands on another date', () => {
    const { outbound } = aPackage();
    expect(describeFlight(outbound).otherDay).toBe('');
    const landing = (day: string) => describeFlight({ ...outbound, arrivesAt: `${day}T04:00:00` }).otherDay;
    expect(landing('2027-06-13')).toBe('+1 day, Sun 13 Jun');
    expect(landing('2027-06-14')).toBe('+2 days, Mon 14 Jun');
    expect(landing('2027-06-11')).toBe('-1 day, Fri 11 Jun');
    expect(describeFlightInOneLine({ ...outbound, arrivesAt: '2027-06-13T04:00:00' })).toBe(
      'easyJet U2 8071, Sat 12 Jun 2027, London Gatwick 06:10 to Antalya 04:00 (+1 day, Sun 13 Jun)',
    );
  });

  it('describe a flight whole, and one of an unknown airline and airport by their codes', () => {
    const { outbound } = aPackage();
    expect(describeFlight(outbound)).toEqual({
      day: 'Sat 12 Jun 2027',
      departsAt: '06:10',
      from: 'London Gatwick',
      arrivesAt: '12:15',
      to: 'Antalya',
      otherDay: '',
      duration: '4h 05m',
      carrier: 'easyJet U2 8071',
    });
    const unknown = describeFlight({ ...outbound, airlineCode: 'q7', arrivalAirportCode: 'QQQ' });
    expect([unknown.carrier, unknown.to, unknown.duration]).toEqual(['Q7 8071', 'QQQ', null]);
  });

  it('leave out a rating and a place that are unknown', () => {
    const labels = holidayRows(aPackage({ starClass: 0, location: '' }), NO_EXTRAS).map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['Hotel', 'Dates']);
  });

  it('name the one guest, and the board of a cruise without boards of its own', () => {
    const trip = aPackage({
      occupancy: [{ adults: 1, children: 0, childAges: [] }],
      cruise: { shipName: 'Aegean Star', itinerary: [] },
    });
    expect(valuesOf(holidayRows(trip, NO_EXTRAS))).toMatchObject({ Guests: '1 guest', Board: 'Half Board' });
  });

  it('name one child, several bags and a shuttle', () => {
    const occupancy = [{ adults: 1, children: 1, childAges: [4] }];
    const extras = { ...NO_EXTRAS, holdBags: 2, transfer: 'SHUTTLE' as const };
    expect(valuesOf(holidayRows(aPackage({ occupancy, starClass: 1 }), extras))).toMatchObject({
      'Our rating': '1 star',
      Guests: '2 guests: 1 adult, 1 child',
      'Hold baggage': '2 bags of 23 kg',
      Transfer: 'Shuttle, return',
    });
  });

  it('end with the later one of check-out and landing', () => {
    const { inbound } = aPackage();
    const datesWith = (arrivesAt: string) =>
      valuesOf(holidayRows(aPackage({ inbound: { ...inbound, arrivesAt } }), NO_EXTRAS)).Dates;
    expect(datesWith('2027-06-20T01:00:00')).toBe('Sat 12 Jun 2027 to Sun 20 Jun 2027');
    expect(datesWith('2027-06-18T23:00:00')).toBe('Sat 12 Jun 2027 to Sat 19 Jun 2027');
    expect(returnDate(aPackage())).toBe('2027-06-19');
  });

  it('state what a hold bag of the checkout weighs and costs [PRICE-06, DEC-72]', () => {
    expect(soldBag()).toBe('23 kg, £90');
  });
});

describe('the price of a booking', () => {
  const order = { lines: [], total: 82_400, perPerson: 41_200, departureDate: '2027-06-12' };
  const sumsOf = (paid: number, rest: object = {}) =>
    paymentRows({ ...order, paid, balance: order.total - paid, ...rest }).sums.map(
      ({ label, value }) => `${label}: ${value}`,
    );

  it('states total, price per person, what is paid and until when the rest is due [CONF-03, PRICE-19]', () => {
    expect(sumsOf(44_440)).toEqual([
      'Total: £824.00',
      'Per person: £412.00',
      'Deposit paid: £444.40',
      'Balance: £379.60, due by Sat 12 Jun 2027',
    ]);
    expect(sumsOf(50_000, { dueBy: '2027-05-15', hasPartPayment: true }).slice(2)).toEqual([
      'Paid so far: £500.00',
      'Balance: £324.00, due by Sat 15 May 2027',
    ]);
    expect(sumsOf(82_400, { hasPartPayment: true }).slice(2)).toEqual([
      'Paid in full: £824.00',
      'Balance: Nothing more to pay',
    ]);
  });

  const amountIn = (value: string) =>
    Math.round(Number((/-?£[\d,]+\.\d\d/.exec(value)?.[0] ?? '').replaceAll(/[£,]/g, '')) * 100);

  it('has lines that add up to the total of the ledger, as do paid and balance [CONF-03]', () => {
    const amount = fc.integer({ min: 1, max: 900_000 });
    fc.assert(
      fc.property(
        fc.record({
          pricePerPerson: amount,
          guests: fc.integer({ min: 1, max: 24 }),
          holdBags: fc.integer({ min: 0, max: 20 }),
          transfer: fc.constantFrom('NO_TRANSFER' as const, 'SHUTTLE' as const, 'PRIVATE' as const),
          tours: fc.array(fc.record({ price: amount, included: fc.boolean() }), { maxLength: 4 }),
          deposit: fc.boolean(),
        }),
        ({ pricePerPerson, guests, holdBags, transfer, tours, deposit }) => {
          const ledger = holidayLedger({
            pricePerPerson: pence(pricePerPerson),
            flightPricePerPerson: pence(Math.floor(pricePerPerson / 3)),
            guests,
            daysToDeparture: 100,
            extras: {
              ...NO_EXTRAS,
              holdBags,
              transfer,
              tours: tours.map(({ price, included }) => ({
                name: 'Tour',
                pricePerPerson: pence(price),
                included,
              })),
            },
          });
          const paid = deposit ? (ledger.deposit ?? ledger.total) : ledger.total;
          const { lines, sums } = paymentRows({
            ...ledger,
            paid,
            balance: ledger.total - paid,
            departureDate: '2027-06-12',
          });
          const [total = 0, perPerson, paidRow = 0, balance = 0] = sums.map(({ value }) => amountIn(value));
          expect(lines.reduce((sum, { value }) => sum + amountIn(value), 0)).toBe(total);
          expect([total, perPerson]).toEqual([ledger.total, ledger.perPerson]);
          expect(paidRow + balance).toBe(total);
        },
      ),
      { numRuns: 60 },
    );
  });
});
