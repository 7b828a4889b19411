import { randomUUID } from 'node:crypto';

import type { CallName } from '../../src/api-description/call-names';
import { bookingTokens } from '../../src/access/booking-tokens';
import { tokenSettings } from '../../src/access/token-settings';
import { bookHoliday } from '../support/booked-holiday';
import type { TestShop } from '../support/test-shop';

import type { ApiRequest } from './api-requests';
import { withBody, type CallExample } from './example';

const ACCESS = { access: { token: expect.any(String), expiresAt: expect.any(String) } };
const withoutToken = (good: ApiRequest): ApiRequest => ({ ...good, headers: {} });
const withOtherToken = (good: ApiRequest): ApiRequest => ({
  ...good,
  headers: { authorization: `${good.headers?.['authorization']}x` },
});

/** Invalid tokens of every call that needs one. */
const NO_ACCESS: CallExample['invalid'] = [
  ['no token', withoutToken, 401, null],
  ['an altered token', withOtherToken, 401, null],
];

const CONTACT = {
  email: 'new@example.com',
  telephone: '02079460124',
  addressLineOne: '2 High Road',
  addressLineTwo: '',
  city: 'London',
  postcode: 'N1 1AA',
  country: 'United Kingdom',
};

function linkTo(shop: TestShop, orderId: string): string {
  const tokens = bookingTokens(tokenSettings(shop.environment));
  const url = tokens.linkUrl({ orderId, version: 1 }, shop.clock.now() + 60_000);
  return url.slice(url.indexOf('#link=') + 6);
}

