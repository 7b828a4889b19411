import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import { portOf } from '@storefront/server-kit/ports';
import type { FastifyInstance } from 'fastify';

import { createMarket } from '../market/create-market';
import { simulatorApp } from '../simulator-app';

import { sameThreadSearch, SearchOverloaded, type SearchEngine } from './search-engine';
import { startSearchThreads } from './search-threads';

const TODAY = '2026-11-21';
const MARKET = { seed: 7, mediaBase: 'http://localhost:3001' };
const PATH =
  '/supplier/dpSearch.php?MaxResults=7000&departureId=-1&destinationId=1&dateMin=2027-06-10&dateMax=2027-06-14&durationMin=7&durationMax=7&rating=12345&adultsRoom1=2';

const market = createMarket({ ...MARKET, today: () => TODAY });
const inThisThread = sameThreadSearch(market);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startApp(engine: SearchEngine): Promise<FastifyInstance> {
  const app = await simulatorApp({ market, today: () => TODAY, storefrontOrigins: [], engine });
  closers.unshift(() => app.close());
  return app;
}

const search = (app: FastifyInstance, encoding = 'br') =>
  app.inject({ url: PATH, headers: { 'accept-encoding': encoding } });

it('computes the same bytes in threads as in the thread of the server', async () => {
  const threads = startSearchThreads({ ...MARKET, threads: 1 });
  closers.push(threads.stop);
  const [one, other] = [await search(await startApp(threads)), await search(await startApp(inThisThread))];
  expect(one.headers['content-encoding']).toBe('br');
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);

  const query = { destinationId: 101, dateMin: '2027-06-01', dateMax: '2027-06-30', rating: '345' };
  const rest = { departureId: -1, durationMin: 7, durationMax: 7, boardType: '' };
  const criteria = { ...query, ...rest, rooms: [{ adults: 2, children: 0, childAges: [] }] };
  const cheapest = await threads.cheapest(criteria, ['departureDate'], TODAY);
  expect(cheapest.length).toBeGreaterThan(20);
  expect(cheapest).toEqual(await inThisThread.cheapest(criteria, ['departureDate'], TODAY));
}, 60_000);

it('sends the same text to a client without Brotli', async () => {
  const app = await startApp(inThisThread);
  const [plain, compressed] = [await search(app, 'identity'), await search(app)];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
});

it('writes attributes: flights under Flights, results under Hotels, linked by fltId [DEC-106]', async () => {
  const { body } = await search(await startApp(inThisThread), 'identity');
  const inside = (name: string) => new RegExp(`<${name}[ >][^]*</${name}>`).exec(body)?.[0] ?? '';
  const idsIn = (text: string, row: string) =>
    [...text.matchAll(new RegExp(`<${row} [^>]*?fltId="([^"]+)"[^>]*/>`, 'g'))].map(([, id]) => id);
  const flights = new Set(idsIn(inside('Flights'), 'Flight'));
  const results = idsIn(inside('Hotels'), 'Result');
  expect(flights.size).toBe(body.match(/<Flight /g)?.length);
  expect(results).toHaveLength(body.match(/<Result /g)?.length ?? 0);
  expect(results.length).toBeGreaterThan(1_000);
  expect(results.filter((id) => !flights.has(id))).toEqual([]);
});

it('sends the first rows before the search is complete, and computes equal searches once', async () => {
  let computed = 0;
  let complete = () => {};
  const held = new Promise<void>((resolve) => (complete = resolve));
  const app = await startApp({
    ...inThisThread,
    search: async (_query, _today, onChunk) => {
      computed += 1;
      onChunk(Buffer.from('first '));
      await held;
      onChunk(Buffer.from('last'));
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const responses = await Promise.all([0, 1].map(() => openSearch(app)));
  const texts = responses.map(() => '');
  const ended = responses.map(async (response, index) => {
    response.on('data', (data) => {
      texts[index] += String(data);
    });
    await once(response, 'end');
  });
  await Promise.all(responses.map((response) => once(response, 'data')));
  expect(texts).toEqual(['first ', 'first ']);
  complete();
  await Promise.all(ended);
  expect(texts).toEqual(['first last', 'first last']);
  expect((await search(app)).body).toBe('first last');
  expect(computed).toBe(1);
});

it('stops a search whose client has left, and computes it again for the next one', async () => {
  const signals: AbortSignal[] = [];
  const app = await startApp({
    ...inThisThread,
    search: async (query, today, onChunk, signal) => {
      signals.push(signal);
      if (signals.length > 1) return inThisThread.search(query, today, onChunk, signal);
      onChunk(Buffer.from('first '));
      await once(signal, 'abort');
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await openSearch(app);
  await once(response, 'data');
  response.destroy();
  await once(signals[0] ?? new EventTarget(), 'abort');
  expect(brotliDecompressSync((await search(app)).rawPayload).toString()).toContain('<Hotels count="6992"');
  expect(signals).toHaveLength(2);
});

it('closes the connection when a search fails after its first rows', async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const app = await startApp({
    ...inThisThread,
    search: async (_query, _today, onChunk) => {
      onChunk(Buffer.from('first '));
      await failed;
      throw new Error('the thread ended');
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await openSearch(app);
  await once(response, 'data');
  fail();
  await expect(once(response, 'end')).rejects.toThrow('aborted');
  expect(response.complete).toBe(false);
});

it('responds 503 with Retry-After when too many searches wait', async () => {
  const overloaded = () => Promise.reject(new SearchOverloaded('Too many searches are waiting.'));
  const response = await search(await startApp({ ...inThisThread, search: overloaded }));
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '3']);
  expect(response.body).toContain('<Fault code="overloaded"');
  expect(response.headers['content-encoding']).toBeUndefined();
});

/** Sends the search and resolves with the headers of its response. */
async function openSearch(app: FastifyInstance) {
  const sent = request({
    host: '127.0.0.1',
    port: portOf(app.server),
    path: PATH,
    headers: { 'accept-encoding': 'br' },
  });
  sent.on('error', () => {});
  sent.end();
  return new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
}
