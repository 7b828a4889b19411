import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { scriptArguments } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';
import {
  throwAwayPostgres,
  type ThrowAwayPostgres,
} from '@storefront/server-kit/postgres/throw-away-postgres';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { findNginx, startNginx, type RunningNginx } from '../../../tooling/testing/running-nginx';

import { member, type Member } from './member';
import { buildPrograms, type ShopPrograms } from './shop-programs';

/** The date of the simulated supplier. */
const TODAY = '2026-11-21';
const TOKEN = 'a-token-of-this-run';

export interface Fleet {
  /** Built from the sources of this checkout. */
  readonly programs: ShopPrograms;
  /** Sites and backends that start from now on, also successors, run these programs. */
  readonly deploy: (programs: ShopPrograms) => void;
  readonly site: string;
  readonly api: string;
  /** Processes without the balancer in front. */
  readonly siteUrls: readonly string[];
  readonly backendUrls: readonly string[];
  /** Bearer token of the metrics of both, and of the page caches of the sites. */
  readonly token: string;
  readonly sites: readonly Member[];
  readonly backends: readonly Member[];
  readonly postgres: ThrowAwayPostgres;
  readonly nginx: RunningNginx;
  /** Names of all processes with their ids of the moment. */
  readonly processes: () => readonly (readonly [name: string, pid: number])[];
  readonly stop: () => Promise<void>;
}

export interface FleetOptions {
  /** Folder of the signed releases of the apps. */
  readonly releases: string;
  /** Folder of the keys that signed them. */
  readonly keys: string;
  readonly startDatabase?: () => Promise<ThrowAwayPostgres | null>;
  /** Programs that sites and backends run at first; default: those of this checkout. */
  readonly programs?: ShopPrograms;
}

/** Starts nginx in front of two sites and two backends, a PostgreSQL, an S3-compatible store and the simulated supplier. */
export async function startFleet({
  releases,
  keys,
  startDatabase = throwAwayPostgres,
  programs: first,
}: FleetOptions): Promise<Fleet> {
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
    const { plain, tls, apiTls, supplierPort, sitePorts, backendPorts, gatewayPorts } = await reservePorts();
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
    const built = buildPrograms(folder);
    let deployed: ShopPrograms = first ?? built;

    const bucket = member(
      'bucket',
      () => ({
        args: scriptArguments('e2e/bench/sale/serve-bucket.ts', WORKSPACE_ROOT),
        cwd: WORKSPACE_ROOT,
      }),
      { RELEASES: releases },
      /bucket ready on (\d+)/,
    );
    started.push(bucket.stop);
    await bucket.start();
    const bucketPort = /bucket ready on (?<port>\d+)/.exec(bucket.output())?.groups?.['port'] ?? '';
    const supplier = member(
      'supplier',
      () => ({ args: [built.supplier], cwd: WORKSPACE_ROOT }),
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

    const place: Place = {
      folder,
      keys,
      site,
      api,
      databaseUrl: postgres?.url ?? '',
      supplierUrl: urlOf(supplierPort),
      bucketUrl: urlOf(Number(bucketPort)),
      edgeUrl: urlOf(sitePorts[0] ?? 0),
      certificate: nginx.certificate,
      deployed: () => deployed,
    };
    const backends = backendPorts.map((port, index) =>
      backendMember(place, { index, port, gatewayPort: gatewayPorts[index] ?? 0 }),
    );
    for (const backend of backends) {
      started.push(backend.stop);
      await backend.start();
    }
    const sites = sitePorts.map((port, index) => siteMember(place, { index, port }));
    for (const one of sites) {
      started.push(one.stop);
      await one.start();
    }
    const members = [...sites, ...backends, bucket, supplier];
    return {
      programs: built,
      deploy: (programs) => {
        deployed = programs;
      },
      site,
      api,
      siteUrls: sitePorts.map(urlOf),
      backendUrls: backendPorts.map(urlOf),
      token: TOKEN,
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

async function reservePorts() {
  const [plain = 0, tls = 0, apiTls = 0, supplierPort = 0, ...rest] = await freePorts(10);
  const [sitePorts, backendPorts, gatewayPorts] = [rest.slice(0, 2), rest.slice(2, 4), rest.slice(4, 6)];
  return { plain, tls, apiTls, supplierPort, sitePorts, backendPorts, gatewayPorts };
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Where processes find each other. */
interface Place {
  readonly folder: string;
  readonly keys: string;
  readonly site: string;
  readonly api: string;
  readonly databaseUrl: string;
  readonly supplierUrl: string;
  readonly bucketUrl: string;
  /** A site without the balancer in front: backends empty its pages. */
  readonly edgeUrl: string;
  readonly certificate: string;
  readonly deployed: () => ShopPrograms;
}

function backendMember(
  { folder, site, api, databaseUrl, supplierUrl, edgeUrl, deployed }: Place,
  {
    index,
    port,
    gatewayPort,
  }: { readonly index: number; readonly port: number; readonly gatewayPort: number },
): Member {
  return member(
    `backend ${index + 1}`,
    () => ({ args: [deployed().backend], cwd: deployed().checkout }),
    {
      BACKEND_PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: join(folder, `backend-${index}`),
      DATABASE_URL: databaseUrl,
      SUPPLIER_URL: `${supplierUrl}/supplier`,
      STOREFRONT_ORIGINS: site,
      SITE_URL: site,
      PUBLIC_BACKEND_URL: api,
      TRUST_PROXY: '1',
      BOOKING_SECRET: 'a-secret-of-this-run-that-is-long-enough',
      EDGE_URL: edgeUrl,
      EDGE_TOKEN: TOKEN,
      METRICS_TOKEN: TOKEN,
      MARKET_TODAY: TODAY,
    },
    /backend ready/,
  );
}

function siteMember(
  { folder, keys, site, api, bucketUrl, certificate, deployed }: Place,
  { index, port }: { readonly index: number; readonly port: number },
): Member {
  return member(
    `site ${index + 1}`,
    () => ({ args: ['--max-old-space-size=256', 'server.js'], cwd: deployed().site }),
    {
      PORT: String(port),
      SITE_URL: site,
      BACKEND_URL: api,
      API_URL: `${api}/supplier`,
      RELEASE_STORE: 's3://releases/live',
      S3_ENDPOINT: bucketUrl,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      RELEASE_KEYS: keys,
      DATA_DIR: join(folder, `site-${index}`),
      EDGE_TOKEN: TOKEN,
      MARKET_TODAY: TODAY,
      RENDER_THREADS: '2',
      DEMO: 'off',
      // Of nginx, which made it for this run.
      NODE_EXTRA_CA_CERTS: certificate,
    },
    /site ready/,
  );
}

function never(): never {
  throw new Error('unreachable');
}