export const MANAGE_EXAMPLES = {
  'manage/find': {
    ids: '[DEC-201]',
    good: async (shop) => {
      const { reference } = await bookHoliday(shop);
      return { body: { reference, emailOrLastName: 'ann@example.com' } };
    },
    verify: (json) => expect(json).toEqual(ACCESS),
    invalid: [
      ['another last name', withBody({ emailOrLastName: 'Miller' }), 404, null],
      ['an unknown reference', withBody({ reference: 'AAAAAAAAAA' }), 404, null],
      ['a reference of 41 letters', withBody({ reference: 'x'.repeat(41) }), 400, 'reference'],
      ['no name', withBody({ emailOrLastName: ' ' }), 400, 'emailOrLastName'],
    ],
  },
  'manage/open-link': {
    ids: '[DEC-202]',
    good: async (shop) => ({ body: { link: linkTo(shop, (await bookHoliday(shop)).orderId) } }),
    verify: (json) => expect(json).toEqual(ACCESS),
    invalid: [
      ['an altered link', (good) => withBody({ link: `${String(good.body?.['link'])}x` })(good), 404, null],
      ['an empty link', withBody({ link: '' }), 400, 'link'],
    ],
  },
  'manage/send-link': {
    ids: '[DEC-202]',
    good: async () => ({ body: { email: 'nobody@example.com' } }),
    verify: (json) => expect(json).toEqual({ success: true }),
    invalid: [['no address', withBody({ email: 'ann at example' }), 400, 'email']],
  },
  'manage/booking': {
    ids: '[DEC-201]',
    good: async (shop) => ({ headers: (await bookHoliday(shop)).headers }),
    verify: (json) => expect(json).toMatchObject({ status: 'confirmed' }),
    invalid: NO_ACCESS,
  },
  'manage/pay': {
    ids: '[DEC-204]',
    good: async (shop) => {
      const { headers, read } = await bookHoliday(shop);
      return { headers, body: { paymentId: randomUUID(), amount: (await read()).balance.due } };
    },
    verify: (json) =>
      expect(json).toEqual({ paymentUrl: expect.stringMatching(/^http:\/\/localhost:3002\//) }),
    invalid: [
      ...NO_ACCESS,
      ['an id that anybody could guess', withBody({ paymentId: '1' }), 400, 'paymentId'],
      ['half a penny', withBody({ amount: 0.5 }), 400, 'amount'],
      ['more than is due', withBody({ amount: 99_999_999 }), 409, null],
    ],
  },
  'manage/cancellation/quote': {
    ids: '[DEC-205]',
    good: async (shop) => ({ headers: (await bookHoliday(shop)).headers, body: {} }),
    verify: (json) => expect(json).toMatchObject({ basis: 'the deposit', refund: 0 }),
    invalid: NO_ACCESS,
  },
  'manage/cancellation': {
    ids: '[DEC-205]',
    good: async (shop) => {
      const { headers, post } = await bookHoliday(shop);
      const { body } = await post('cancellation/quote');
      return { headers, body: { quoteId: String(body['quoteId']) } };
    },
    verify: (json) => expect(json).toMatchObject({ booking: { status: 'cancelled' }, access: null }),
    invalid: [...NO_ACCESS, ['an unknown quote', withBody({ quoteId: randomUUID() }), 409, null]],
  },
  'manage/contact': {
    ids: '[DEC-202]',
    good: async (shop) => ({ headers: (await bookHoliday(shop)).headers, body: CONTACT }),
    verify: (json) =>
      expect(json).toMatchObject({ booking: { contact: CONTACT }, access: { token: expect.any(String) } }),
    invalid: [
      ['no token', withoutToken, 401, null],
      ['no address', withBody({ email: 'ann at example' }), 400, 'email'],
      ['a short phone number', withBody({ telephone: '12345' }), 400, 'telephone'],
    ],
  },
  'manage/name': {
    ids: '[DEC-207]',
    good: async (shop) => ({
      headers: (await bookHoliday(shop)).headers,
      body: { traveller: 1, title: 'Mr', firstName: 'Bryan', lastName: 'Obrien' },
    }),
    verify: (json) =>
      expect(json).toMatchObject({
        booking: { travellers: [{}, { firstName: 'Bryan', lastName: 'Obrien' }] },
      }),
    invalid: [
      ...NO_ACCESS,
      ['another person', withBody({ firstName: 'Daniel' }), 409, null],
      ['a traveller who is not there', withBody({ traveller: 2 }), 400, 'traveller'],
      ['a title of its own', withBody({ title: 'Captain' }), 400, 'title'],
    ],
  },
  'manage/extras': {
    ids: '[DEC-208]',
    good: async (shop) => ({
      headers: (await bookHoliday(shop)).headers,
      body: { changeId: randomUUID(), items: [{ id: 'hold-bag', quantity: 2 }], amount: 18_000 },
    }),
    verify: (json) => expect(json).toMatchObject({ booking: { extras: { holdBags: 2 } } }),
    invalid: [
      ...NO_ACCESS,
      ['a sum of its own', withBody({ amount: 1 }), 409, null],
      ['more bags than hands', withBody({ items: [{ id: 'hold-bag', quantity: 11 }] }), 409, null],
      ['a balloon', withBody({ items: [{ id: 'balloon', quantity: 1 }] }), 409, null],
      ['nothing', withBody({ items: [] }), 400, 'items'],
    ],
  },
  'manage/request': {
    ids: '[DEC-208]',
    good: async (shop) => ({
      headers: (await bookHoliday(shop)).headers,
      body: { requestId: randomUUID(), about: 'dates', message: 'A week later, please.' },
    }),
    verify: (json) => expect(json).toEqual({ success: true }),
    invalid: [
      ...NO_ACCESS,
      ['another subject', withBody({ about: 'weather' }), 400, 'about'],
      ['an empty message', withBody({ message: ' ' }), 400, 'message'],
    ],
  },
  'manage/documents': {
    ids: '[DEC-210]',
    good: async (shop) => ({
      headers: (await bookHoliday(shop)).headers,
      params: { documentId: 'confirmation' },
    }),
    verify: () => {},
    invalid: [
      ['no token', withoutToken, 401, null],
      ['an unknown document', (good) => ({ ...good, params: { documentId: 'receipt-9' } }), 404, null],
    ],
  },
} satisfies Partial<Record<CallName, CallExample>>;
