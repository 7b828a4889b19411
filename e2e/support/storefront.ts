import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test as base } from '@playwright/test';
import { startScript } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from './journey-keys';
import { startServer, type ServerProcess } from './server-process';

/** Today's date in all journeys. */
export const TODAY = '2026-11-21';

/** Bearer token of `/metrics` of backend and site. */
export const METRICS_TOKEN = 'journeys-read-the-metrics';

const NOBODY_LISTENS = 9;

const STUDIO_SERVER = 'studio/src/server/server.ts';
/** The first worker builds the studio, and another waits for it. */
const STUDIO_LIMIT_MS = 180_000;

/** Number of additional edge servers; the backend allows their origins from the start. */
const MORE_EDGES = 12;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface DemoState {
  readonly orders: readonly {
    readonly reference: string;
    readonly state: string;
    readonly total: number;
    readonly paid: number;
  }[];
  readonly attempts: readonly { readonly id: string; readonly state: string; readonly amount: number }[];
  readonly mails: readonly { readonly state: string }[];
  readonly subscribers: readonly { readonly email: string; readonly state: string }[];
  readonly charges: readonly { readonly state: string; readonly amount: number }[];
  /** Number of calls that are on hold at the backend. */
  readonly held: number;
}

export interface Storefront {
  readonly site: string;
  readonly backend: string;
  readonly dataDir: string;
  readonly releases: string;
  readonly root: string;
  readonly state: () => Promise<DemoState>;
  /** Returns the logs of backend and edge server. */
  readonly logs: () => string;
  readonly fault: (fault: object) => Promise<void>;
  /** Clears all faults and releases calls on hold. */
  readonly clearFaults: () => Promise<void>;
  /** Puts the next calls of this name on hold until `clearFaults`. */
  readonly hold: (call: string, times?: number) => Promise<void>;
  /** Waits until this many calls are on hold. */
  readonly held: (times?: number) => Promise<void>;
  readonly provider: (on: boolean) => Promise<void>;
  /** Moves the time of the backend forward, for schedules. The date of the market stays. */
  readonly advanceClock: (minutes: number) => Promise<void>;
  /** Kills the backend with SIGKILL and starts a new process on the same folder. */
  readonly crashBackend: () => Promise<void>;
  /** Starts another edge server for the same backend, with its own release store and settings. */
  readonly anotherEdge: (env?: Readonly<Record<string, string>>) => Promise<Edge>;
  /** Starts the watcher of canaries for an edge server, as `npm start` does. */
  readonly watcher: (edge: Pick<Edge, 'releases'>) => Promise<ServerProcess>;
  /** Runs `npm run release -- …` of a workspace against this storefront's releases, or another's. @returns its output */
  readonly release: (
    args: readonly string[],
    workspace?: string,
    store?: string,
    own?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Starts the studio, as `npm start` does. Its first admin belongs to this storefront. */
  readonly studio: () => Promise<Studio>;
  /** Runs `npm run content -- …`. @returns its output; rejects with it when the command refuses */
  readonly content: (args: readonly string[]) => Promise<string>;
}

/** The content team's editor, and the account that the first start has printed. */
export interface Studio {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly stop: () => Promise<void>;
}

/** An edge server whose release store a test may break. */
export interface Edge {
  readonly site: string;
  readonly releases: string;
  /** Returns its log. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

interface Worker {
  readonly storefront: Storefront;
}

/** Each worker has its own storefront: release store, database, three ports. */
export const test = base.extend<object, Worker>({
  storefront: [
    // Playwright reads the fixture's dependencies from this pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'storefront-'));
      const releases = join(dataDir, 'releases');
      cpSync(process.env['JOURNEY_RELEASES'] ?? join(ROOT, '.cache/journeys/releases'), releases, {
        recursive: true,
      });
      const [port = 0, backendPort = 0, gatewayPort = 0, studioPort = 0, ...morePorts] = await freePorts(
        4 + MORE_EDGES,
      );
      const env = {
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        GATEWAY_PORT: String(gatewayPort),
        DATA_DIR: dataDir,
        RELEASE_STORE: releases,
        RELEASE_KEYS: JOURNEY_KEYS,
        MARKET_TODAY: TODAY,
        STOREFRONT_ORIGINS: [port, ...morePorts].map((one) => `http://localhost:${one}`).join(','),
        // Two browsers and all servers share two cores.
        RENDER_LIMIT_MS: '10000',
        RENDER_WARM_UP: 'off',
        EDGE_URL: `http://localhost:${port}`,
        EDGE_TOKEN: 'journeys-empty-the-pages',
        STUDIO_PORT: String(studioPort),
        STUDIO_URL: `http://localhost:${studioPort}`,
        STUDIO_TOKEN: 'journeys-open-the-studio',
        METRICS_TOKEN,
        TELEMETRY_SECRET: 'journeys-sign-the-page-views-with-it',
        // A visitor without a browser states an address of its own.
        TRUST_PROXY: '1',
      };
      const startBackend = () => startServer('demo/server.ts', env, ROOT, /backend ready/);
      let backendProcess = await startBackend();
      const firstLog = backendProcess.output();
      const edge = await startServer('delivery/src/edge/server.ts', env, ROOT, /site ready/);
      const backend = `http://localhost:${backendPort}`;

      await use({
        site: `http://localhost:${port}`,
        backend,
        dataDir,
        releases,
        root: ROOT,
        logs: () => backendProcess.output() + edge.output(),
        state: () => demoState(backend),
        fault: (fault) => post(`${backend}/demo/faults`, fault),
        clearFaults: async () =>
          void (await (await fetch(`${backend}/demo/faults`, { method: 'DELETE' })).text()),
        hold: (call, times = 1) => post(`${backend}/demo/faults`, { call, mode: 'hold', times }),
        held: (times = 1) => expect.poll(async () => (await demoState(backend)).held).toBe(times),
        provider: (on) => post(`${backend}/demo/provider`, { on }),
        advanceClock: (minutes) => post(`${backend}/demo/clock`, { minutes }),
        crashBackend: async () => {
          await backendProcess.kill();
          backendProcess = await startBackend();
        },
        anotherEdge: async (own = {}) => {
          const copy = mkdtempSync(join(tmpdir(), 'edge-releases-'));
          cpSync(releases, copy, { recursive: true });
          const ownPort = morePorts.shift();
          if (ownPort === undefined) throw new Error('too many edge servers at once');
          // One render thread is enough for one visitor, and each thread costs start-up time.
          const ownEnv = {
            ...env,
            PORT: String(ownPort),
            RELEASE_STORE: copy,
            RENDER_THREADS: '1',
            ...own,
          };
          const other = await startServer('delivery/src/edge/server.ts', ownEnv, ROOT, /site ready/);
          return {
            site: `http://localhost:${ownPort}`,
            releases: copy,
            log: other.output,
            stop: async () => {
              await other.stop();
              rmSync(copy, { recursive: true, force: true });
              morePorts.push(ownPort);
            },
          };
        },
        watcher: ({ releases: watched }) => {
          const ownEnv = { ...env, RELEASE_STORE: watched, WATCH_EVERY_MS: '1000' };
          return startServer('delivery/src/commands/watcher.ts', ownEnv, ROOT, /watcher ready/);
        },
        release: (args, workspace = ROOT, store = releases, own = {}) =>
          runCommand(RELEASE, args, workspace, {
            ...env,
            RELEASE_STORE: store,
            // The storefront's site does not serve this store, so the command must not wait for it.
            ...(store === releases ? {} : { PORT: String(NOBODY_LISTENS) }),
            ...own,
          }),
        studio: async () => {
          const limitMs = STUDIO_LIMIT_MS;
          const studio = await startServer(STUDIO_SERVER, env, ROOT, /studio ready/, limitMs);
          return { url: env.STUDIO_URL, admin: firstAdmin(firstLog), stop: () => studio.stop() };
        },
        content: (args) => runCommand(CONTENT, args, ROOT, env),
      });
      await Promise.all([backendProcess.stop(), edge.stop()]);
      // A process that a failed test left running may still write into the folder.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

function firstAdmin(log: string): Studio['admin'] {
  const [, email, password] =
    /first sign-in as (\S+) with the password (\S+), printed only now/.exec(log) ?? [];
  if (!email || !password) throw new Error(`the first start has printed no admin:\n${log}`);
  return { email, password };
}

async function demoState(backend: string): Promise<DemoState> {
  return (await fetch(`${backend}/demo/state`)).json() as Promise<DemoState>;
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
}

const RELEASE = 'delivery/src/commands/release.ts';
const CONTENT = 'demo/commands/content.ts';

async function runCommand(
  script: string,
  args: readonly string[],
  workspace: string,
  env: Record<string, string>,
): Promise<string> {
  const { closed, output } = startScript(script, args, { cwd: workspace, env, output: 'capture' });
  const { code } = await closed;
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output()}`);
  return output();
}
