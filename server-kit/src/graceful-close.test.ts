import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';

import { closeAfterLastResponses, drainConnections } from './graceful-close';
import { portOf } from './ports';

const LIMIT_MS = 100;

let server: Server;
let respond: () => void;
let startClosing: () => void;

beforeEach(async () => {
  const mayRespond = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server = createServer((_request, response) => void mayRespond.then(() => response.end('complete')));
  startClosing = closeAfterLastResponses(server, LIMIT_MS);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.closeAllConnections());

/** Closes the way a framework does: no new connections, and no idle ones. */
async function closed(): Promise<void> {
  const done = once(server, 'close');
  server.close();
  startClosing();
  server.closeIdleConnections();
  await done;
}

it('closes although a browser keeps a connection without a request', async () => {
  const socket = connect(portOf(server), '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  const socketClosed = once(socket, 'close');

  await closed();

  await socketClosed;
});

it('serves the first request of a connection that was opened just before', async () => {
  const socket = connect(portOf(server), '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  const done = closed();
  respond();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const text = (await socket.setEncoding('utf8').toArray()).join('');
  await done;

  expect(text).toMatch(/^HTTP\/1\.1 200 .*connection: close.*complete/is);
});

it('completes a response in flight, and then closes its connection', async () => {
  const request = get({
    port: portOf(server),
    host: '127.0.0.1',
    agent: false,
    headers: { connection: 'keep-alive' },
  });
  const responded = once(request, 'response') as Promise<[IncomingMessage]>;
  await once(server, 'request');

  const done = closed();
  respond();
  const [response] = await responded;
  const body = (await response.setEncoding('utf8').toArray()).join('');

  expect(response.headers.connection).toBe('close');
  expect(body).toBe('complete');
  await done;
});

it('closes after the limit although a response never ends', async () => {
  const request = get({ port: portOf(server), host: '127.0.0.1', agent: false });
  request.on('error', () => {});
  await once(server, 'request');

  await closed();

  respond();
});

it('a drain serves the request that a balancer has sent over an idle connection, and closes that connection', async () => {
  respond();
  const socket = connect(portOf(server), '127.0.0.1').setEncoding('utf8');
  socket.write(REQUEST);
  await once(socket, 'data');

  // The process has not read it when it is stopped.
  socket.write(REQUEST);
  const drained = drainConnections(server, LIMIT_MS).then(closed);
  const second = (await socket.toArray()).join('');
  await drained;

  expect(second).toMatch(/^HTTP\/1\.1 200 .*connection: close.*complete/is);
});

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
