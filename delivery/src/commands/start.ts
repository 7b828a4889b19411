import { randomBytes } from 'node:crypto';

import { isPortFree } from '@storefront/server-kit/ports';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { releaseMissingApps } from '../release/release-missing';
import { runChild, type RunningChild } from '../start/running-child';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm start`: the whole business on one machine, until Ctrl-C. */
runCommand(async () => {
  const environment = readEnvironment();
  await refuseTakenPorts(environment);
  await releaseMissingApps(openWritableStore(environment), (line) => console.log(line));

  // Whoever publishes content tells the edge server which pages it touched (docs/rendering.md).
  const shared = {
    EDGE_TOKEN: environment.edgeToken ?? randomBytes(24).toString('hex'),
    EDGE_URL: `http://localhost:${environment.port}`,
  };
  const children = [
    runChild('backend', 'backend/src/server.ts', shared, /backend ready on \S+/),
    runChild('site', 'delivery/src/edge/server.ts', shared, /site ready on \S+/),
  ];
  stopTogether(children);
  await Promise.all(children.map((child) => child.ready));

  console.log(`
  site      http://localhost:${environment.port}
  backend   http://localhost:${environment.backendPort}
  gateway   http://localhost:${environment.gatewayPort}

ready`);
});

async function refuseTakenPorts({ port, backendPort, gatewayPort }: DeliveryEnvironment): Promise<void> {
  const wanted = [
    ['PORT', port],
    ['BACKEND_PORT', backendPort],
    ['GATEWAY_PORT', gatewayPort],
  ] as const;
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
