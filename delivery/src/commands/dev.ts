import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isPortFree } from '@storefront/server-kit/ports';
import { buildApp } from '@storefront/tooling/build/build-app';
import { serveApp } from '@storefront/tooling/build/serve-app';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readDevArguments, type RemoteName } from '../dev/dev-arguments';
import { developAgainst } from '../dev/develop-against';
import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { releaseBuild } from '../release/release-build';
import { releaseMissingApps } from '../release/release-missing';
import { backendScript } from '../start/backend-script';
import { runChild } from '../start/running-child';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

const DEV_PORT = 3010;

/** `npm run dev -- mfe-checkout`: that remote from its sources with hot reload, everything else as released. */
runCommand(async (args) => {
  const { remote, against, allowBookings } = readDevArguments(args);
  const environment = readEnvironment();
  const devPort = Number(process.env['DEV_PORT'] ?? DEV_PORT);
  const wanted = { PORT: environment.port, DEV_PORT: devPort };
  if (against !== null) {
    await refuseTakenPorts(wanted);
    return developAgainst({ remote, against, allowBookings, devPort, environment });
  }
  const { backendPort: BACKEND_PORT, gatewayPort: GATEWAY_PORT } = environment;
  await refuseTakenPorts({ ...wanted, BACKEND_PORT, GATEWAY_PORT });
  return developHere(remote, environment, devPort);
});

/**
 * The shell is a development build, since only that can draw an update; it goes into a store of its own, and
 * what is live stays untouched.
 */
async function developHere(
  remote: RemoteName,
  environment: DeliveryEnvironment,
  devPort: number,
): Promise<void> {
  await releaseMissingApps(openWritableStore(environment), (line) => console.log(line));

  const devStore = join(environment.dataDir, 'dev-releases');
  rmSync(devStore, { recursive: true, force: true });
  cpSync(environment.releaseStore, devStore, { recursive: true });
  const shellFolder = join(WORKSPACE_ROOT, '.build/shell-development');
  await buildApp('shell', { outDir: shellFolder, mode: 'development' });
  await releaseBuild(openWritableStore({ ...environment, releaseStore: devStore }), shellFolder, {
    why: 'development',
  });

  const url = await serveApp(remote, devPort);
  const underDevelopment = JSON.stringify({ name: remote, url });
  const children = [
    runChild('backend', backendScript(environment), {}, /backend ready on \S+/),
    runChild(
      'site',
      'delivery/src/edge/server.ts',
      { RELEASE_STORE: devStore, UNDER_DEVELOPMENT: underDevelopment },
      /site ready on \S+/,
    ),
  ];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(
      signal,
      () => void Promise.all(children.map((child) => child.stop())).then(() => process.exit(0)),
    );
  }
  await Promise.all(children.map((child) => child.ready));
  console.log(`\n${remote} under development: http://localhost:${environment.port}\n\nready`);
}

async function refuseTakenPorts(wanted: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(wanted)) {
    if (await isPortFree(port)) continue;
    throw new Error(`Port ${port} is taken. Stop what uses it, or set ${variable} to another port.`);
  }
}
