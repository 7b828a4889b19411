import { paymentRows } from '@storefront/shared/domain/booking/booking-rows';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { createClock } from '@storefront/shared/platform/time/clock';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import fc from 'fast-check';

import { LEAD, SECOND } from '../../tests/support/people';

import { bookingTokens } from '../access/booking-tokens';
import { readShopSettings, termsOf } from '../config/shop-settings';

import { confirmationMail } from './confirmation-mail';
import type { MailSettings } from './mail-settings';
import type { StoredOrder } from './stored-order';

const SELLER = {
  name: 'Sandpiper Holidays',
  email: 'bookings@sandpiper.example.com',
  phone: null,
  atolNumber: null,
};

const SHOP = readShopSettings('no-such-file');
const CLOCK = createClock('2026-12-01', () => Date.parse('2026-12-01T12:00:00Z'));

function settings(seller: Partial<MailSettings['seller']> = {}): MailSettings {
  const tokens = bookingTokens({ secret: 's'.repeat(32), storefrontUrl: 'https://shop.test', clock: CLOCK });
  const storefrontUrl = 'https://shop.test';
  return { seller: { ...SELLER, ...seller }, shop: SHOP, clock: CLOCK, storefrontUrl, tokens };
}

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
    payment: {
      atMs: Date.parse('2026-12-01T23:30:00Z'),
      amount: 44_440,
      cardBrand: 'Visa',
      lastFourDigits: '4242',
    },
    balanceDueOn: '2027-06-12',
    terms: termsOf(SHOP),
    bookedTotal: 82_400,
    orderId: 'order-1',
    accessVersion: 1,
    ...change,
  };
}

const linesOf = (order: StoredOrder) => confirmationMail(order, settings()).text.split('\n');
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
    expect(text.slice(2, text.indexOf('', 2))).toEqual([
      'Hotel: Sol Bay Resort',
      'Location: Side, Antalya',
      'Our rating: 4 stars',
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
      'Payment date: Tue 1 Dec 2026',
      'Payment method: Visa ending in 4242',
      "Passengers: Mrs Ann O'Brien, Mr Brian O'Brien",
      'Organiser: Sandpiper Holidays Limited, 1 Sample Street, London, EC1A 1AA, bookings@sandpiper.example.com',
      'Responsibility: Sandpiper Holidays Limited is responsible for the proper performance of all travel services of this package, and must help you if you are in difficulty.',
      'Seller: Sandpiper Holidays Limited, 1 Sample Street, London, EC1A 1AA, bookings@sandpiper.example.com',
      'Help on holiday: +44 20 7946 0199, day and night',
      'Problems on holiday: Tell the hotel and us as soon as something is wrong, so that it can be put right during your stay: bookings@sandpiper.example.com.',
      'Special requests: None is part of this contract unless we have confirmed it to you in writing.',
      'Another traveller: The package can be transferred to another person. Tell us at least 7 days before departure; you pay what it really costs.',
      'If you cancel: You can cancel at any time before departure. The charge is until Tue 13 Apr 2027 £444.40 (the deposit), until Thu 13 May 2027 £412.00 (50% of the total price), until Sat 12 Jun 2027 £824.00 (the total price).',
      ...['Changes', 'Passport and visa', 'Health', 'Reduced mobility', 'Insurance'].map((title) =>
        expect.stringMatching(`^${title}: Example terms: `),
      ),
      expect.stringMatching(/^Local taxes: .*We do not know whether this one does/),
      ...['Number of travellers', 'Language', 'Complaints'].map((title) =>
        expect.stringMatching(`^${title}: Example terms: `),
      ),
    ]);
    expect(text.at(-6)).toMatch(/^Manage my booking: https:\/\/shop\.test\/manage#link=\S+$/);
  });

  it('states the date that was agreed for the balance, and more than a deposit as such [DEC-203]', () => {
    const text = linesOf(anOrder({ balanceDueOn: '2027-04-03', paid: 50_000, balance: 32_400 }));
    expect(text).toEqual(
      expect.arrayContaining(['Paid so far: £500.00', 'Balance: £324.00, due by Sat 3 Apr 2027']),
    );
    expect(text.join()).toContain('Please pay the balance of £324.00 by Sat 3 Apr 2027');
  });

  it('states full payment, and protection only with an ATOL number [DEC-41]', () => {
    const paid = anOrder({ paid: 82_400, balance: 0 });
    expect(linesOf(paid)).toEqual(
      expect.arrayContaining(['Paid in full: £824.00', 'Balance: Nothing more to pay']),
    );
    expect(linesOf(paid).join()).not.toContain('ATOL');
    const { html } = confirmationMail(paid, settings({ atolNumber: '12345' }));
    expect(html).toContain('ATOL protected, number 12345');
  });

  it('is a receipt: payment, how to pay the balance and how to reach the seller, in text and HTML [DEC-200]', () => {
    const mail = confirmationMail(anOrder(), settings({ phone: '020 7946 0123' }));
    const required = [
      'Tue 1 Dec 2026',
      'Visa ending in 4242',
      'Please pay the balance of £379.60 by Sat 12 Jun 2027 with the link above, or call 020 7946 0123 or email bookings@sandpiper.example.com and give your reference SP-7K2Q9.',
      'Contact Sandpiper Holidays: call 020 7946 0123 or email bookings@sandpiper.example.com.',
      'This email is your confirmation and receipt.',
    ];
    for (const content of [mail.text, mail.html])
      expect(required.filter((fact) => !content.includes(fact))).toEqual([]);
  });

  it('states no payment method, phone number or balance that does not exist', () => {
    const text = linesOf(
      anOrder({
        paid: 82_400,
        balance: 0,
        payment: {
          atMs: Date.parse('2026-07-01T23:30:00Z'),
          amount: 82_400,
          cardBrand: null,
          lastFourDigits: null,
        },
      }),
    ).join('\n');
    // 23:30 UTC in July is the next day in the United Kingdom.
    expect(text).toContain('Payment date: Thu 2 Jul 2026');
    expect(text).toContain('Contact Sandpiper Holidays: email bookings@sandpiper.example.com.');
    expect(text).not.toMatch(/Payment method|or call|pay the balance/);
  });

  it('escapes names in HTML', () => {
    const { html, calendar } = confirmationMail(
      anOrder({
        lead: { ...LEAD, firstName: '<b>"Ann"</b>' },
        holiday: aPackage({ hotelName: '</td><script>alert(1)</script>' }),
        lines: [{ label: '<i>Holiday</i> & "more"', amount: 82_400 }],
      }),
      settings(),
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
          const payment = { ...anOrder().payment, amount: paid };
          const order = anOrder({ ...ledger, paid, balance: ledger.total - paid, payment });
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
