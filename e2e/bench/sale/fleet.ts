import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';
import {
  throwAwayPostgres,
  type ThrowAwayPostgres,
} from '@storefront/server-kit/postgres/throw-away-postgres';
import { buildService } from '@storefront/tooling/build/services/build-service';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { findNginx, startNginx, type RunningNginx } from '../../../tooling/testing/running-nginx';

import { bundleDemonstration } from './bundle-demonstration';

const READY_MS = 120_000;
/** The date of the simulated supplier. */
const TODAY = '2026-11-21';
/** Before SIGKILL; a service manager waits as long. */
const STOP_MS = 30_000;

/** A process of the shop that can be replaced. */
export interface Member {
  readonly name: string;
  readonly pid: () => number;
  /** Stops it with SIGTERM and starts its successor. @returns seconds until the successor is ready */
  readonly replace: () => Promise<number>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly output: () => string;
}

export interface Fleet {
  readonly site: string;
  readonly api: string;
  /** A backend without the balancer in front. */
  readonly backendUrl: string;
  readonly sites: readonly Member[];
  readonly backends: readonly Member[];
  readonly postgres: ThrowAwayPostgres;
  readonly nginx: RunningNginx;
  /** Names of all processes with their ids of the moment. */
  readonly processes: () => readonly (readonly [name: string, pid: number])[];
  readonly stop: () => Promise<void>;
}

/** Starts nginx in front of two sites and two backends, a PostgreSQL, an S3-compatible store and the simulated supplier. */
export async function startFleet(
  releases: string,
  keys: string,
  startDatabase: () => Promise<ThrowAwayPostgres | null> = throwAwayPostgres,
): Promise<Fleet> {
  const program = findNginx();
  if (program === null)
    throw new Error('nginx is not installed: `apt-get install nginx-light`, or a package of your system.');
  const postgres = await startDatabase();
  if (postgres === null)
    throw new Error('PostgreSQL is not installed: `apt-get install postgresql`, or set PG_BIN.');
  const folder = mkdtempSync(join(tmpdir(), 'sale-'));
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of started.toReversed()) await each();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }

  async function start(): Promise<Fleet> {
    const [plain = 0, tls = 0, apiTls = 0, supplierPort = 0, ...rest] = await freePorts(10);
    const [sitePorts, backendPorts, gatewayPorts] = [rest.slice(0, 2), rest.slice(2, 4), rest.slice(4, 6)];
    const nginx = await startNginx(program ?? '', {
      port: tls,
      plainPort: plain,
      backendPort: apiTls,
      site: sitePorts,
      backend: backendPorts,
      // Visitors have other addresses of this machine.
      ownServers: ['127.0.0.1'],
    });
    started.push(nginx.stop);
    const [site, api] = [`https://127.0.0.1:${tls}`, `https://127.0.0.1:${apiTls}`];
    const demonstration = bundleDemonstration(join(folder, 'demonstration'));
    buildService('site', join(folder, 'site'));

    const bucket = member(
      'bucket',
      ['--import', 'tsx', 'e2e/bench/sale/serve-bucket.ts'],
      { RELEASES: releases },
      /bucket ready on (\d+)/,
    );
    started.push(bucket.stop);
    await bucket.start();
    const bucketPort = /bucket ready on (?<port>\d+)/.exec(bucket.output())?.groups?.['port'] ?? '';
    const supplier = member(
      'supplier',
      [demonstration.supplier],
      {
        SUPPLIER_PORT: String(supplierPort),
        STOREFRONT_ORIGINS: site,
        MARKET_TODAY: TODAY,
        SEARCH_THREADS: '1',
      },
      /supplier simulator ready/,
    );
    started.push(supplier.stop);
    await supplier.start();

    const backends = backendPorts.map((port, index) =>
      member(
        `backend ${index + 1}`,
        [demonstration.backend],
        {
          BACKEND_PORT: String(port),
          GATEWAY_PORT: String(gatewayPorts[index]),
          DATA_DIR: join(folder, `backend-${index}`),
          DATABASE_URL: postgres?.url ?? '',
          SUPPLIER_URL: `http://127.0.0.1:${supplierPort}/supplier`,
          STOREFRONT_ORIGINS: site,
          SITE_URL: site,
          PUBLIC_BACKEND_URL: api,
          TRUST_PROXY: '1',
          BOOKING_SECRET: 'a-secret-of-this-run-that-is-long-enough',
          MARKET_TODAY: TODAY,
        },
        /backend ready/,
      ),
    );
    for (const backend of backends) {
      started.push(backend.stop);
      await backend.start();
    }
    const sites = sitePorts.map((port, index) =>
      member(
        `site ${index + 1}`,
        ['--max-old-space-size=256', 'server.js'],
        {
          PORT: String(port),
          SITE_URL: site,
          BACKEND_URL: api,
          API_URL: `${api}/supplier`,
          RELEASE_STORE: 's3://releases/live',
          S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
          AWS_ACCESS_KEY_ID: 'S3RVER',
          AWS_SECRET_ACCESS_KEY: 'S3RVER',
          RELEASE_KEYS: keys,
          DATA_DIR: join(folder, `site-${index}`),
          MARKET_TODAY: TODAY,
          RENDER_THREADS: '2',
          DEMO: 'off',
          // Of nginx, which made it for this run.
          NODE_EXTRA_CA_CERTS: nginx.certificate,
        },
        /site ready/,
        join(folder, 'site'),
      ),
    );
    for (const one of sites) {
      started.push(one.stop);
      await one.start();
    }
    const members = [...sites, ...backends, bucket, supplier];
    return {
      site,
      api,
      backendUrl: `http://127.0.0.1:${backendPorts[0]}`,
      sites,
      backends,
      postgres: postgres ?? never(),
      nginx,
      processes: () => [
        ['nginx', nginx.pid],
        ...members.map(({ name, pid }) => [name, pid()] as const),
        ['database', postgres?.pid() ?? 0],
      ],
      stop,
    };
  }
}

function never(): never {
  throw new Error('unreachable');
}

function member(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
  cwd = WORKSPACE_ROOT,
): Member {
  let running: RunningProcess | null = null;
  const start = async () => {
    const all = { NODE_OPTIONS: '', NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env };
    running = startProcess(process.execPath, args, { name, cwd, env: all, output: 'capture' });
    await running.waitForOutput(ready, READY_MS);
  };
  const stop = async () => running?.stop(STOP_MS);
  return {
    name,
    pid: () => running?.child.pid ?? 0,
    start,
    stop,
    kill: async () => running?.kill(),
    output: () => running?.output() ?? '',
    async replace() {
      const startedAt = performance.now();
      await stop();
      await start();
      return (performance.now() - startedAt) / 1000;
    },
  };
}
