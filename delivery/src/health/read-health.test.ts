import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ownerToken } from './admin-token';
import { HealthUnknown, readHealth } from './read-health';

const SINCE = new Date('2026-11-21T10:20:00Z');
const VERSION = {
  part: 'mfe-deal',
  version: '1.0.0-a',
  loaded: 3,
  loadFailed: 0,
  errors: 1,
  booked: 0,
  vitals: { LCP: { count: 2, average: 1_234.5 } },
  firstSeen: '2026-11-21T10:00:00.000Z',
  lastSeen: '2026-11-21T11:00:00.000Z',
};

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

/** A backend on a port of its own that answers everything like this. */
async function backend(status: number, body: string) {
  const asked: (readonly [string | undefined, string | undefined])[] = [];
  const listening = createServer((request, response) => {
    asked.push([request.url, request.headers.authorization]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { asked, url: `http://127.0.0.1:${address.port}` };
}

const ask = (backendUrl: string) => readHealth({ backendUrl, token: 'secret', since: SINCE });

describe('the health of versions', () => {
  it('is asked of the backend with the token of the owner', async () => {
    const { asked, url } = await backend(200, JSON.stringify({ versions: [VERSION] }));
    expect(await ask(url)).toEqual([VERSION]);
    await readHealth({ backendUrl: url, token: 'secret', since: SINCE, part: 'mfe-deal' });
    expect(asked).toEqual([
      ['/admin/telemetry?since=2026-11-21T10%3A20%3A00.000Z', 'Bearer secret'],
      ['/admin/telemetry?since=2026-11-21T10%3A20%3A00.000Z&part=mfe-deal', 'Bearer secret'],
    ]);
  });

  it.each([
    ['a wrong token', 401, '{}', 'Set ADMIN_TOKEN to that of the backend'],
    ['a backend in trouble', 503, '{}', 'answered 503'],
    ['an answer that is none', 200, 'hello', 'cannot read'],
    ['another shape', 200, '{"versions":[{"part":"mfe-deal"}]}', 'cannot read'],
  ])('is unknown with %s, and the message says what to do', async (_case, status, body, words) => {
    const { url } = await backend(status, body);
    const failure = ask(url);
    await expect(failure).rejects.toThrow(HealthUnknown);
    await expect(failure).rejects.toThrow(words);
  });

  it('is unknown where no backend runs', async () => {
    const { url } = await backend(200, '');
    await new Promise((resolve) => server?.close(resolve));
    server = null;
    await expect(ask(url)).rejects.toThrow('Start the backend, or set BACKEND_URL');
  });
});

describe('the token of the owner', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'token-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the configured one, or else that which the backend keeps in the data folder', () => {
    writeFileSync(join(folder, 'admin-token'), 'kept-by-the-backend\n');
    expect(ownerToken(folder, { ADMIN_TOKEN: 'configured' })).toBe('configured');
    expect(ownerToken(folder, {})).toBe('kept-by-the-backend');
  });

  it('is asked for by name where there is none', () => {
    expect(() => ownerToken(folder, {})).toThrow(HealthUnknown);
    expect(() => ownerToken(folder, {})).toThrow('Set ADMIN_TOKEN');
  });
});
