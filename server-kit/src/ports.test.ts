import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import { freePort, freePorts, isPortFree, portOf, requireFreePort } from './ports';

let server: Server;
beforeEach(async () => {
  server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
});

it('finds different ports that nothing listens on', async () => {
  const ports = await freePorts(3);

  expect(new Set([...ports, portOf(server)]).size).toBe(4);
  expect(await isPortFree(ports[0] ?? 0)).toBe(true);
  expect(await isPortFree(await freePort())).toBe(true);
});

it('chooses no port that an outgoing connection may have, and none twice', async () => {
  const ports = [...(await freePorts(20)), ...(await freePorts(20))];

  expect(new Set(ports).size).toBe(40);
  // Linux gives outgoing connections ports from 32768 on, other systems from 49152 on.
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1_024);
});

it('chooses a free port where the next one is taken', async () => {
  const [last = 0] = await freePorts(1);
  const taken = createServer().listen(last + 1, '0.0.0.0');
  await once(taken, 'listening');

  expect(await freePort()).not.toBe(last + 1);
  taken.close();
});

it('reports a port that is taken', async () => {
  expect(await isPortFree(portOf(server))).toBe(false);
  await expect(requireFreePort(portOf(server), '0.0.0.0')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('has no port for a server that does not listen', () => {
  expect(() => portOf(createServer())).toThrow('listens on no port');
});
