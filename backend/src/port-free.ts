import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Says at once that a port is taken, before the database is opened for nothing.
 *
 * @throws Error with code EADDRINUSE
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
