import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import fc from 'fast-check';

import { CALL_NAMES, type CallName } from '../../src/api-description/call-names';
import { CALLS } from '../../src/api-description/calls';
import { orderBody, purchases } from '../support/purchase';
import { LEAD, SECOND } from '../support/people';
import { openTestShop, type TestShop } from '../support/test-shop';

import {
  urlOf,
  sendCall,
  sendRaw,
  expectNothingLeaked,
  type ApiResponse,
  type ApiRequest,
  type RawRequest,
} from './api-requests';
import { CALL_EXAMPLES } from './call-examples';
import { SEARCH } from './example';
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_PATHS,
  HOSTILE_TEXTS,
} from './hostile-values';

// Generous for a busy machine.
jest.setTimeout(60_000);

const SEED = 20_261_121;
const LIMIT_MS = 30_000;

let shop: TestShop;
/** One valid request of each call; those of a booking belong to a paid booking. */
let good: Readonly<Record<CallName, ApiRequest>>;
let requested = 0;

beforeAll(async () => {
  shop = await openTestShop();
  good = await goodQuestions();
}, 120_000);
afterAll(() => shop.close());

async function goodQuestions(): Promise<Record<CallName, ApiRequest>> {
  const buy = purchases(() => shop);
  const paid = await buy.cardPayment();
  await shop.post('payments', paid.body);
  const open = await buy.gatewayPayment();
  await shop.post('pay', open.body);
  const undecided = await shop.leadPassenger();
  const examples = await Promise.all(
    CALL_NAMES.map(async (name) => [name, await CALL_EXAMPLES[name].good(shop)] as const),
  );
  return {
    ...(Object.fromEntries(examples) as Record<CallName, ApiRequest>),
    // A short list is enough.
    dpSearch: { query: { ...SEARCH, MaxResults: '20' } },
    payments: { body: paid.body },
    pay: { body: open.body },
    'payment/status': { params: { paymentId: paid.body.paymentId } },
    'payment/cancel': { body: { paymentId: paid.body.paymentId } },
    orders: { body: orderBody(paid) },
    createLeadPassenger: { body: LEAD },
    createOtherPassengers: {
      body: { leadPassengerId: undecided, passengers: [{ ...SECOND, leadPassengerId: undecided }] },
    },
  };
}

/** Returns the stored payments and bookings. */
async function bookings(): Promise<string> {
  const tables = [
    await shop.db.selectFrom('orders').selectAll().orderBy('id').execute(),
    await shop.db.selectFrom('attempts').selectAll().orderBy('id').execute(),
    await shop.db.selectFrom('sandbox_charges').selectAll().orderBy('key').execute(),
  ];
  return JSON.stringify(tables);
}

async function send(request: RawRequest): Promise<ApiResponse> {
  requested += 1;
  const begun = performance.now();
  const response = await Promise.race([
    sendRaw(shop.app, request),
    pause(LIMIT_MS, null, { ref: false }).then(() => {
      throw new Error(`no answer within ${LIMIT_MS} ms`);
    }),
  ]);
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
  return response;
}

/** Hostile input may only lead to a client error or a correct response. */
function expectCalm(name: CallName, response: ApiResponse): void {
  expect([response.status, response.text.slice(0, 200)]).toEqual([
    expect.toBeOneOfStatuses(),
    response.text.slice(0, 200),
  ]);
  expectNothingLeaked(response.text);
  expect(Object.keys(response.headers).join()).not.toMatch(/set-cookie|hacked/i);
  const { response: shape } = CALLS[name];
  // A compressed response is not decoded here.
  const plain = response.headers['content-encoding'] === undefined;
  if (response.status < 300 && shape && plain) expect(shape.safeParse(response.json).error).toBeUndefined();
}

expect.extend({
  toBeOneOfStatuses: (status: number) => ({
    pass: (status >= 200 && status < 300) || (status >= 400 && status < 500),
    message: () => `${status} is neither right nor a refusal`,
  }),
});

declare global {
  // Jest's types can only be extended by declaration.
  namespace jest {
    interface Expect {
      toBeOneOfStatuses: () => unknown;
    }
    interface InverseAsymmetricMatchers {
      toBeOneOfStatuses: () => unknown;
    }
  }
}

const each = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, check: (value: T) => Promise<void>) =>
  // The first failure is enough: shrinking would send hundreds of requests more.
  fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns, endOnFailure: true });

type Step = string | number;

/** Returns every path in a body, including the items of lists. */
function placesIn(value: unknown, above: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...above, Array.isArray(value) ? Number(key) : key];
    return [here, ...placesIn(inner, here)];
  });
}

const HOLE = '@@here@@';

