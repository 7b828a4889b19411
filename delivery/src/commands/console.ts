import { requireNoArguments } from '@storefront/server-kit/command-arguments';

import { readEnvironment } from '../config/environment';
import { consoleApp } from '../console/console-app';
import { readConsoleSettings } from '../console/console-settings';
import { adminToken } from '../health/admin-token';
import { readHealth } from '../health/read-health';
import { readFaults, readPageVitals, readTrend } from '../health/read-reports';
import { requireFreePorts } from '../start/require-free-ports';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm run console`: serves the release console until Ctrl-C. */
runCommand(async (args) => {
  requireNoArguments('npm run console', args);
  const { port, host, access: consoleAccess } = readConsoleSettings();
  const environment = readEnvironment();
  await requireFreePorts({ CONSOLE_PORT: port });
  const { dataDir, storefront } = environment;
  // Read the token for each request: the backend may generate it after the console has started.
  const access = () => ({ backendUrl: storefront.backendUrl, token: adminToken(dataDir) });
  const app = await consoleApp({
    store: await openWritableStore(environment),
    reports: {
      health: async (since) => readHealth({ ...access(), since }),
      trend: async (since) => readTrend(access(), since),
      pages: async (since) => readPageVitals(access(), since),
      faults: async (since) => readFaults(access(), since),
    },
    access: consoleAccess,
    log: true,
  });
  // Before it listens: a signal that is not observed ends the process with the requests that it serves.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port, host });
  console.log(`release console ready on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
});
