import { randomUUID } from 'node:crypto';

import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { CallName } from '../../src/api-description/call-names';
import { orderBody, purchases } from '../support/purchase';
import type { TestShop } from '../support/test-shop';

import { soldPackage, withBody, withParams, type CallExample } from './example';

const buy = (shop: TestShop) => purchases(() => shop);

export const BOOKING_EXAMPLES = {
  quotes: {
    ids: '[DEC-108]',
    good: async (shop) => ({
      body: {
        reference: soldPackage(shop).row.reference,
        rooms: DEFAULT_OCCUPANCY,
        extras: { ...NO_EXTRAS, holdBags: 1 },
      },
    }),
    verify: (json, _request, shop) => {
      const { row } = soldPackage(shop);
      const total = 2 * Number(row.price) * 100 + 9_000;
      expect(json).toMatchObject({
        total,
        holiday: { hotelName: row.rm1HTL, departureDate: row.departureDate },
      });
      const { lines } = json as { lines: { amount: number }[] };
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    },
    invalid: [
      ['an unknown package', withBody({ reference: 'H0.20270610.7.AI.x.1' }), 404, null],
      ['another flight than one to this hotel', withBody({ flightId: 'LGW-XXX-1-20270610-7' }), 404, null],
      ['a reference of 201 letters', withBody({ reference: 'r'.repeat(201) }), 400, 'reference'],
      ['no rooms', withBody({ rooms: [] }), 400, 'rooms'],
      [
        'five rooms',
        withBody({ rooms: Array.from({ length: 5 }, () => DEFAULT_OCCUPANCY[0]) }),
        400,
        'rooms',
      ],
      ['bags below zero', withBody({ extras: { ...NO_EXTRAS, holdBags: -1 } }), 400, 'holdBags'],
      ['more bags than hands', withBody({ extras: { ...NO_EXTRAS, holdBags: 11 } }), 400, 'holdBags'],
      ['half a bag', withBody({ extras: { ...NO_EXTRAS, holdBags: 0.5 } }), 400, 'holdBags'],
      ['a transfer of its own', withBody({ extras: { ...NO_EXTRAS, transfer: 'BOAT' } }), 400, 'transfer'],
    ],
  },
  ptstatus: {
    ids: '[API-PTSTATUS-02]',
    good: async () => ({}),
    verify: (json) => expect(json).toEqual({ data: true }),
    invalid: [],
  },
  payments: {
    ids: '[API-PAYMENTS-02]',
    good: async (shop) => ({ body: (await buy(shop).cardPayment()).body }),
    verify: (json, request) => expect(json).toEqual({ payment: { paymentId: request.body?.['paymentId'] } }),
    invalid: [
      ['a card number with letters', withBody({ cardNumber: '4242x4242424242x' }), 400, 'cardNumber'],
      ['a card number with a wrong digit', withBody({ cardNumber: '4242424242424243' }), 422, 'cardNumber'],
      ['a month 13', withBody({ month: '13' }), 400, 'month'],
      ['a card that has expired', withBody({ year: '2020' }), 422, 'month'],
      ['nothing to pay', withBody({ amount: 0 }), 400, 'amount'],
      ['half a penny', withBody({ amount: 1.005 }), 400, 'amount'],
      ['more than there is', withBody({ amount: 1e20 }), 400, 'amount'],
      ['another type', withBody({ paymentType: 'later' }), 400, 'paymentType'],
      ['an id that anybody could guess', withBody({ paymentId: '1' }), 400, 'paymentId'],
      ['an unknown quote', withBody({ quoteId: randomUUID() }), 404, null],
      ['an unknown lead passenger', withBody({ leadPassengerId: randomUUID() }), 409, null],
    ],
  },
  pay: {
    ids: '[API-PAY-02]',
    good: async (shop) => ({ body: (await buy(shop).gatewayPayment()).body }),
    verify: (json) =>
      expect(json).toEqual({ paymentUrl: expect.stringMatching(/^http:\/\/localhost:3002\//) }),
    invalid: [
      ['a country by its name', withBody({ country: 'Britain' }), 400, 'country'],
      ['pence with a point', withBody({ amount: 10.5 }), 400, 'amount'],
      ['another currency', withBody({ currency: 'EUR' }), 400, 'currency'],
      ['an address of 401 letters', withBody({ address: 'x'.repeat(401) }), 400, 'address'],
      ['an unknown quote', withBody({ quoteId: randomUUID() }), 404, null],
    ],
  },
  'payment/status': {
    ids: '[API-PAYSTATUS-03]',
    good: async (shop) => {
      const { body } = await buy(shop).cardPayment();
      await shop.post('payments', body);
      return { params: { paymentId: body.paymentId } };
    },
    verify: (json) => expect(json).toEqual({ status: 'success' }),
    invalid: [
      ['an unknown payment', withParams({ paymentId: randomUUID() }), 404, null],
      ['a word', withParams({ paymentId: 'constructor' }), 404, null],
    ],
  },
  'payment/cancel': {
    ids: '[DEC-66]',
    good: async (shop) => {
      const { body } = await buy(shop).gatewayPayment();
      await shop.post('pay', body);
      return { body: { paymentId: body.paymentId } };
    },
    verify: (json) => expect(json).toEqual({ status: 'cancelled' }),
    invalid: [
      ['an unknown payment', withBody({ paymentId: randomUUID() }), 404, null],
      ['an id that anybody could guess', withBody({ paymentId: '1' }), 400, 'paymentId'],
    ],
  },
  orders: {
    ids: '[API-ORDERS-03]',
    good: async (shop) => {
      const payment = await buy(shop).cardPayment();
      await shop.post('payments', payment.body);
      return { body: orderBody(payment) };
    },
    verify: async (json, request, shop) => {
      const stored = await shop.db
        .selectFrom('orders')
        .selectAll()
        .where('attempt_id', '=', String(request.body?.['paymentId']))
        .executeTakeFirstOrThrow();
      expect(json).toEqual({
        orderId: stored.id,
        order: { referenceId: stored.reference },
        access: { token: expect.any(String), expiresAt: expect.any(String) },
      });
      expect(stored.total).toBe(Number(request.body?.['totalHolidayPrice']) * 100);
    },
    invalid: [
      ['an unknown payment', withBody({ paymentId: randomUUID() }), 404, null],
      ['a total of its own', withBody({ totalHolidayPrice: 1 }), 409, null],
      ['a price below zero', withBody({ pricePerPerson: -1 }), 400, 'pricePerPerson'],
      ['more than there is', withBody({ totalHolidayPrice: 1e15 }), 400, 'totalHolidayPrice'],
      ['more paid than there is', withBody({ paymentAmount: 1e308 }), 400, 'paymentAmount'],
      ['half a night', withBody({ duration: 6.5 }), 400, 'duration'],
      ['a flight without times', withBody({ outboundFlight: { flightNumber: '1' } }), 400, 'outboundFlight'],
    ],
  },
  'send-booking-email': {
    ids: '[API-EMAIL-02]',
    good: async () => ({
      body: { bookingReference: 'AAAAAAAAAA', email: 'ann@example.com', hotelImage: '' },
    }),
    verify: (json) => expect(json).toEqual({ success: true }),
    invalid: [
      ['a reference of 41 letters', withBody({ bookingReference: 'x'.repeat(41) }), 400, 'bookingReference'],
      ['an address of 255 letters', withBody({ email: 'x'.repeat(255) }), 400, 'email'],
    ],
  },
} satisfies Partial<Record<CallName, CallExample>>;
