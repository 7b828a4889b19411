import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test as base } from '@playwright/test';
import { startScript } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from './journey-keys';
import { startServer } from './server-process';

/** The day on which journeys are made. */
export const TODAY = '2026-11-21';

const NOBODY_LISTENS = 9;

/** Edge servers that a test may run beside the first; the backend knows their origins from the start. */
const MORE_EDGES = 12;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface DemoState {
  readonly orders: readonly { readonly reference: string; readonly total: number; readonly paid: number }[];
  readonly attempts: readonly { readonly id: string; readonly state: string; readonly amount: number }[];
  readonly mails: readonly { readonly state: string }[];
  readonly charges: readonly { readonly state: string; readonly amount: number }[];
  /** Calls that wait at the backend (`hold`). */
  readonly held: number;
}

export interface Storefront {
  readonly site: string;
  readonly backend: string;
  readonly dataDir: string;
  readonly releases: string;
  readonly root: string;
  readonly state: () => Promise<DemoState>;
  /** What the backend and the edge server have said so far. */
  readonly logs: () => string;
  readonly fault: (fault: object) => Promise<void>;
  /** Ends all faults, and lets what is held go on. */
  readonly healed: () => Promise<void>;
  /** The next calls of this name wait at the backend until `healed`. */
  readonly hold: (call: string, times?: number) => Promise<void>;
  /** Until as many of them are there. */
  readonly held: (times?: number) => Promise<void>;
  readonly provider: (on: boolean) => Promise<void>;
  /** `kill -9`, and a new process on the same folder. */
  readonly crashBackend: () => Promise<void>;
  /** A second edge server beside the same backend, with releases and settings of its own. */
  readonly anotherEdge: (env?: Readonly<Record<string, string>>) => Promise<Edge>;
  /** Runs `npm run release -- …` of a workspace against this storefront's releases, or another's. @returns its output */
  readonly release: (
    args: readonly string[],
    workspace?: string,
    store?: string,
    own?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Runs `npm run content -- …`. @returns its output; rejects with it when the command refuses */
  readonly content: (args: readonly string[]) => Promise<string>;
}

/** An edge server whose releases a test may break. */
export interface Edge {
  readonly site: string;
  readonly releases: string;
  /** What it has logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

interface Worker {
  readonly storefront: Storefront;
}

/** Every worker has a whole storefront of its own: releases, database, three ports. */
export const test = base.extend<object, Worker>({
  storefront: [
    // The pattern is how Playwright learns what the fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'storefront-'));
      const releases = join(dataDir, 'releases');
      cpSync(process.env['JOURNEY_RELEASES'] ?? join(ROOT, '.cache/journeys/releases'), releases, {
        recursive: true,
      });
      const [port = 0, backendPort = 0, gatewayPort = 0, ...morePorts] = await freePorts(3 + MORE_EDGES);
      const env = {
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        GATEWAY_PORT: String(gatewayPort),
        DATA_DIR: dataDir,
        RELEASE_STORE: releases,
        RELEASE_KEYS: JOURNEY_KEYS,
        MARKET_TODAY: TODAY,
        STOREFRONT_ORIGINS: [port, ...morePorts].map((one) => `http://localhost:${one}`).join(','),
        // Two browsers and all servers share two processors here.
        RENDER_LIMIT_MS: '10000',
        EDGE_URL: `http://localhost:${port}`,
        EDGE_TOKEN: 'journeys-empty-the-pages',
      };
      const startBackend = () => startServer('demo/server.ts', env, ROOT, /backend ready/);
      let backendProcess = await startBackend();
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
        healed: async () => void (await (await fetch(`${backend}/demo/faults`, { method: 'DELETE' })).text()),
        hold: (call, times = 1) => post(`${backend}/demo/faults`, { call, mode: 'hold', times }),
        held: (times = 1) => expect.poll(async () => (await demoState(backend)).held).toBe(times),
        provider: (on) => post(`${backend}/demo/provider`, { on }),
        crashBackend: async () => {
          await backendProcess.kill();
          backendProcess = await startBackend();
        },
        anotherEdge: async (own = {}) => {
          const copy = mkdtempSync(join(tmpdir(), 'edge-releases-'));
          cpSync(releases, copy, { recursive: true });
          const ownPort = morePorts.shift();
          if (ownPort === undefined) throw new Error('too many edge servers at once');
          // One thread draws what one visitor asks for; each more costs a start of its own.
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
        release: (args, workspace = ROOT, store = releases, own = {}) =>
          runCommand(RELEASE, args, workspace, {
            ...env,
            RELEASE_STORE: store,
            // The site of this storefront shows nothing of another store: it is not waited for.
            ...(store === releases ? {} : { PORT: String(NOBODY_LISTENS) }),
            ...own,
          }),
        content: (args) => runCommand(CONTENT, args, ROOT, env),
      });
      await Promise.all([backendProcess.stop(), edge.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

async function demoState(backend: string): Promise<DemoState> {
  return (await fetch(`${backend}/demo/state`)).json() as Promise<DemoState>;
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
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
