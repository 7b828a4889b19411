import { fetchAlternatives } from '@storefront/shared/api/hotels/fetch-alternatives';
import { fetchAvailability } from '@storefront/shared/api/hotels/fetch-availability';
import { fetchHotel } from '@storefront/shared/api/hotels/fetch-hotel';
import { parseSearchResponse } from '@storefront/shared/api/search/search-response-parser';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { fakeFetch } from '@storefront/shared/testing/fake-fetch';
import { z } from 'zod';

import { CALL_NAMES, type CallName } from '../../src/api-description/call-names';
import { CALLS } from '../../src/api-description/calls';
import { purchases } from '../support/purchase';
import { openTestShop, type TestShop } from '../support/test-shop';

import { urlOf, sendCall, sendRaw, expectNothingLeaked, expectError, type ApiRequest } from './api-requests';
import { CALL_EXAMPLES } from './call-examples';
import { SEARCH, soldPackage } from './example';
import { registeredRoutes } from './registered-routes';
import { openSecondBackend, type SecondBackend } from './second-backend';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
let closed: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  closed = await openSecondBackend(shop, { DEMO: 'off', STOREFRONT_ORIGINS: 'https://shop.example.com' });
}, 120_000);
afterAll(async () => {
  await closed.close();
  await shop.close();
});

const validRequests = new Map<CallName, Promise<ApiRequest>>();

/** One valid request of each call, from which invalid ones derive; it is never executed itself. */
function validRequestOf(name: CallName): Promise<ApiRequest> {
  const request = validRequests.get(name) ?? CALL_EXAMPLES[name].good(shop);
  validRequests.set(name, request);
  return request;
}

const POSTS = CALL_NAMES.filter((name) => CALLS[name].method === 'post');

const requiredSchema = z.object({ required: z.array(z.string()).default([]) });

/** Returns the required body fields of a call according to its schema. */
function requiredFields(name: CallName): readonly string[] {
  const { body } = CALLS[name];
  return body
    ? requiredSchema.parse(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).required
    : [];
}

const REQUIRED = POSTS.flatMap((name) => requiredFields(name).map((field) => ({ name, field })));
const BAD = CALL_NAMES.flatMap((name) =>
  CALL_EXAMPLES[name].invalid.map(([title, change, status, named]) => ({
    name,
    title,
    change,
    status,
    named,
  })),
);

