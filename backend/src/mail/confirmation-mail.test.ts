import { paymentRows } from '@storefront/shared/domain/booking/booking-rows';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import fc from 'fast-check';

import { LEAD, SECOND } from '../../tests/support/people';

import { confirmationMail } from './confirmation-mail';
import type { StoredOrder } from './stored-order';

const SELLER = { name: 'Sandpiper Holidays', email: 'bookings@sandpiper.example.com', atolNumber: null };

function anOrder(change: Partial<StoredOrder> = {}): StoredOrder {
  return {
    reference: 'SP-7K2Q9',
    holiday: aPackage(),
    extras: NO_EXTRAS,
    lines: [{ label: 'Holiday, 2 x £412.00', amount: 82_400 }],
    lead: LEAD,
    passengers: [SECOND],
    total: 82_400,
    perPerson: 41_200,
    paid: 44_440,
    balance: 37_960,
    ...change,
  };
}

const linesOf = (order: StoredOrder) => confirmationMail(order, SELLER).text.split('\n');
const penceIn = (line = '') =>
  Math.round(
    Number((/£[\d,]+\.\d\d$|£[\d,]+\.\d\d(?=, due)/.exec(line)?.[0] ?? '').replaceAll(/[£,]/g, '')) * 100,
  );

describe('the text of the confirmation', () => {
  it('has the rows of the confirmation page [API-EMAIL-02]', () => {
    const text = linesOf(
      anOrder({
        extras: {
          ...NO_EXTRAS,
          transfer: 'SHUTTLE',
          holdBags: 2,
          tours: [{ id: '1', name: 'Falls', pricePerPerson: pence(3_000), included: false }],
          cruiseBoard: { id: 'c', boardType: 'Full Board', pricePerPerson: pence(0), included: true },
        },
      }),
    );
    expect(text.slice(2, -2)).toEqual([
      'Hotel: Sol Bay Resort',
      'Location: Side, Antalya',
      'Dates: Sat 12 Jun 2027 to Sat 19 Jun 2027',
      'Nights: 7 nights',
      'Board: Half Board',
      'Room: Double room with balcony, 2 adults',
      'Guests: 2 guests',
      'Cruise board: Full Board',
      'Hold baggage: 2 bags of 23 kg',
      'Transfer: Shuttle, return',
      'Tours: Falls',
      'Outbound flight: easyJet U2 8071, Sat 12 Jun 2027, London Gatwick 06:10 to Antalya 12:15',
      'Inbound flight: easyJet U2 8072, Sat 19 Jun 2027, Antalya 13:05 to London Gatwick 15:40',
      'Holiday, 2 x £412.00: £824.00',
      'Total: £824.00',
      'Per person: £412.00',
      'Deposit paid: £444.40',
      'Balance: £379.60, due by Sat 12 Jun 2027',
      "Passengers: Mrs Ann O'Brien, Mr Brian O'Brien",
    ]);
  });

  it('states full payment, and protection only with an ATOL number', () => {
    const paid = anOrder({ paid: 82_400, balance: 0 });
    expect(linesOf(paid)).toEqual(
      expect.arrayContaining(['Paid in full: £824.00', 'Balance: Nothing more to pay']),
    );
    expect(linesOf(paid).join()).not.toContain('ATOL');
    const { html } = confirmationMail(paid, { ...SELLER, atolNumber: '12345' });
    expect(html).toContain('ATOL protected, number 12345');
  });

  it('escapes names in HTML', () => {
    const { html, calendar } = confirmationMail(
      anOrder({
        lead: { ...LEAD, firstName: '<b>"Ann"</b>' },
        holiday: aPackage({ hotelName: '</td><script>alert(1)</script>' }),
        lines: [{ label: '<i>Holiday</i> & "more"', amount: 82_400 }],
      }),
      SELLER,
    );
    expect(html).toContain('&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;');
    expect(html).toContain('&lt;i&gt;Holiday&lt;/i&gt; &amp; &quot;more&quot;');
    expect(html).not.toMatch(/<(?:b|i|script)>/);
    expect(calendar).toContain('UID:SP-7K2Q9@bookings');
  });

  it('has lines that add up to the total, and paid and balance as well, like the ledger', () => {
    const amount = fc.integer({ min: 300, max: 600_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 12 }),
        fc.nat(9),
        fc.boolean(),
        (price, guests, bags, all) => {
          const ledger = holidayLedger({
            pricePerPerson: pence(price),
            flightPricePerPerson: pence(Math.floor(price / 3)),
            guests,
            extras: { ...NO_EXTRAS, holdBags: bags, transfer: 'PRIVATE' },
            daysToDeparture: 100,
          });
          const paid = all ? ledger.total : (ledger.deposit ?? ledger.total);
          const order = anOrder({ ...ledger, paid, balance: ledger.total - paid });
          const text = linesOf(order);
          const rows = paymentRows({ ...order, departureDate: order.holiday.departureDate });
          expect(text).toEqual(
            expect.arrayContaining(
              [...rows.lines, ...rows.sums].map(({ label, value }) => `${label}: ${value}`),
            ),
          );

          const total = text.findIndex((line) => line.startsWith('Total: '));
          const sumOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + penceIn(line), 0);
          expect(sumOf(text.slice(total - ledger.lines.length, total))).toBe(ledger.total);
          expect(sumOf(text.slice(total + 2, total + 4).filter((line) => line.includes('£')))).toBe(
            ledger.total,
          );
          expect(penceIn(text[total])).toBe(ledger.total);
        },
      ),
      { numRuns: 60 },
    );
  });
});
