import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { portOf } from '@storefront/server-kit/ports';

/** The one address of the database, which a failover points to another server, as a virtual address or a DNS name does. */
export interface DatabaseAddress {
  readonly url: string;
  /** Sends new connections to this port, and closes those to the server before. */
  readonly moveTo: (port: number) => void;
  readonly close: () => Promise<void>;
}

export async function openDatabaseAddress(first: number): Promise<DatabaseAddress> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = () => open.forEach((socket) => socket.destroy());
  return {
    url: `postgres://shop@127.0.0.1:${portOf(server)}/postgres`,
    moveTo: (port) => {
      target = port;
      closeAll();
    },
    close: async () => {
      server.close();
      closeAll();
      await once(server, 'close');
    },
  };
}
