import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { adminToken } from './admin-token';
import { HealthUnavailable, readHealth } from './read-health';

const SINCE = new Date('2026-11-21T10:20:00Z');
const VERSION = {
  part: 'mfe-deal',
  version: '1.0.0-a',
  loaded: 3,
  loadFailed: 0,
  errors: 1,
  serverErrors: 0,
  payments: 0,
  booked: 0,
  sources: 0,
  harmSources: { loadFailed: 0, errors: 0, serverErrors: 0 },
  vitals: { LCP: { count: 2, average: 1_234.5, p75: 1_300 } },
  firstSeen: '2026-11-21T10:00:00.000Z',
  lastSeen: '2026-11-21T11:00:00.000Z',
};

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

/** Starts a backend on a free port that sends this response to all requests. */
async function backend(status: number, body: string) {
  const requests: (readonly [string | undefined, string | undefined])[] = [];
  const listening = createServer((request, response) => {
    requests.push([request.url, request.headers.authorization]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { requests, url: `http://127.0.0.1:${address.port}` };
}

const read = (backendUrl: string) => readHealth({ backendUrl, token: 'secret', since: SINCE });

describe('the health of versions', () => {
  it('is requested from the backend with the admin token', async () => {
    const { requests, url } = await backend(200, JSON.stringify({ versions: [VERSION] }));
    expect(await read(url)).toEqual([VERSION]);
    await readHealth({ backendUrl: url, token: 'secret', since: SINCE, app: 'mfe-deal' });
    expect(requests).toEqual([
      ['/admin/telemetry?since=2026-11-21T10%3A20%3A00.000Z', 'Bearer secret'],
      ['/admin/telemetry?since=2026-11-21T10%3A20%3A00.000Z&part=mfe-deal', 'Bearer secret'],
    ]);
  });

  it.each([
    ['a wrong token', 401, '{}', 'Set ADMIN_TOKEN to the token of the backend'],
    ['an error of the backend', 503, '{}', 'responded with 503'],
    ['a response that is not JSON', 200, 'hello', 'is invalid'],
    ['a response of another shape', 200, '{"versions":[{"part":"mfe-deal"}]}', 'is invalid'],
  ])('is unavailable after %s, and the message says what to do', async (_case, status, body, message) => {
    const { url } = await backend(status, body);
    const failure = read(url);
    await expect(failure).rejects.toThrow(HealthUnavailable);
    await expect(failure).rejects.toThrow(message);
  });

  it('is unavailable when no backend is running', async () => {
    const { url } = await backend(200, '');
    await new Promise((resolve) => server?.close(resolve));
    server = null;
    await expect(read(url)).rejects.toThrow('Start the backend, or set BACKEND_URL');
  });
});

describe('the admin token', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'token-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the configured one, or else the one that the backend generated in the data folder', () => {
    writeFileSync(join(folder, 'admin-token'), 'generated-by-the-backend\n');
    expect(adminToken(folder, { ADMIN_TOKEN: 'configured' })).toBe('configured');
    expect(adminToken(folder, {})).toBe('generated-by-the-backend');
  });

  it('is reported as missing with the name of the variable', () => {
    expect(() => adminToken(folder, {})).toThrow(HealthUnavailable);
    expect(() => adminToken(folder, {})).toThrow('Set ADMIN_TOKEN');
  });
});
