import type { AddressInfo } from 'node:net';

import { consoleApp } from '@storefront/delivery/console/console-app';
import { adminToken } from '@storefront/delivery/health/admin-token';
import { readHealth } from '@storefront/delivery/health/read-health';
import { readFaults, readPageVitals, readTrend } from '@storefront/delivery/health/read-reports';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';

import { journeyKeys } from './journey-keys';
import type { Edge, Storefront } from './storefront';

export interface LiveConsole {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the console of an edge server's releases, with what pages reported to the backend. */
export async function startLiveConsole(
  { backend, dataDir }: Pick<Storefront, 'backend' | 'dataDir'>,
  { releases }: Pick<Edge, 'releases'>,
): Promise<LiveConsole> {
  const access = { backendUrl: backend, token: adminToken(dataDir) };
  const app = await consoleApp({
    store: folderReleaseStore(releases, journeyKeys()),
    reports: {
      health: (since) => readHealth({ ...access, since }),
      trend: (since) => readTrend(access, since),
      pages: (since) => readPageVitals(access, since),
      faults: (since) => readFaults(access, since),
    },
    access: { kind: 'loopback' },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
