import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { closeAfterLastAnswers } from '@storefront/shared/platform/http/close-after-last-answers';

const LIMIT_MS = 100;

let server: Server;
let letAnswer: () => void;
let closing: () => void;

beforeEach(async () => {
  const answered = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  server = createServer((_request, response) => void answered.then(() => response.end('all of it')));
  closing = closeAfterLastAnswers(server, LIMIT_MS);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.closeAllConnections());

const port = () => (server.address() as AddressInfo).port;

/** As a framework does: no new connections, and no idle ones. */
async function ended(): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  closing();
  server.closeIdleConnections();
  await closed;
}

it('ends although a browser keeps a connection that it has asked nothing over', async () => {
  const ahead = connect(port(), '127.0.0.1');
  await Promise.all([once(ahead, 'connect'), once(server, 'connection')]);
  const gone = once(ahead, 'close');

  await ended();

  await gone;
});

it('answers what is in work, and keeps no connection open for more', async () => {
  const asked = get({ port: port(), host: '127.0.0.1', agent: false, headers: { connection: 'keep-alive' } });
  const answer = once(asked, 'response') as Promise<[IncomingMessage]>;
  await once(server, 'request');

  const end = ended();
  letAnswer();
  const [response] = await answer;
  const body = (await response.setEncoding('utf8').toArray()).join('');

  expect(response.headers.connection).toBe('close');
  expect(body).toBe('all of it');
  await end;
});

it('ends although an answer never comes to its end', async () => {
  const asked = get({ port: port(), host: '127.0.0.1', agent: false });
  asked.on('error', () => {});
  await once(server, 'request');

  await ended();

  letAnswer();
});
