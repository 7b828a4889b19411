import { randomBytes } from 'node:crypto';

import { startScript } from '@storefront/server-kit/child-process';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readEnvironment } from '../config/environment';
import { releaseMissingApps } from '../release/release-missing';
import { backendScript } from '../start/backend-script';
import { requireFreePorts } from '../start/require-free-ports';
import { runChild, type RunningChild } from '../start/running-child';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm start`: runs site and backend on this machine until Ctrl-C. */
runCommand(async () => {
  const environment = readEnvironment();
  await requireFreePorts({
    PORT: environment.port,
    BACKEND_PORT: environment.backendPort,
    // Only the demo runs the payment sandbox.
    ...(environment.isDemo ? { GATEWAY_PORT: environment.gatewayPort } : {}),
  });
  if (!environment.isDemo) await checkBackendSettings();
  await releaseMissingApps(openWritableStore(environment), (line) => console.log(line));

  // The backend purges changed pages from the page cache of the edge server (docs/rendering.md).
  const shared = {
    EDGE_TOKEN: environment.edgeToken ?? randomBytes(24).toString('hex'),
    EDGE_URL: `http://localhost:${environment.port}`,
  };
  const children = [
    runChild('backend', backendScript(environment), shared, /backend ready on \S+/),
    runChild('site', 'delivery/src/edge/server.ts', shared, /site ready on \S+/),
  ];
  stopTogether(children);
  await Promise.all(children.map((child) => child.ready));

  console.log(`
  site      http://localhost:${environment.port}
  backend   http://localhost:${environment.backendPort}
${environment.isDemo ? `  gateway   http://localhost:${environment.gatewayPort}\n` : ''}
ready`);
});

/** Reports missing settings before the apps are built, which takes minutes. */
async function checkBackendSettings(): Promise<void> {
  const check = startScript('backend/src/commands/check-settings.ts', [], {
    name: 'the check of the settings',
    cwd: WORKSPACE_ROOT,
    output: 'show',
  });
  const { code } = await check.exited;
  if (code !== 0) process.exit(1);
}

/** Stops all servers on a signal, or when one of them exits. */
function stopTogether(children: readonly RunningChild[]): void {
  let stopping = false;
  const stopAll = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(children.map((child) => child.stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  for (const child of children) {
    void child.ended.then(() => {
      if (!stopping) console.error(`The ${child.name} has exited: stopping all servers.`);
      return stopAll(1);
    });
  }
}
