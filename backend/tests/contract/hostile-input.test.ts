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

// A busy machine takes its time.
jest.setTimeout(60_000);

const SEED = 20_261_121;
const LIMIT_MS = 5_000;

let shop: TestShop;
/** One good question of each call; those of a booking belong to one that is already paid. */
let good: Readonly<Record<CallName, ApiRequest>>;
let asked = 0;

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
    // A short list is enough to see that it is one.
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

/** Money and bookings, as they stand in the database. */
async function bookings(): Promise<string> {
  const tables = [
    await shop.db.selectFrom('orders').selectAll().orderBy('id').execute(),
    await shop.db.selectFrom('attempts').selectAll().orderBy('id').execute(),
    await shop.db.selectFrom('sandbox_charges').selectAll().orderBy('key').execute(),
  ];
  return JSON.stringify(tables);
}

async function send(ask: RawRequest): Promise<ApiResponse> {
  asked += 1;
  const begun = performance.now();
  const answer = await Promise.race([
    sendRaw(shop.app, ask),
    pause(LIMIT_MS, null, { ref: false }).then(() => {
      throw new Error(`no answer within ${LIMIT_MS} ms`);
    }),
  ]);
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
  return answer;
}

/** Refused as the caller's fault, or answered right: nothing else may come of hostile input. */
function expectCalm(name: CallName, answer: ApiResponse): void {
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([
    expect.toBeOneOfStatuses(),
    answer.text.slice(0, 200),
  ]);
  expectNothingLeaked(answer.text);
  expect(Object.keys(answer.headers).join()).not.toMatch(/set-cookie|hacked/i);
  const { response: shape } = CALLS[name];
  // A caller that asks for a packed answer gets one: its text is not read here.
  const plain = answer.headers['content-encoding'] === undefined;
  if (answer.status < 300 && shape && plain) expect(shape.safeParse(answer.json).error).toBeUndefined();
}

expect.extend({
  toBeOneOfStatuses: (status: number) => ({
    pass: (status >= 200 && status < 300) || (status >= 400 && status < 500),
    message: () => `${status} is neither right nor a refusal`,
  }),
});

declare global {
  // Jest's types are extended by declaration only.
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
  // The first fault is enough: making it smaller would ask hundreds of questions more.
  fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns, endOnFailure: true });

type Step = string | number;

/** Every place in a body, from its fields down to what stands in its lists. */
function placesIn(value: unknown, above: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...above, Array.isArray(value) ? Number(key) : key];
    return [here, ...placesIn(inner, here)];
  });
}

const HOLE = '@@here@@';

/** JSON text of a body with other text at one place: hostile values cannot all be written by JSON itself. */
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
    'in any field of %s is refused or taken as it is [ROLE-02]',
    async (name) => {
      const places = placesIn(good[name].body);
      await each(
        fc.record({ place: fc.constantFrom(...places), text: fc.constantFrom(...HOSTILE_JSON) }),
        25,
        async ({ place, text }) => {
          const payload = withTextAt(good[name].body, place, text);
          const answer = await send({ method: 'POST', url: CALLS[name].path, payload, headers: JSON_TYPE });
          expectCalm(name, answer);
        },
      );
    },
    60_000,
  );

  it.each(POSTS)('text that no database can hold is refused or taken in every field of %s', async (name) => {
    const { body } = good[name];
    const faults: string[] = [];
    for (const place of placesIn(body))
      for (const text of ['"a\\u0000b"', '"\\ud800"']) {
        const payload = withTextAt(body, place, text);
        const { status } = await send({ method: 'POST', url: CALLS[name].path, payload, headers: JSON_TYPE });
        if (status >= 500) faults.push(`${place.join('.')} ${text}`);
      }
    expect(faults).toEqual([]);
  });

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
        const answer = await send({ method: 'GET', url: `${before}${part}${after}` });
        expect([part, answer.status, answer.text.slice(0, 100)]).toEqual([
          part,
          expect.toBeOneOfStatuses(),
          answer.text.slice(0, 100),
        ]);
        expectNothingLeaked(answer.text.replace(decodedPart(part), ''));
      }
    },
    30_000,
  );

  it('leads to no file but those that are meant [API-PRICES-02]', async () => {
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
        const answer = await send({ method: 'GET', url: `${folder}${name}` });
        expect([folder, name, answer.status]).toEqual([folder, name, expect.toBeOneOfStatuses()]);
        expectNothingLeaked(answer.text.replace(decodedPart(name), ''));
        expect(answer.text).not.toMatch(/root:|PG_VERSION|^[0-9a-f]{48}$/);
      }
  }, 120_000);

  it('in headers changes nothing and comes back nowhere', async () => {
    for (const name of CALL_NAMES)
      for (const [header, value] of HOSTILE_HEADERS.slice(0, 6)) {
        const { method } = CALLS[name];
        const answer = await send({
          url: urlOf(name, good[name]),
          ...(method === 'get' ? { method: 'GET' } : { method: 'POST', payload: { ...good[name].body } }),
          headers: { [header]: value },
        });
        expectCalm(name, answer);
      }
  }, 120_000);

  it('in the rarer headers changes nothing either', async () => {
    for (const [header, value] of HOSTILE_HEADERS)
      for (const name of ['getAllDeals', 'ptstatus'] as const)
        expectCalm(name, await send({ method: 'GET', url: CALLS[name].path, headers: { [header]: value } }));
  });

  it('is refused on the wire: strange methods, split lines, headers beyond measure', async () => {
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
      asked += 1;
      const text = await onTheWire(Number(port), request);
      // Some are worth no answer at all.
      if (text !== '')
        expect([request.slice(0, 60), text]).toEqual([
          request.slice(0, 60),
          expect.stringMatching(/^HTTP\/1\.1 4\d\d /),
        ]);
      expectNothingLeaked(text);
    }
  }, 120_000);

  it('leaves objects, bookings and the shop as they were', async () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(await bookings()).toBe(before);
    for (const name of CALL_NAMES) {
      const answer = await sendCall(shop.app, name, await CALL_EXAMPLES[name].good(shop));
      expect([name, answer.status]).toEqual([name, CALLS[name].status ?? 200]);
    }
    // About 2,500 in all; a property that finds a fault asks no more.
    expect(asked).toBeGreaterThan(2_000);
  }, 120_000);
});

/** A lone surrogate has no place in an address: what a browser sends in its stead. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** A refusal may name what was asked for. */
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
