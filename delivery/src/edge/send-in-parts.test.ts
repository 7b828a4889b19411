import { ReadableStream } from 'node:stream/web';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { LatePart, PageFrame } from '@storefront/shared/contracts/rendered-page';

import { anAppWithRenderer } from '../../testing/app-with-renderer';
import type { PageOptions } from '../render/page-renderer';

const FRAME: PageFrame = {
  kind: 'frame',
  head: '<title>Search</title>',
  body: '<p>Searching</p>',
  styles: [],
};
const LATE: LatePart = {
  kind: 'late',
  body: '<div hidden id="S:0"><p>results</p></div>',
  styles: [{ key: 'css', ids: ['abc'], css: '.css-abc{color:red}' }],
};
const END: LatePart = {
  kind: 'end',
  hydration: { remote: null, readable: true, today: '2026-11-21', loaderData: {}, errors: {} },
};

let edge: Awaited<ReturnType<typeof anAppWithRenderer>>;
let rest: readonly LatePart[];
let options: PageOptions | undefined;

beforeAll(async () => {
  const search = { name: 'mfe-search', routes: ['/search'] };
  edge = await anAppWithRenderer(search, async (_live, _url, passed) => {
    options = passed;
    return { kind: 'parts', parts: { frame: FRAME, rest: ReadableStream.from(rest) }, from: 'parts' };
  });
});
afterAll(() => edge.stop());

const visit = (headers: Readonly<Record<string, string>> = {}) =>
  edge.app.inject({ url: '/search', headers });

describe('a page that is sent in parts', () => {
  it('is one document with the nonce of its policy, and nobody else may store it', async () => {
    rest = [LATE, END];
    const { statusCode, headers, body } = await visit();
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['server-timing']).toBe('page;desc="parts"');
    const nonce = /'nonce-(?<nonce>[^']+)'/.exec(String(headers['content-security-policy']))?.groups?.[
      'nonce'
    ];
    expect(body).toContain(
      `<style data-emotion="css abc" data-s nonce="${nonce}">.css-abc{color:red}</style><div hidden`,
    );
    const order = ['<title>Search', '<p>Searching', 'id="S:0"', 'id="registry-snapshot"', 'id="hydration"'];
    const places = order.map((text) => body.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(body.endsWith('</html>\n')).toBe(true);
  });

  it('without its end has no data for hydration, so that the browser renders it again', async () => {
    rest = [LATE];
    const { body } = await visit();
    expect(body).not.toContain('id="hydration"');
    expect(body).toContain('id="registry-snapshot"');
    expect(body.endsWith('</html>\n')).toBe(true);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as %s', async (encoding, decompress) => {
    rest = [LATE, END];
    const { headers, rawPayload } = await visit({ 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(rawPayload).toString('utf8')).toContain('<p>results</p>');
  });
});

it('only a browser that navigates may get parts', async () => {
  rest = [END];
  await visit({ 'sec-fetch-mode': 'navigate' });
  expect(options?.nonceForParts?.()).toMatch(/^[\w+/=]{24}$/);
  await visit();
  expect(options?.nonceForParts).toBeUndefined();
});
