import { isPortFree } from '@storefront/server-kit/ports';

import { readEnvironment } from '../config/environment';
import { consoleApp } from '../console/console-app';
import { readConsoleSettings } from '../console/console-settings';
import { adminToken } from '../health/admin-token';
import { readHealth } from '../health/read-health';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm run console`: a page that shows what is live and changes it, until Ctrl-C. */
runCommand(async () => {
  const { port, host, access } = readConsoleSettings();
  const environment = readEnvironment();
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken. Stop what uses it, or set CONSOLE_PORT to another port.`);
  }
  const { dataDir, storefront } = environment;
  const app = await consoleApp({
    store: openWritableStore(environment),
    // Asked for each time: a backend that starts later makes its token then.
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
