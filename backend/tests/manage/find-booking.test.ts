import { randomInt } from 'node:crypto';

import { bookingTokens } from '../../src/access/booking-tokens';
import { findBooking } from '../../src/access/find-booking';
import { tokenSettings } from '../../src/access/token-settings';
import { ApiError } from '../../src/http/api-error';
import { bookHoliday, openBooking, type BookedHoliday } from '../support/booked-holiday';
import { pdfText } from '../support/pdf-text';
import { openTestShop, type TestShop } from '../support/test-shop';

jest.setTimeout(120_000);

let shop: TestShop;
let booked: BookedHoliday;
let other: BookedHoliday;
beforeAll(async () => {
  shop = await openTestShop();
  booked = await bookHoliday(shop);
  other = await bookHoliday(shop);
}, 120_000);
afterAll(() => shop.close());

let clients = 0;
/** An address that has not tried anything yet. */
function newAddress(): string {
  clients += 1;
  return `10.8.${(clients >> 8) & 255}.${clients & 255}`;
}

async function find(reference: string, emailOrLastName: string, remoteAddress = newAddress()) {
  const payload = { reference, emailOrLastName };
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/manage/find',
    payload,
    remoteAddress,
  });
  return { status: response.statusCode, body: response.body, headers: response.headers };
}

async function openLink(link: string) {
  const url = '/api/manage/open-link';
  const remoteAddress = newAddress();
  const response = await shop.app.inject({ method: 'POST', url, payload: { link }, remoteAddress });
  return { status: response.statusCode, body: response.json<{ error?: { code: string } }>() };
}

const tokens = () => bookingTokens(tokenSettings(shop.environment));
const linkOf = (url: string) => url.slice(url.indexOf('#link=') + 6);
const randomReference = () => Array.from({ length: 10 }, () => 'ABCDEFGHJK'[randomInt(10)]).join('');

describe('finding a booking', () => {
  it.each([['ann@example.com'], [' Ann@Example.COM '], ["O'Brien"], ['OBrien'], ['o brien'], ['Ó’BRIEN']])(
    'accepts the lead passenger as %p [DEC-201]',
    async (detail) => {
      expect((await find(booked.reference, detail)).status).toBe(200);
      expect((await find(` ${booked.reference.toLowerCase()} `, detail)).status).toBe(200);
    },
  );

  it('responds to every miss with one body, whether the booking exists or not [DEC-201]', async () => {
    const { reference } = await bookHoliday(shop);
    const misses = [
      await find(reference, 'Miller'),
      await find(reference, 'ann@example.org'),
      // The second passenger has another first name only; a first name never matches.
      await find(reference, 'Ann'),
      await find(randomReference(), "O'Brien"),
      await find(randomReference(), 'Miller'),
      await find('!?', "O'Brien"),
    ];
    expect(new Set(misses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(misses[0]?.status).toBe(404);
    const kept = ({ headers }: (typeof misses)[number]) =>
      Object.keys(headers).filter((name) => name !== 'x-request-id');
    for (const miss of misses) expect(kept(miss)).toEqual(kept(misses[3] ?? miss));
  });

  it('stops the sixth try of a reference from any address, known or not, and a success starts again [DEC-201]', async () => {
    const { reference } = await bookHoliday(shop);
    for (const tried of [reference, randomReference()]) {
      const statuses = [];
      for (let turn = 0; turn < 6; turn += 1) statuses.push((await find(tried, 'Miller')).status);
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
      const { status, headers, body } = await find(tried, "O'Brien");
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      expect(body).toContain('Please wait 15 minutes');
    }
    const { reference: next } = await bookHoliday(shop);
    for (let turn = 0; turn < 8; turn += 1) expect((await find(next, "O'Brien")).status).toBe(200);
  });

  it('reads 60 of 100,000 references that one address guesses, the right one after them included [DEC-201]', async () => {
    const address = newAddress();
    const deps = { db: shop.db, tokens: tokens() };
    const guess = async (reference: string) =>
      findBooking(deps, { reference, emailOrLastName: "O'Brien" }, address).then(
        () => 200,
        (error: unknown) => (error instanceof ApiError ? error.status : 0),
      );
    const counts = new Map<number, number>();
    for (let start = 0; start < 100_000; start += 1_000) {
      const guesses = Array.from({ length: 1_000 }, () => guess(randomReference()));
      for (const status of await Promise.all(guesses)) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ 404: 60, 429: 99_940 });
    expect(await guess(booked.reference)).toBe(429);
  });

  it.each([
    ['of the /64 network of one subscriber', (count: number) => `2001:db8:1:2::${count}`, '2001:db8:1:3::1'],
    ['written as IPv6 or as IPv4', (count: number) => `${count % 2 ? '::ffff:' : ''}192.0.2.7`, '192.0.2.8'],
  ])('counts guesses from addresses %s together [DEC-201]', async (_kind, addressOf, elsewhere) => {
    const guesses = Array.from({ length: 61 }, (_, count) =>
      find(randomReference(), "O'Brien", addressOf(count)),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await find(randomReference(), "O'Brien", elsewhere)).status).toBe(404);
  });
});

