import { readEnvironment } from '../config/environment';
import { consoleApp } from '../console/console-app';
import { readConsoleSettings } from '../console/console-settings';
import { adminToken } from '../health/admin-token';
import { readHealth } from '../health/read-health';
import { requireFreePorts } from '../start/require-free-ports';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm run console`: serves the release console until Ctrl-C. */
runCommand(async () => {
  const { port, host, access } = readConsoleSettings();
  const environment = readEnvironment();
  await requireFreePorts({ CONSOLE_PORT: port });
  const { dataDir, storefront } = environment;
  const app = await consoleApp({
    store: openWritableStore(environment),
    // Read the token for each request: the backend may generate it after the console has started.
    health: async (since) =>
      readHealth({ backendUrl: storefront.backendUrl, token: adminToken(dataDir), since }),
    access,
    log: true,
  });
  await app.listen({ port, host });
  console.log(`release console ready on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
});
