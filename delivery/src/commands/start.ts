import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { startScript } from '@storefront/server-kit/child-process';
import { requireNoArguments } from '@storefront/server-kit/command-arguments';
import { errorMessage } from '@storefront/server-kit/error-text';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { releaseMissingApps } from '../release/release-missing';
import { backendScript } from '../start/backend-script';
import { requireFreePorts } from '../start/require-free-ports';
import { runChild, SITE_HEAP_MB } from '../start/running-child';
import { supervise, type SupervisedService } from '../start/supervise';
import { pagesOf, warmUp } from '../start/warm-up';
import { openWritableStore } from '../store/open-store';

import { runCommand } from './run-command';

/** `npm start`: runs site and backend on this machine until Ctrl-C. */
runCommand(async (args) => {
  requireNoArguments('npm start', args);
  const environment = readEnvironment();
  await requireFreePorts({
    PORT: environment.port,
    BACKEND_PORT: environment.backendPort,
    // Only the demo runs the payment sandbox.
    ...(environment.isDemo ? { GATEWAY_PORT: environment.gatewayPort } : {}),
    ...(environment.studio ? { STUDIO_PORT: environment.studio.port } : {}),
  });
  if (!environment.isDemo) await checkBackendSettings();
  const store = await openWritableStore(environment);
  await releaseMissingApps(store, (line) => console.log(line));

  // The backend purges changed pages from the page cache of the edge server (docs/rendering.md).
  const shared: Record<string, string> = {
    EDGE_TOKEN: environment.edgeToken ?? randomBytes(24).toString('hex'),
    TELEMETRY_SECRET: environment.telemetrySecret ?? randomBytes(32).toString('hex'),
    EDGE_URL: `http://localhost:${environment.port}`,
    // Below, when the backend runs as well.
    RENDER_WARM_UP: 'off',
    ...studioSettings(environment),
  };
  const services = [
    service('backend', backendScript(environment), shared, /backend ready on \S+/),
    service('site', 'delivery/src/edge/server.ts', shared, /site ready on \S+/, SITE_HEAP_MB),
    ...(environment.studio
      ? [service('studio', 'studio/src/server/server.ts', shared, /studio ready on \S+/)]
      : []),
    service('canary watcher', 'delivery/src/commands/watcher.ts', shared, /watcher ready/),
  ];
  const stopAll = stopTogether(services);
  await Promise.all(services.map(({ ready }) => ready)).catch(async (error: unknown) => {
    console.error(errorMessage(error));
    await stopAll(1);
  });
  const site = `http://localhost:${environment.port}`;
  await warmUp(pagesOf(site), await store.registry());

  console.log(`
  site      ${site}
  backend   http://localhost:${environment.backendPort}
${environment.studio ? `  studio    ${shared['STUDIO_URL']}\n` : ''}${environment.isDemo ? `  gateway   http://localhost:${environment.gatewayPort}\n` : ''}
ready`);
});

/** Without a studio the backend has no calls of it. */
function studioSettings({ studio }: DeliveryEnvironment): Record<string, string> {
  if (!studio) return {};
  return {
    STUDIO_URL: studio.origin ?? `http://localhost:${studio.port}`,
    STUDIO_TOKEN: studio.token ?? randomBytes(24).toString('hex'),
  };
}

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

/** Runs a server in a child process, and starts it again when it exits. */
function service(
  name: string,
  script: string,
  env: Record<string, string>,
  readyLine: RegExp,
  heapMb?: number,
): SupervisedService {
  return supervise({
    name,
    start: () => runChild(name, script, env, readyLine, heapMb),
    log: (line) => console.error(line),
    now: () => performance.now(),
    pause: async (ms, signal) => pause(ms, undefined, { signal }),
  });
}

/** Stops all servers on a signal, or when one of them exits too often. @returns stops them at once */
function stopTogether(services: readonly SupervisedService[]): (code: number) => Promise<void> {
  let stopping = false;
  const stopAll = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(services.map((one) => one.stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  for (const { failed } of services) void failed.then(() => stopAll(1));
  return stopAll;
}