describe('every call', () => {
  it('has an example, and the routes of the server, below /api and /supplier, equal the described calls [DEC-105]', () => {
    expect(Object.keys(CALL_EXAMPLES).toSorted()).toEqual([...CALL_NAMES].toSorted());
    const described = CALL_NAMES.map((name) => `${CALLS[name].method.toUpperCase()} ${CALLS[name].path}`);
    const registered = registeredRoutes(shop.app).filter((route) => /^\w+ \/(api|supplier)\//.test(route));
    // Names of path parameters may differ.
    const plain = (routes: readonly string[]) =>
      routes.map((route) => route.replaceAll(/\{\w+\}|:\w+/g, '{}')).toSorted();
    expect(plain(registered)).toEqual(plain(described));
  });

  it.each(CALL_NAMES.map((name) => ({ name, ids: CALL_EXAMPLES[name].ids })))(
    '$name responds to an anonymous, valid request with the content and the format of its contract $ids [ROLE-02, DEC-108]',
    async ({ name }) => {
      const example = CALL_EXAMPLES[name];
      const request = await example.good(shop);
      // Only calls about one booking take a token, that of the booking (DEC-201).
      const isAboutBooking = CALLS[name].path.startsWith('/api/manage/');
      expect([name, isAboutBooking || request.headers?.['authorization'] === undefined]).toEqual([
        name,
        true,
      ]);
      const response = await sendCall(shop.app, name, request);
      expect([response.status, response.text.slice(0, 300)]).toEqual([
        CALLS[name].status ?? 200,
        expect.any(String),
      ]);
      const { response: shape, mediaType = 'application/json' } = CALLS[name];
      const charset = mediaType === 'application/pdf' ? '' : '; charset=utf-8';
      expect(response.headers['content-type']).toMatch(new RegExp(`^${mediaType}${charset}$`));
      expect(response.headers['x-request-id']).toEqual(expect.any(String));
      expect(response.headers['set-cookie']).toBeUndefined();
      if (shape) expect(shape.safeParse(response.json).error).toBeUndefined();
      await example.verify(response.json, request, shop);
    },
  );

  it.each(BAD)(
    '$name responds to $title with $status, as JSON [DEC-108]',
    async ({ name, change, status, named }) => {
      const good = await validRequestOf(name);
      expectError(await sendCall(shop.app, name, change(good)), status, named);
    },
  );

  it.each(REQUIRED)(
    '$name refuses a body without $field, and one where it is of another type',
    async ({ name, field }) => {
      const { body = {} } = await validRequestOf(name);
      const { [field]: _left, ...without } = body;
      expectError(await sendCall(shop.app, name, { body: without }), 400, field);
      expectError(
        await sendCall(shop.app, name, { body: { ...body, [field]: { not: 'this' } } }),
        400,
        field,
      );
      expectError(
        await sendCall(shop.app, name, { body: { ...body, [field]: [{ not: 'this' }] } }),
        400,
        field,
      );
    },
  );

  it.each(POSTS)('%s accepts only JSON objects', async (name) => {
    const url = CALLS[name].path;
    const { body } = await validRequestOf(name);
    const send = (payload: string, type: string) =>
      sendRaw(shop.app, { method: 'POST', url, payload, headers: { 'content-type': type } });

    const foreign = CALLS[name].acceptsText ? [] : ['text/plain'];
    for (const type of [...foreign, 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expectError(await send(JSON.stringify(body), type), 415, null);
    for (const text of ['', '{"a":', '[]', 'null', '"text"', '5', 'true'])
      expectError(await send(text, 'application/json'), 400, null);
    expectError(await send(`{"long":"${'x'.repeat(256 * 1024)}"}`, 'application/json'), 413, null);
  });

  it.each(CALL_NAMES)('%s responds 404 to other methods', async (name) => {
    const url = urlOf(name, await validRequestOf(name));
    const others = (['POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(
      (method) => method.toLowerCase() !== CALLS[name].method,
    );
    for (const method of others)
      expectError(await sendRaw(shop.app, { method, url, payload: {} }), 404, null);
  });

  it('availability, alternatives and content have the paths that the shop requests [API-DETAILS-06, DEC-12]', async () => {
    const network = fakeFetch({ body: {} });
    const stay = { hotelKey: 'H1', departureId: -1, month: '2027-02', nights: 7, rooms: DEFAULT_OCCUPANCY };
    await fetchAvailability(network.endpoints, stay);
    const guests = DEFAULT_OCCUPANCY;
    await fetchAlternatives(network.endpoints, { hotelKey: 'H1', date: '2027-02-10', duration: 7, guests });
    await fetchHotel(network.endpoints, 7, { timeoutMs: 100 });
    network.close();
    const names = [
      'getHotelAvailability',
      'getRoomBoardAlternatives',
      'getBackOfficeHotelByGiataId',
    ] as const;
    expect(network.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(
      names.map(
        (name) => `${CALLS[name].method.toUpperCase()} ${CALLS[name].path.replace('{giataId}', '7')}`,
      ),
    );
  });

  it('getBackOfficeHotelByGiataId responds with images, details and facilities, and 404 for an unknown id [API-HOTEL-02, API-HOTEL-04]', async () => {
    const { row, giataId } = soldPackage(shop);
    const record = (id: string) =>
      sendCall(shop.app, 'getBackOfficeHotelByGiataId', { params: { giataId: id } });
    const { status, json } = await record(String(giataId));
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({
        images: expect.arrayContaining([expect.stringMatching(/^http/)]),
        hotelDetails: expect.objectContaining({ hotelName: row.rm1HTL }),
        facility: expect.objectContaining({ facilities: expect.any(Object) }),
      }),
    ]);
    expectError(await record('1'), 404, null);
  });

  it('getBackOfficeHotelByGiataId responds null for a hotel that is sold without a record [API-HOTEL-02, DEC-395]', async () => {
    const sold = uniqueDestinations().flatMap(({ id }) => shop.market.hotelsOf(id));
    const without = sold.find(({ giataId }) => shop.market.hotel(giataId) === undefined);
    const params = { giataId: String(without?.giataId) };
    const response = await sendCall(shop.app, 'getBackOfficeHotelByGiataId', { params });
    expect([response.status, response.json]).toEqual([200, null]);
  });

  it('getPage responds to an unknown id with success false and a message [API-PAGE-03, DEC-39]', async () => {
    for (const pageId of ['f'.repeat(24), '1', 'constructor']) {
      const response = await sendCall(shop.app, 'getPage', { params: { pageId } });
      expect([response.status, response.json]).toEqual([
        404,
        { success: false, message: expect.stringMatching(/\w/) },
      ]);
      expect(response.headers['x-request-id']).toEqual(expect.any(String));
      expect(CALLS.getPage.response?.safeParse(response.json).success).toBe(true);
    }
  });

  it('responds to malformed URLs in the common error format', async () => {
    for (const url of [
      '/api/getPage/%zz',
      `/api/getDealById/${'x'.repeat(300)}`,
      '/api/nothing',
      '/supplier/',
    ]) {
      const response = await sendRaw(shop.app, { method: 'GET', url });
      expectError(response, response.status, null);
      expect([400, 404, 414]).toContain(response.status);
    }
  });

  it('responds 429 with Retry-After to more calls than a person makes', async () => {
    const responses = [];
    for (let call = 0; call < 11; call += 1)
      responses.push(
        await sendRaw(
          shop.app,
          { method: 'POST', url: '/api/newsletter', payload: { email: 'x' } },
          '192.0.2.1',
        ),
      );
    expect(responses.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
    const last = responses.at(-1);
    if (!last) throw new Error('nothing was asked');
    expectError(last, 429, null);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json).toMatchObject({ error: { code: 'too-many-requests' } });
  });
});

describe('the search', () => {
  const search = (query: Record<string, string> = {}) =>
    sendCall(shop.app, 'dpSearch', { query: { ...SEARCH, ...query } });

  it('returns rows that match the query, each with its flight [API-DPSEARCH-05, DEC-108]', async () => {
    const { text } = await search({ rating: '45', boardType: '5' });
    const { results, flights, badRows } = parseSearchResponse(text);
    expect(badRows).toBe(0);
    expect(results.length).toBeGreaterThan(20);
    const existing = new Map(flights.map((flight) => [flight.flightId, flight]));
    for (const row of results) {
      expect(row).toMatchObject({ nights: 7, boardBasis: 'AI', arrivalAirportCode: 'AYT' });
      expect([4, 5]).toContain(row.starClass);
      expect(row.departureDate >= SEARCH.dateMin && row.departureDate <= SEARCH.dateMax).toBe(true);
      const flight = existing.get(row.flightId);
      expect(flight).toMatchObject({
        departureAirportCode: row.departureAirportCode,
        arrivalAirportCode: row.arrivalAirportCode,
      });
      expect(flight?.outboundDepartsAt.slice(0, 10)).toBe(row.departureDate);
      expect(row.pricePerPerson).toBeGreaterThan(flight?.pricePerPerson ?? Number.POSITIVE_INFINITY);
    }
    expect(text).toContain(`<Hotels count="${results.length}" truncated="false">`);

    const { hotelKey } = results[0] ?? { hotelKey: '' };
    const others = new Set(results.map((row) => row.hotelKey));
    expect(others.size).toBeGreaterThan(1);
    const ofHotel = parseSearchResponse((await search({ hotelKey })).text).results;
    expect([...new Set(ofHotel.map((row) => row.hotelKey))]).toEqual([hotelKey]);
  });

  it('covers exactly the dates of the query, whatever its flexibility is [API-DPSEARCH-05, DEC-03]', async () => {
    const [exact, flexible] = [await search(), await search({ flexibility: '3' })];
    expect(flexible.text).toBe(exact.text);
    const dates = parseSearchResponse(flexible.text).results.map(({ departureDate }) => departureDate);
    expect([...new Set(dates)].toSorted()).toEqual(['2027-06-10', '2027-06-11', '2027-06-12']);
  });

  it.each([
    ['26', ['MAN']],
    ['-2', ['BHX', 'EMA']],
  ])('departs from the airports of departureId %s only [API-DPSEARCH-05]', async (departureId, airports) => {
    const { results, flights } = parseSearchResponse((await search({ departureId })).text);
    const codesOf = (rows: readonly { readonly departureAirportCode: string }[]) =>
      [...new Set(rows.map(({ departureAirportCode }) => departureAirportCode))].toSorted();
    expect([codesOf(results), codesOf(flights)]).toEqual([airports, airports]);
  });

  it('covers every number of nights between both bounds [API-DPSEARCH-05]', async () => {
    const { text } = await search({ durationMin: '7', durationMax: '9' });
    const nights = new Set(parseSearchResponse(text).results.map((row) => row.nights));
    expect([...nights].toSorted((one, other) => one - other)).toEqual([7, 8, 9]);
  });

  it('reports an empty result as success with count 0, and limits the list to MaxResults [API-DPSEARCH-05]', async () => {
    const nothing = await search({ hotelKey: 'H0' });
    expect([nothing.status, nothing.text]).toEqual([
      200,
      expect.stringContaining('<Hotels count="0" truncated="false">'),
    ]);
    const cut = await search({ MaxResults: '5' });
    expect(parseSearchResponse(cut.text).results).toHaveLength(5);
    expect(cut.text).toContain('truncated="true"');
  });

  it('returns the same response for the same query, and other prices for another party [API-DPSEARCH-05, DEC-108]', async () => {
    const [one, other] = [await search(), await search()];
    expect(other.text).toBe(one.text);
    const alone = await search({ adultsRoom1: '1' });
    expect(parseSearchResponse(alone.text).results[0]?.pricePerPerson).toBeGreaterThan(
      parseSearchResponse(one.text).results[0]?.pricePerPerson ?? Number.POSITIVE_INFINITY,
    );
    const family = await search({
      childrenRoom1: '1',
      childrenAgesRoom1: '5',
      adultsRoom2: '1',
      childrenRoom2: '1',
      childagesroom2: '9',
      adultsRoom3: '2',
    });
    const { results } = parseSearchResponse(family.text);
    expect(results.length).toBeGreaterThan(0);
    for (const { rooms } of results) expect(rooms.filter(({ code }) => code !== '')).toHaveLength(3);
  });
});

describe('the service', () => {
  it('describes every call at /docs/json, and has its switches, in the demonstration only [DEC-108]', async () => {
    const { json } = await sendRaw(shop.app, { method: 'GET', url: '/docs/json' });
    const { paths, openapi } = z
      .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(json);
    expect(openapi).toMatch(/^3\.1/);
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(listed.toSorted()).toEqual(
      CALL_NAMES.map((name) => `${CALLS[name].method} ${CALLS[name].path}`).toSorted(),
    );
    for (const url of ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/demo/state', '/outbox'])
      expectError(await sendRaw(closed.app, { method: 'GET', url }), 404, null);
    expectError(await sendRaw(closed.app, { method: 'POST', url: '/demo/faults', payload: {} }), 404, null);
  });

  it('has switches for the provider, results of payments, and failures and delays of calls in the demonstration [DEC-108]', async () => {
    const get = (url: string) => sendRaw(shop.app, { method: 'GET', url });
    const post = (url: string, payload: object) => sendRaw(shop.app, { method: 'POST', url, payload });
    const provider = async () => (await get('/api/ptstatus')).json;
    await post('/demo/provider', { on: false });
    expect(await provider()).toEqual({ data: false });
    await post('/demo/provider', { on: true });
    expect(await provider()).toEqual({ data: true });

    const { body } = await purchases(() => shop).gatewayPayment();
    await shop.post('pay', body);
    await post(`/demo/payments/${body.paymentId}`, { outcome: 'declined' });
    expect((await get(`/api/payment/status/${body.paymentId}`)).json).toMatchObject({ status: 'declined' });

    await post('/demo/faults', { call: 'ptstatus', mode: 'error', status: 503, times: 1 });
    expectError(await get('/api/ptstatus'), 503, null);
    await post('/demo/faults', { call: 'ptstatus', mode: 'slow', delayMs: 100, times: 1 });
    const start = performance.now();
    expect(await provider()).toEqual({ data: true });
    expect(performance.now() - start).toBeGreaterThan(90);
  });

  it.each(CALL_NAMES)(
    'has a switch that makes the call %s fail once in the demonstration [DEC-108]',
    async (call) => {
      const request = await validRequestOf(call);
      const fault = { call, mode: 'error', status: 503, times: 1 };
      await sendRaw(shop.app, { method: 'POST', url: '/demo/faults', payload: fault });
      expectError(await sendCall(shop.app, call, request), 503, 'A fault was switched on.');
    },
  );

  it('has the same API with and without the demonstration, and the supplier simulator only with it', () => {
    const below = (prefix: string, routes: readonly string[]) =>
      routes.filter((route) => route.includes(` ${prefix}/`));
    expect(below('/api', registeredRoutes(closed.app))).toEqual(below('/api', registeredRoutes(shop.app)));
    expect(below('/supplier', registeredRoutes(shop.app))).not.toEqual([]);
    expect(below('/supplier', registeredRoutes(closed.app))).toEqual([]);
  });

  it('reports its health and whether the database responds', async () => {
    const health = await sendRaw(shop.app, { method: 'GET', url: '/health' });
    const ready = await sendRaw(shop.app, { method: 'GET', url: '/ready' });
    expect([health.status, health.json]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, ready.json]).toEqual([200, { status: 'ready' }]);
  });

  it.each([
    ['https://shop.example.com', true],
    ['https://shop.example.com.evil.example', false],
    ['http://shop.example.com', false],
    ['http://localhost:3000', false],
    ['null', false],
  ])('lets pages of %s read its responses: %s', async (origin, allowed) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await sendRaw(closed.app, {
        method,
        url: '/api/ptstatus',
        headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'GET' } : {}) },
      });
      expect(headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(String(headers['vary'])).toMatch(/origin/i);
    }
  });

  it('lets configured pages read error responses of every part of the server', async () => {
    const origin = 'https://shop.example.com';
    for (const url of ['/api/getDealById/0', '/api/nothing', '/supplier/dpSearch.php', '/api/getPage/%zz']) {
      const { headers, status } = await sendRaw(closed.app, { method: 'GET', url, headers: { origin } });
      expect([url, status >= 400, headers['access-control-allow-origin']]).toEqual([url, true, origin]);
    }
  });

  it('ignores credentials [ROLE-02]', async () => {
    const headers = { authorization: 'Bearer nobody', cookie: 'session=1' };
    const response = await sendRaw(shop.app, { method: 'GET', url: '/api/ptstatus', headers });
    expect([response.status, response.json]).toEqual([200, { data: true }]);
  });

  it('responds to an internal error without revealing internals', async () => {
    const broken: ApiRequest = { params: { pageId: 'broken\u0000id' } };
    const response = await sendCall(shop.app, 'getPage', broken);
    expectNothingLeaked(response.text);
    expect(response.status).toBeLessThan(500);
  });
});
