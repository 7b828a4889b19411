import { randomBytes } from 'node:crypto';

import { startScript } from '@storefront/server-kit/child-process';
import { isPortFree } from '@storefront/server-kit/ports';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { releaseMissingApps } from '../release/release-missing';
import { backendScript } from '../start/backend-script';
import { runChild, type RunningChild } from '../start/running-child';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm start`: the whole business on one machine, until Ctrl-C. */
runCommand(async () => {
  const environment = readEnvironment();
  await refuseTakenPorts(environment);
  if (!environment.isDemo) await checkBackendSettings();
  await releaseMissingApps(openWritableStore(environment), (line) => console.log(line));

  // Whoever publishes content tells the edge server which pages it touched (docs/rendering.md).
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

async function refuseTakenPorts({
  port,
  backendPort,
  gatewayPort,
  isDemo,
}: DeliveryEnvironment): Promise<void> {
  const wanted: readonly (readonly [string, number])[] = [
    ['PORT', port],
    ['BACKEND_PORT', backendPort],
    // The payment sandbox is part of the demonstration.
    ...(isDemo ? [['GATEWAY_PORT', gatewayPort] as const] : []),
  ];
  for (const [variable, number] of wanted) {
    if (await isPortFree(number)) continue;
    throw new Error(`Port ${number} is taken. Stop what uses it, or set ${variable} to another port.`);
  }
}

/** One ends, all end: by a signal, or because one of them died. Nothing is left behind. */
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
      if (!stopping) console.error(`The ${child.name} has ended: stopping everything.`);
      return stopAll(1);
    });
  }
}
