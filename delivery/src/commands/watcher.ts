import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';

import { readEnvironment } from '../config/environment';
import { adminToken } from '../health/admin-token';
import { readHealth } from '../health/read-health';
import { openWritableStore } from '../store/open-store';
import { createWatcher } from '../watch/watcher';

import { runCommand } from './run-command';

/** The watcher of all canaries: runs beside the site until SIGTERM, and rolls harmful canaries back. */
runCommand(async () => {
  const environment = readEnvironment();
  const { storefront, dataDir, watchEveryMs } = environment;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

  const watcher = createWatcher({
    store: await openWritableStore(environment),
    // Read the token for each request: the backend may generate it after the watcher has started.
    readHealth: async (since, app) =>
      readHealth({ backendUrl: storefront.backendUrl, token: adminToken(dataDir), since, app }),
    id: `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`,
    now: () => Date.now(),
    log: (line) => console.error(line),
  });
  console.log('watcher ready');
  while (!stopping.signal.aborted) {
    await watcher.tick().catch((error: unknown) => console.error(`watcher: ${errorMessage(error)}`));
    await pause(watchEveryMs, null, { signal: stopping.signal }).catch(() => {});
  }
  await watcher.stop();
});
