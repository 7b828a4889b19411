import { createServer, type Server } from 'node:http';

import { exchangeThroughBackend } from './exchange-floor';

const FLOOR = { revision: 3, rootVersion: 1, sequences: {} };

let server: Server | null = null;
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
});

it('reports a backend that stays unavailable, once, and when it is back, but not one that is starting', async () => {
  let status = 503;
  const listening = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(FLOOR));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  let now = 0;
  const lines: string[] = [];
  const exchange = exchangeThroughBackend({
    backendUrl: `http://127.0.0.1:${address.port}`,
    storeId: 'a-store',
    token: 'token',
    log: (line) => lines.push(line),
    now: () => now,
  });
  const exchangeAt = async (time: number, response: number): Promise<void> => {
    now = time;
    status = response;
    await exchange(FLOOR);
  };

  await exchangeAt(0, 503);
  await exchangeAt(5_000, 200);
  await exchangeAt(20_000, 503);
  expect(lines).toEqual([]);

  await exchangeAt(36_000, 503);
  await exchangeAt(60_000, 503);
  expect(lines).toEqual([expect.stringContaining('cannot exchange the release state')]);

  await exchangeAt(61_000, 200);
  expect(lines[1]).toBe('The release state is exchanged with the other servers again.');
});
