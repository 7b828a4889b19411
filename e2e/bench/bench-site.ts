import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from '@playwright/test';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from '../support/journey-keys';
import { startServer, type ServerProcess } from '../support/server-process';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TODAY = '2026-11-21';

/** One way of serving the storefront, with an edge server of its own. */
export interface Variant {
  readonly name: string;
  /** Folder of its release store. */
  readonly releases: string;
  readonly render: 'on' | 'off';
}

export interface BenchSite {
  readonly backend: string;
  /** Origins in the order of the variants. */
  readonly sites: readonly string[];
  readonly browser: Browser;
  readonly stop: () => Promise<void>;
}

/** Starts one backend, an edge server for each variant, and a browser. */
export async function startBenchSite(variants: readonly Variant[]): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [backendPort = 0, gatewayPort = 0, ...ports] = await freePorts(2 + variants.length);
  const sites = ports.map((port) => `http://localhost:${port}`);
  const env = {
    BACKEND_PORT: String(backendPort),
    GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: dataDir,
    RELEASE_KEYS: JOURNEY_KEYS,
    MARKET_TODAY: TODAY,
    STOREFRONT_ORIGINS: sites.join(','),
  };
  const servers: ServerProcess[] = [
    await startServer('demo/server.ts', { ...env, PORT: String(ports[0]) }, ROOT, /backend ready/),
  ];
  for (const [index, { releases, render }] of variants.entries()) {
    const own = { ...env, PORT: String(ports[index]), RELEASE_STORE: releases, RENDER: render };
    servers.push(await startServer('delivery/src/edge/server.ts', own, ROOT, /site ready/));
  }
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    backend: `http://localhost:${backendPort}`,
    sites,
    browser,
    stop: async () => {
      await browser.close();
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function medianOf<T>(all: readonly T[], pick: (one: T) => number): number {
  const sorted = all.map(pick).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Returns the variants of a comparison with their indexes, in every second round the last one first: the later visit of
 * a round finds what the earlier one left in the caches of the backend that they share.
 */
export function alternating<T>(variants: readonly T[], round: number): readonly (readonly [number, T])[] {
  const all = [...variants.entries()];
  return round % 2 === 0 ? all : all.toReversed();
}
