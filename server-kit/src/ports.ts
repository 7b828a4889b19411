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

/** Returns different ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map(portOf);
  await Promise.all(servers.map(close));
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
