import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildPart } from '@storefront/tooling/build/build-part';
import { isPartName, REMOTES } from '@storefront/tooling/build/parts';
import { servePart } from '@storefront/tooling/build/serve-part';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readEnvironment } from '../config/environment';
import { releaseBuild } from '../release/release-part';
import { portIsFree } from '../start/port-is-free';
import { releaseMissing } from '../start/release-missing';
import { runChild } from '../start/running-child';
import { folderStore } from '../store/folder-store';

import { runCommand } from './run-command';

const DEV_PORT = 3010;

/**
 * `npm run dev -- mfe-checkout`: that remote from its sources with hot reload, everything else as released. The
 * shell is a development build, since only that can draw an update; it goes into a store of its own, and
 * what is live stays untouched.
 */
runCommand(async ([remote]) => {
  if (remote === undefined || !isPartName(remote) || remote === 'shell') {
    throw new Error(`Which remote? There are: ${REMOTES.join(', ')}`);
  }
  const environment = readEnvironment();
  const devPort = Number(process.env['DEV_PORT'] ?? DEV_PORT);
  for (const port of [environment.port, environment.backendPort, environment.gatewayPort, devPort]) {
    if (!(await portIsFree(port))) throw new Error(`Port ${port} is taken.`);
  }
  await releaseMissing(folderStore(environment.releaseStore), (line) => console.log(line));

  const devStore = join(environment.dataDir, 'dev-releases');
  rmSync(devStore, { recursive: true, force: true });
  cpSync(environment.releaseStore, devStore, { recursive: true });
  const shellFolder = join(WORKSPACE_ROOT, '.build/shell-development');
  await buildPart('shell', { outDir: shellFolder, mode: 'development' });
  await releaseBuild(folderStore(devStore), shellFolder, { why: 'development' });

  const url = await servePart(remote, devPort);
  const underDevelopment = JSON.stringify({ name: remote, url });
  const children = [
    runChild('backend', 'backend/src/server.ts', {}, /backend ready on \S+/),
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
});
