import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { portOf } from '@storefront/server-kit/ports';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { httpSupplier } from './http-supplier';
import { MAX_RESULTS } from './search-parameters';
import { SupplierError } from './supplier-error';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handler: Handler;
beforeAll(async () => {
  server = createServer((request, response) => handler(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const supplier = (timeoutMs = 20_000) =>
  httpSupplier({ url: `http://127.0.0.1:${portOf(server)}`, today: () => '2026-11-21', timeoutMs });
const send =
  (status: number, body: string): Handler =>
  (_request, response) =>
    response.writeHead(status).end(body);

const QUERY = {
  destinationId: 101,
  departureId: -1,
  dateMin: '2027-06-01',
  dateMax: '2027-06-04',
  durationMin: 7,
  durationMax: 7,
  boardType: '',
  rating: '345',
  rooms: DEFAULT_OCCUPANCY,
};
const PRICE = { reference: 'R1', rooms: DEFAULT_OCCUPANCY };

/** Returns a dpSearch response with `count` packages of one flight; the first package costs `price`. */
function searchResponse(count: number, price: number): string {
  const flight =
    '<Flight fltId="F1" depAPC="LGW" arrAPC="AYT" obdepDate="2027-06-01T06:10:00" obarrDate="2027-06-01T12:10:00" ibdepDate="2027-06-08T06:10:00" ibarrDate="2027-06-08T12:10:00" fltCOST="181"/>';
  const results = Array.from(
    { length: count },
    (_, index) =>
      `<Result reference="R${index}" price="${price + index}" departureDate="2027-06-01" nts="7" brd="AI" depAPC="LGW" arrAPC="AYT" fltId="F1" rm1HTL="Hotel" rm1HTLKEY="H1" rm1Giata="7" rm1RTG="4"/>`,
  );
  return `<Response Status="success"><Flights>${flight}</Flights><Hotels>${results.join('')}</Hotels></Response>`;
}

async function failureOf(work: Promise<unknown>): Promise<SupplierError> {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof SupplierError)) throw new Error(`no SupplierError: ${String(failure)}`);
  return failure;
}

/** Only silence is waited for. */
const limitFor = (kind: string) => (kind === 'timeout' ? 200 : 20_000);

describe('failures of the HTTP supplier', () => {
  it.each<readonly [title: string, handler: Handler, kind: string]>([
    ['an error status', send(500, 'broken'), 'failed'],
    ['a refused request', send(400, 'bad'), 'rejected'],
    ['a response that is not JSON', send(200, '<html>'), 'invalid-response'],
    ['JSON of another shape', send(200, '{"package":{}}'), 'invalid-response'],
    ['an unknown refusal', send(409, '{"error":{"code":"tired","message":"no"}}'), 'invalid-response'],
    ['a closed connection', (request) => request.socket.destroy(), 'unreachable'],
    ['silence', () => {}, 'timeout'],
  ])('reports %s of a JSON call as a typed error', async (_title, next, kind) => {
    handler = next;
    expect(await failureOf(supplier(limitFor(kind)).pricePackage(PRICE))).toMatchObject({ kind });
  });

  it.each<readonly [title: string, handler: Handler, kind: string]>([
    ['an error status', send(500, 'broken'), 'invalid-response'],
    ['a truncated document', send(200, searchResponse(3, 500).slice(0, -20)), 'invalid-response'],
    ['a closed connection', (request) => request.socket.destroy(), 'unreachable'],
    ['silence', () => {}, 'timeout'],
  ])('reports %s of a search as a typed error', async (_title, next, kind) => {
    handler = next;
    expect(await failureOf(supplier(limitFor(kind)).cheapestPackages(QUERY, []))).toMatchObject({ kind });
  });
});

describe('requests of the HTTP supplier', () => {
  it('searches again in smaller windows when a response was truncated', async () => {
    const windows: string[] = [];
    handler = (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://supplier');
      const window = `${searchParams.get('dateMin')} ${searchParams.get('dateMax')} ${searchParams.get('rating')}`;
      windows.push(window);
      const isWhole = window === '2027-06-01 2027-06-04 345';
      response.end(searchResponse(isWhole ? MAX_RESULTS : 2, window.startsWith('2027-06-03') ? 400 : 500));
    };
    const [cheapest] = await supplier().cheapestPackages(QUERY, []);
    // The halves are requested at the same time.
    expect([windows[0], ...windows.slice(1).toSorted()]).toEqual([
      '2027-06-01 2027-06-04 345',
      '2027-06-01 2027-06-02 345',
      '2027-06-03 2027-06-04 345',
    ]);
    expect(cheapest).toMatchObject({ pricePerPerson: 40_000, giataId: 7, flight: { flightId: 'F1' } });
  });

  it('searches each star class of a single day that was truncated [CONST-05, DEC-441]', async () => {
    const ratings: (string | null)[] = [];
    handler = (request, response) => {
      const rating = new URL(request.url ?? '', 'http://supplier').searchParams.get('rating');
      ratings.push(rating);
      response.end(searchResponse(rating === '345' ? MAX_RESULTS : 1, rating === '4' ? 400 : 500));
    };
    const [cheapest] = await supplier().cheapestPackages({ ...QUERY, dateMax: QUERY.dateMin }, []);
    expect(ratings[0]).toBe('345');
    // The parts are requested at the same time.
    expect(new Set(ratings.slice(1))).toEqual(new Set(['3', '4', '5']));
    expect(ratings).toHaveLength(4);
    expect(cheapest?.pricePerPerson).toBe(40_000);
  });

  it('sends the constants and the names of a search in both calls [CONST-03, DOM-CRIT-01, DEC-20]', async () => {
    const searches: unknown[] = [];
    handler = (request, response) => {
      if (request.method === 'GET') {
        searches.push(Object.fromEntries(new URL(request.url ?? '', 'http://supplier').searchParams));
        response.end(searchResponse(1, 500));
        return;
      }
      void json(request).then((body) => {
        const { search } = body as { readonly search?: unknown };
        if (search) searches.push(search);
        response.end(JSON.stringify({ rooms: [], boards: [], results: [], flights: [] }));
      });
    };
    const rooms = [
      { adults: 2, children: 1, childAges: [5] },
      { adults: 1, children: 2, childAges: [0, 15] },
      { adults: 1, children: 1, childAges: [9] },
    ];
    const packages = supplier();
    await packages.cheapestPackages({ ...QUERY, boardType: '5', rooms }, []);
    const party = {
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '5',
      adultsRoom2: '1',
      childrenRoom2: '2',
      childagesroom2: '0,15',
      adultsRoom3: '1',
      childrenRoom3: '1',
      childagesroom3: '9',
    };
    expect(searches).toEqual([
      {
        tradingNameId: '200209',
        MaxResults: String(MAX_RESULTS),
        DestinationType: 'Region',
        departureId: '-1',
        flexibility: '0',
        destinationId: '101',
        dateMin: '2027-06-01',
        dateMax: '2027-06-04',
        durationMin: '7',
        durationMax: '7',
        boardType: '5',
        rating: '345',
        ...party,
        adultsRoom4: '0',
        childrenRoom4: '0',
        childagesroom4: '',
      },
    ]);
    await packages.findHotel('H1');
    const constants = { tradingNameId: '200209', DestinationType: 'Region' };
    expect(searches.length).toBeGreaterThan(1);
    for (const search of searches) expect(search).toMatchObject(constants);
  });

  it('searches all star classes for the packages of a hotel [CONST-05, DEC-07]', async () => {
    const ratings: string[] = [];
    handler = (request, response) => {
      void json(request).then((body) => {
        const { search } = body as { readonly search?: { readonly rating: string } };
        if (search) ratings.push(search.rating);
        response.end(JSON.stringify({ rooms: [], boards: [], results: [], flights: [] }));
      });
    };
    expect(await supplier().findHotel('H1')).toMatchObject({ hotelKey: 'H1', name: '' });
    expect(ratings.length).toBeGreaterThan(1);
    expect(new Set(ratings)).toEqual(new Set(['12345']));
  });

  it('sends a limited number of requests at a time', async () => {
    let running = 0;
    let most = 0;
    handler = (_request, response) => {
      running += 1;
      most = Math.max(most, running);
      void pause(10).then(() => {
        running -= 1;
        response.writeHead(404).end('{"error":{"code":"unknown-reference","message":"no"}}');
      });
    };
    const client = supplier();
    await Promise.all(Array.from({ length: 30 }, () => client.pricePackage(PRICE)));
    expect(most).toBeLessThanOrEqual(6);
    expect(most).toBeGreaterThan(1);
  });

  it('has no record of a hotel that is sold without one [DEC-395]', async () => {
    handler = (_request, response) => void response.end('null');
    expect(await supplier().hotelRecord(7)).toBeNull();
  });

  it('requests a hotel record once for concurrent and later callers, and a missing one again', async () => {
    let requests = 0;
    handler = (request, response) => {
      requests += 1;
      const isListed = request.url?.endsWith('/7');
      const record = { images: [], hotelDetails: { hotelName: 'Hotel' } };
      response
        .writeHead(isListed ? 200 : 404)
        .end(JSON.stringify(isListed ? record : { error: { code: 'unknown-hotel', message: 'none' } }));
    };
    const client = supplier();
    await Promise.all([client.hotelRecord(7), client.hotelRecord(7)]);
    expect(await client.hotelRecord(7)).toMatchObject({ hotelName: 'Hotel' });
    expect(requests).toBe(1);
    expect([await client.hotelRecord(8), await client.hotelRecord(8)]).toEqual([null, null]);
    expect(requests).toBe(3);
  });
});
