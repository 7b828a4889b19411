import { traceCalls } from './trace-calls';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const JSON_CALL = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

function aPage() {
  const calls: (readonly [string, RequestInit | undefined])[] = [];
  const page = {
    location: { href: 'https://shop.example/holiday' } as Location,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      calls.push([String(input), init]);
      return new Response('{}');
    },
  };
  const traced = traceCalls(page, 'https://api.shop.example/');
  return { page, traced, calls };
}

const traceOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('traceparent');

describe('the calls of a page', () => {
  it('carry the trace of the page view to the backend where they have a JSON body', async () => {
    const { page, traced, calls } = aPage();
    await page.fetch('https://api.shop.example/api/quotes', JSON_CALL);
    traced.use(TRACE);
    await page.fetch('https://api.shop.example/api/quotes', JSON_CALL);
    expect(calls.map(([, init]) => traceOf(init))).toEqual([null, TRACE]);
    expect(calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{}' });
  });

  it('need no preflight for it: a GET, a text body and other origins have no trace [DEC-371]', async () => {
    const { page, traced, calls } = aPage();
    traced.use(TRACE);
    await page.fetch('https://api.shop.example/api/home');
    await page.fetch('https://api.shop.example/api/telemetry', { method: 'POST', body: '{}' });
    await page.fetch('https://supplier.example/getHotelAvailability', JSON_CALL);
    await page.fetch('https://api.shop.example.evil.example/api/quotes', JSON_CALL);
    expect(calls.map(([, init]) => traceOf(init))).toEqual([null, null, null, null]);
  });
});
