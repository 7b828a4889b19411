import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Returns the port that a server listens on.
 *
 * @throws Error when the server does not listen on a port
 */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

/** Below the ports of outgoing connections, which could take a chosen port before its server listens. */
const FIRST_PORT = 12_000;
const PORT_COUNT = 19_968;
/** Processes with close numbers begin at different ports: each keeps ports for servers that it starts later. */
const PORTS_BETWEEN_PROCESSES = 64;

let next = (process.pid * PORTS_BETWEEN_PROCESSES) % PORT_COUNT;

/**
 * Returns different ports that were free a moment ago.
 *
 * @throws Error when there are not as many
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let tried = 0; ports.length < count; tried += 1) {
    if (tried === PORT_COUNT) throw new Error(`There are not ${count} free ports on this machine.`);
    const port = FIRST_PORT + next;
    next = (next + 1) % PORT_COUNT;
    if (await isPortFree(port)) ports.push(port);
  }
  return ports;
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Returns whether a server could listen on this port, on all interfaces, right now. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    await requireFreePort(port, '0.0.0.0');
    return true;
  } catch {
    return false;
  }
}

/**
 * Fails early when a port is taken, before expensive resources are opened.
 *
 * @throws Error with code EADDRINUSE
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  await close(await listen(port, host));
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