/** Returns the JSON text of a body with other text at one path: `JSON.stringify` cannot write all hostile values. */
function withTextAt(body: unknown, [step, ...rest]: readonly Step[], text: string): string {
  const replaced = (value: unknown, at: Step | undefined, below: readonly Step[]): unknown => {
    if (at === undefined) return HOLE;
    if (Array.isArray(value))
      return value.map((entry: unknown, index) =>
        index === at ? replaced(entry, below[0], below.slice(1)) : entry,
      );
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([key, entry]) => [
        key,
        key === at ? replaced(entry, below[0], below.slice(1)) : entry,
      ]),
    );
  };
  return JSON.stringify(replaced(body, step, rest)).replace(`"${HOLE}"`, () => text);
}

const POSTS = CALL_NAMES.filter((name) => CALLS[name].method === 'post');
const WITH_QUERY = CALL_NAMES.filter((name) => CALLS[name].query);
const WITH_PATH = CALL_NAMES.filter((name) => CALLS[name].path.includes('{'));
const JSON_TYPE = { 'content-type': 'application/json' };

describe('hostile input', () => {
  let before = '';
  beforeAll(async () => {
    before = await bookings();
  });

  it.each(POSTS)(
    'in any field of %s is refused or taken as it is',
    async (name) => {
      const places = placesIn(good[name].body);
      await each(
        fc.record({
          // A call without a field gets the text as its whole body.
          place: places.length > 0 ? fc.constantFrom(...places) : fc.constant(null),
          text: fc.constantFrom(...HOSTILE_JSON),
        }),
        25,
        async ({ place, text }) => {
          const payload = place === null ? text : withTextAt(good[name].body, place, text);
          const response = await send({ method: 'POST', url: CALLS[name].path, payload, headers: JSON_TYPE });
          expectCalm(name, response);
        },
      );
    },
    60_000,
  );

  it.each(POSTS)(
    'text that no database can store is rejected or accepted in every field of %s',
    async (name) => {
      const { body } = good[name];
      const faults: string[] = [];
      for (const place of placesIn(body))
        for (const text of ['"a\\u0000b"', '"\\ud800"']) {
          const payload = withTextAt(body, place, text);
          const { status } = await send({
            method: 'POST',
            url: CALLS[name].path,
            payload,
            headers: JSON_TYPE,
          });
          if (status >= 500) faults.push(`${place.join('.')} ${text}`);
        }
      expect(faults).toEqual([]);
    },
  );

  it.each(POSTS)(
    '%s takes no harm from strange fields, bodies and types',
    async (name) => {
      const url = CALLS[name].path;
      const plain = JSON.stringify(good[name].body);
      for (const payload of HOSTILE_BODIES)
        expectCalm(name, await send({ method: 'POST', url, payload, headers: JSON_TYPE }));
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', '', '\u0000', '\ud800']) {
        const payload = `{${JSON.stringify(key)}:{"polluted":true},${plain.slice(1)}`;
        expectCalm(name, await send({ method: 'POST', url, payload, headers: JSON_TYPE }));
      }
      const twice = `${plain.slice(0, -1)},${plain.slice(1)}`;
      expectCalm(name, await send({ method: 'POST', url, payload: twice, headers: JSON_TYPE }));
      const megabyte = JSON.stringify({ ...good[name].body, long: 'x'.repeat(1024 * 1024) });
      expect((await send({ method: 'POST', url, payload: megabyte, headers: JSON_TYPE })).status).toBe(413);
      for (const type of [
        ...(CALLS[name].acceptsText ? [] : ['text/plain']),
        'application/xml',
        'application/x-www-form-urlencoded',
        'x',
        '*/*',
        'application/json/x',
      ])
        expect([
          type,
          (await send({ method: 'POST', url, payload: plain, headers: { 'content-type': type } })).status,
        ]).toEqual([type, 415]);
      expectCalm(
        name,
        await send({
          method: 'POST',
          url,
          payload: Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
          headers: JSON_TYPE,
        }),
      );
    },
    30_000,
  );

  it.each(WITH_QUERY)(
    'in the query of %s is refused or taken as it is',
    async (name) => {
      const query = good[name].query ?? {};
      const keys = [...Object.keys(query), 'hotelKey', 'adultsRoom2', 'childagesroom3'];
      await each(
        fc.record({
          key: fc.constantFrom(...keys),
          text: fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_PATHS),
          way: fc.constantFrom('set', 'again', 'list', 'proto', 'raw'),
        }),
        150,
        async ({ key, text, way }) => {
          const url = urlOf(name, {
            query: way === 'set' ? { ...query, [key]: wellFormed(text) } : query,
          });
          const value = encodeURIComponent(wellFormed(text));
          const more = {
            set: '',
            again: `&${key}=${value}&${key}=${value}`,
            list: `&${key}[]=${value}&${key}[__proto__]=${value}`,
            proto: `&__proto__=${value}&constructor[prototype][polluted]=1`,
            raw: `&${key}=%zz%00${value.slice(0, 50)}&&=&%`,
          }[way];
          expectCalm(name, await send({ method: 'GET', url: `${url}${more}` }));
        },
      );
    },
    60_000,
  );

  it.each(WITH_PATH)(
    'in the path of %s is refused',
    async (name) => {
      const [before = '', after = ''] = CALLS[name].path.split(/\{\w+\}/);
      for (const part of HOSTILE_PATHS) {
        const response = await send({ method: 'GET', url: `${before}${part}${after}` });
        expect([part, response.status, response.text.slice(0, 100)]).toEqual([
          part,
          expect.toBeOneOfStatuses(),
          response.text.slice(0, 100),
        ]);
        expectNothingLeaked(response.text.replace(decodedPart(part), ''));
      }
    },
    30_000,
  );

  it('reaches no files beyond the public ones [API-PRICES-02]', async () => {
    const folders = [
      ['/api/prices/', '.json'],
      ['/outbox/', '.eml'],
      ['/media/', '/640.webp'],
      ['/media/beach-1/', '.webp'],
      ['/media/../', ''],
      ['/docs/static/', '.js'],
    ] as const;
    for (const [folder, ending] of folders)
      for (const name of HOSTILE_PATHS.flatMap((part) => [part, `${part}${ending}`])) {
        const response = await send({ method: 'GET', url: `${folder}${name}` });
        expect([folder, name, response.status]).toEqual([folder, name, expect.toBeOneOfStatuses()]);
        expectNothingLeaked(response.text.replace(decodedPart(name), ''));
        expect(response.text).not.toMatch(/root:|PG_VERSION|^[0-9a-f]{48}$/);
      }
  }, 120_000);

  it('in headers changes nothing and is not echoed', async () => {
    for (const name of CALL_NAMES)
      for (const [header, value] of HOSTILE_HEADERS.slice(0, 6)) {
        const { method } = CALLS[name];
        const response = await send({
          url: urlOf(name, good[name]),
          ...(method === 'get' ? { method: 'GET' } : { method: 'POST', payload: { ...good[name].body } }),
          headers: { [header]: value },
        });
        expectCalm(name, response);
      }
  }, 120_000);

  it('in rare headers changes nothing', async () => {
    for (const [header, value] of HOSTILE_HEADERS)
      for (const name of ['getAllDeals', 'ptstatus'] as const)
        expectCalm(name, await send({ method: 'GET', url: CALLS[name].path, headers: { [header]: value } }));
  });

  it('is rejected at the connection: unknown methods, split lines, oversized headers', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    const requests = [
      'HACK /api/ptstatus HTTP/1.1\r\nHost: a\r\n\r\n',
      'TRACE /api/ptstatus HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'PROPFIND /api/orders HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'CONNECT /api/ptstatus HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET /api/ptstatus HTTP/9.9\r\nHost: a\r\n\r\n',
      'GET /api/pt status HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET //etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET /../../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET /api/ptstatus HTTP/1.1\r\nHost: a\r\nX-Bad\u0000: 1\r\n\r\n',
      'GET /api/ptstatus HTTP/1.1\r\nX: 1\r\nX y: 1\r\n\r\n',
      `GET /api/ptstatus HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
      `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      'POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
      '\u0000\u0001\u0002\r\n\r\n',
    ];
    for (const request of requests) {
      requested += 1;
      const text = await onTheWire(Number(port), request);
      // Some connections are closed without a response.
      if (text !== '')
        expect([request.slice(0, 60), text]).toEqual([
          request.slice(0, 60),
          expect.stringMatching(/^HTTP\/1\.1 4\d\d /),
        ]);
      expectNothingLeaked(text);
    }
  }, 120_000);

  it('leaves objects, bookings and the shop unchanged', async () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(await bookings()).toBe(before);
    for (const name of CALL_NAMES) {
      const response = await sendCall(shop.app, name, await CALL_EXAMPLES[name].good(shop));
      expect([name, response.status]).toEqual([name, CALLS[name].status ?? 200]);
    }
    // About 2,500 requests in all; a failing property stops early.
    expect(requested).toBeGreaterThan(2_000);
  }, 120_000);
});

/** Returns what a browser sends in a URL instead of a lone surrogate. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Error messages may quote the input. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function onTheWire(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(request));
    socket.setEncoding('latin1').setTimeout(LIMIT_MS, () => socket.destroy());
    socket.on('data', (piece: string) => (text += piece));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}
