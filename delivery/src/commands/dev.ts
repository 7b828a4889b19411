import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { requestsHelp } from '@storefront/server-kit/command-arguments';
import { buildApp } from '@storefront/tooling/build/build-app';
import { serveApp } from '@storefront/tooling/build/serve-app';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { DEV_USAGE, readDevArguments, type RemoteName } from '../dev/dev-arguments';
import { developAgainst } from '../dev/develop-against';
import { releaseBuild } from '../release/release-build';
import { releaseMissingApps } from '../release/release-missing';
import { backendScript } from '../start/backend-script';
import { requireFreePorts } from '../start/require-free-ports';
import { runChild } from '../start/running-child';
import { startInOrder } from '../start/start-in-order';
import { forgetStore, openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

const DEV_PORT = 3010;

/** `npm run dev -- mfe-checkout`: runs one remote from its sources with hot reload, and all other apps as released. */
runCommand(async (args) => {
  if (requestsHelp(args)) return console.log(DEV_USAGE);
  const { remote, against, allowBookings } = readDevArguments(args);
  const environment = readEnvironment();
  const devPort = Number(process.env['DEV_PORT'] ?? DEV_PORT);
  const sitePorts = { PORT: environment.port, DEV_PORT: devPort };
  if (against !== null) {
    await requireFreePorts(sitePorts);
    return developAgainst({ remote, against, allowBookings, devPort, environment });
  }
  const { backendPort: BACKEND_PORT, gatewayPort: GATEWAY_PORT } = environment;
  await requireFreePorts({ ...sitePorts, BACKEND_PORT, GATEWAY_PORT });
  return developHere(remote, environment, devPort);
});

/**
 * Runs the remote with the other apps from the local release store. Only a development build of the shell supports
 * hot reload, so it is released into a copy of the store, and the original store stays unchanged.
 */
async function developHere(
  remote: RemoteName,
  environment: DeliveryEnvironment,
  devPort: number,
): Promise<void> {
  await releaseMissingApps(await openWritableStore(environment), (line) => console.log(line));

  const devStore = join(environment.dataDir, 'dev-releases');
  rmSync(devStore, { recursive: true, force: true });
  forgetStore({ ...environment, releaseStore: devStore });
  cpSync(environment.releaseStore, devStore, { recursive: true });
  const shellFolder = join(WORKSPACE_ROOT, '.build/shell-development');
  console.log('Building shell for development …');
  await buildApp('shell', { outDir: shellFolder, mode: 'development' });
  await releaseBuild(await openWritableStore({ ...environment, releaseStore: devStore }), shellFolder, {
    why: 'development',
  });

  console.log(`Building ${remote} for development …`);
  const url = await serveApp(remote, devPort);
  const underDevelopment = JSON.stringify({ name: remote, url });
  console.log('Starting the shop …');
  const { ready, stop } = startInOrder([
    () => runChild('backend', backendScript(environment), {}, /backend ready on \S+/),
    () =>
      runChild(
        'site',
        'delivery/src/edge/server.ts',
        { RELEASE_STORE: devStore, UNDER_DEVELOPMENT: underDevelopment },
        /site ready on \S+/,
      ),
  ]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  await ready;
  console.log(`\n${remote} under development: http://localhost:${environment.port}\n\nready`);
}