describe('the link of an email', () => {
  const link = (version = 1, inMs = 60_000) =>
    linkOf(tokens().linkUrl({ orderId: booked.orderId, version }, shop.clock.now() + inMs));

  it('opens its booking, and no other one [DEC-202]', async () => {
    const { status, body } = await openLink(link());
    expect(status).toBe(200);
    const { access } = body as unknown as { access: { token: string } };
    const headers = { authorization: `Bearer ${access.token}` };
    const read = await shop.app.inject({ url: '/api/manage/booking', headers });
    expect(read.json()).toMatchObject({ reference: booked.reference });
    expect(read.headers['cache-control']).toBe('no-store');
  });

  it('is refused when it has expired, was altered, or the booking has another email address [DEC-202]', async () => {
    const altered = `${link().slice(0, -3)}AAA`;
    const [body = ''] = link().split('.');
    const [, foreignSignature = ''] = linkOf(
      tokens().linkUrl({ orderId: other.orderId, version: 1 }, shop.clock.now() + 60_000),
    ).split('.');
    const access = booked.headers.authorization.replace('Bearer ', '');
    expect(await openLink(link(1, -1))).toMatchObject({
      status: 410,
      body: { error: { code: 'link-expired' } },
    });
    for (const forged of [altered, `${body}.${foreignSignature}`, body, access, link(2)])
      expect(await openLink(forged)).toMatchObject({
        status: 404,
        body: { error: { code: 'link-invalid' } },
      });
  });

  it('is mailed on request to the address of a booking alone, with one response [DEC-202]', async () => {
    const send = async (email: string) => {
      const url = '/api/manage/send-link';
      const remoteAddress = newAddress();
      const response = await shop.app.inject({ method: 'POST', url, payload: { email }, remoteAddress });
      return `${response.statusCode} ${response.body}`;
    };
    const queued = async () =>
      (await shop.db.selectFrom('outbox').select('id').where('kind', '=', 'link').execute()).length;
    const before = await queued();
    expect(await send('nobody@example.com')).toBe('202 {"success":true}');
    expect(await queued()).toBe(before);
    expect(await send('ANN@example.com')).toBe('202 {"success":true}');
    const after = await queued();
    expect(after).toBeGreaterThan(before);
    expect(await send('ann@example.com')).toBe('202 {"success":true}');
    expect(await queued()).toBe(after);
  });
});

describe('the token of a booking', () => {
  it('shows its own booking, whatever else the request names [DEC-201]', async () => {
    const url = `/api/manage/booking?reference=${other.reference}&orderId=${other.orderId}`;
    const read = await shop.app.inject({ url, headers: booked.headers });
    expect(read.json()).toMatchObject({ reference: booked.reference });
  });

  it('opens the documents of its own booking, and is needed for them [DEC-201]', async () => {
    for (const id of ['confirmation', 'receipt-1', 'itinerary']) {
      const url = `/api/manage/documents/${id}?reference=${other.reference}&orderId=${other.orderId}`;
      const file = await shop.app.inject({ url, headers: booked.headers });
      const text = await pdfText(file.rawPayload);
      expect([text.includes(booked.reference), text.includes(other.reference)]).toEqual([true, false]);
      const link = linkOf(
        tokens().linkUrl({ orderId: booked.orderId, version: 1 }, shop.clock.now() + 60_000),
      );
      for (const authorization of ['', `Bearer ${link}`])
        expect((await shop.app.inject({ url, headers: { authorization } })).statusCode).toBe(401);
    }
  });

  it('ends after two hours, with a raised version, and when the people are erased [DEC-201]', async () => {
    const read = async (headers: Record<string, string>) =>
      (await shop.app.inject({ url: '/api/manage/booking', headers })).statusCode;
    const own = await bookHoliday(shop);
    expect(await read(own.headers)).toBe(200);
    await shop.db.updateTable('orders').set({ access_version: 2 }).where('id', '=', own.orderId).execute();
    expect(await read(own.headers)).toBe(401);
    const again = await openBooking(shop, own.reference);
    expect(await read(again.headers)).toBe(200);
    await shop.db
      .updateTable('lead_passengers')
      .set({ erased_at: new Date() })
      .where('id', '=', (where) =>
        where.selectFrom('orders').select('lead_passenger_id').where('orders.id', '=', own.orderId),
      )
      .execute();
    expect(await read(again.headers)).toBe(401);
    expect((await find(own.reference, "O'Brien")).status).toBe(404);
    shop.wait(2 * 3_600_000);
    expect(await read(booked.headers)).toBe(401);
  });
});

describe('the booking', () => {
  it('adds up: lines to the total, paid and due to it, charges from the deposit to the total', async () => {
    const booking = await (await bookHoliday(shop)).read();
    const sum = booking.price.lines.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(booking.price.total);
    const { total, paid, due, dueBy } = booking.balance;
    expect([paid + due, dueBy]).toEqual([total, booking.holiday.departureDate]);
    expect(booking.payments).toMatchObject([
      { label: 'Deposit', amount: paid, cardBrand: 'Visa', cardLastFour: '4242', receipt: 'receipt-1' },
    ]);
    expect(booking.cancellation.charges.map(({ basis, charge, isNow }) => [basis, charge, isNow])).toEqual([
      ['the deposit', paid, true],
      ['50% of the total price', Math.round(total / 2), false],
      ['the total price', total, false],
    ]);
    expect(booking.cancellation.charges.at(-1)?.until).toBe(booking.holiday.departureDate);
    expect(booking.travellers).toMatchObject([
      { isLead: true, lastName: "O'Brien", room: 1, canCorrectName: true },
      { isLead: false, firstName: 'Brian', room: 1 },
    ]);
    expect(booking.itinerary.at(0)?.items.at(-1)?.kind).toBeDefined();
    expect(booking.documents.map(({ id }) => id)).toEqual([
      'confirmation',
      'receipt-1',
      'itinerary',
      'atol-certificate',
      'calendar',
    ]);
    expect(booking.history.at(-1)?.text).toBe('The holiday was booked.');
  });
});
