import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { consoleApp } from '@storefront/delivery/console/console-app';
import { createSymbolicator } from '@storefront/delivery/console/faults/symbolicate';
import { setHarmfulMark } from '@storefront/delivery/release/mark-harmful';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import type { ReleaseStore } from '@storefront/delivery/store/release-store';
import type { FaultFrame, FaultGroup } from '@storefront/shared/api/fault-report.schema';
import type { PageVitals, TrendBucket, VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { releaseChanged } from './changed-release';
import { journeyKeys } from './journey-keys';

const HOUR_MS = 3_600_000;

export interface SeededConsole {
  readonly url: string;
  /** An error whose stack trace is in the sources of the live checkout. */
  readonly fault: string;
  /** Versions of the checkout: before the live one, and the live one. */
  readonly checkout: readonly [string, string];
  readonly close: () => Promise<void>;
}

/**
 * Serves a console for a copy of the journeys' releases: a harmful live checkout, a harmful version before it, a canary
 * of search, and errors with positions in real source maps.
 *
 * @param releases the release store to copy
 */
export async function startSeededConsole(releases: string): Promise<SeededConsole> {
  const root = mkdtempSync(join(tmpdir(), 'console-'));
  const folder = join(root, 'releases');
  cpSync(releases, folder, { recursive: true });
  const store = folderReleaseStore(folder, journeyKeys());
  const spaces = new Map<string, number>();
  // Any difference makes another release: each has one more space than the last.
  const change = (part: string, canary?: number) => {
    const count = spaces.get(part) ?? 1;
    spaces.set(part, count + 1);
    const [from, to] = [`void${' '.repeat(count)}0`, `void${' '.repeat(count + 1)}0`];
    return releaseChanged(folder, { part, from, to, ...(canary === undefined ? {} : { canary }) });
  };

  const original = await liveVersion(store, 'mfe-checkout');
  const blank = await change('mfe-checkout');
  await setHarmfulMark(store, 'mfe-checkout', blank, true, {
    why: 'blank payment page in Safari',
    by: 'Sam Okoro',
  });
  const live = await change('mfe-checkout');
  const canary = await change('mfe-search', 10);

  const now = Date.now();
  const health: Health = [
    ['mfe-checkout', blank, { loaded: 4_100, errors: 12, booked: 48, lcp: 1_800, inp: 140 }],
    ['mfe-checkout', live, { loaded: 2_410, errors: 115, booked: 15, lcp: 1_900, inp: 410 }],
    [
      'mfe-search',
      await liveVersion(store, 'mfe-search'),
      { loaded: 9_400, errors: 28, booked: 0, lcp: 2_100, inp: 164 },
    ],
    ['mfe-search', canary, { loaded: 640, errors: 3, booked: 0, lcp: 2_050, inp: 150 }],
    [
      'mfe-deal',
      await liveVersion(store, 'mfe-deal'),
      { loaded: 2_740, errors: 5, booked: 0, lcp: 1_700, inp: 131 },
    ],
    [
      'shell',
      await liveVersion(store, 'shell'),
      { loaded: 13_379, errors: 4, booked: 151, lcp: 1_500, inp: 102 },
    ],
  ];
  const frames = await framesOf(store, 'mfe-checkout', original);
  const fault: FaultGroup = {
    fingerprint: 'a1b2c3d4e5f60718',
    part: 'mfe-checkout',
    version: original,
    message: "TypeError: Cannot read properties of undefined (reading 'deposit')",
    frames,
    count: 214,
    views: 115,
    firstSeen: new Date(now - 3 * HOUR_MS).toISOString(),
    lastSeen: new Date(now - 40_000).toISOString(),
    pages: [
      { name: '/booking/payment', count: 201 },
      { name: '/booking/passengers', count: 13 },
    ],
    browsers: [
      { name: 'Safari 18', count: 180 },
      { name: 'Chrome 130', count: 34 },
    ],
    hours: [3, 2, 1, 0].map((ago, index) => ({ hour: hourBefore(now, ago), count: 20 + index * 42 })),
  };
  const others: readonly FaultGroup[] = [
    {
      ...fault,
      fingerprint: 'b1',
      part: 'mfe-search',
      message: 'ChunkLoadError: Loading chunk 382 failed.',
      frames: [],
      views: 9,
      count: 11,
    },
    {
      ...fault,
      fingerprint: 'c1',
      part: 'shell',
      message: 'Thrown value of type string',
      frames: [],
      views: 1,
      count: 1,
    },
  ];
  const app = await consoleApp({
    store,
    reports: {
      health: async () => health.map(healthOf),
      trend: async () => health.flatMap((entry) => trendOf(entry, live, now)),
      pages: async () => health.flatMap((entry) => pagesOf(entry, now)),
      faults: async () => [fault, ...others],
    },
    access: { kind: 'loopback' },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fault: fault.fingerprint,
    checkout: [original, live],
    async close() {
      await app.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

interface Figures {
  readonly loaded: number;
  readonly errors: number;
  readonly booked: number;
  /** 75th percentiles in milliseconds. */
  readonly lcp: number;
  readonly inp: number;
}
type Health = readonly (readonly [part: string, version: string, figures: Figures])[];

function healthOf([part, version, { loaded, errors, booked, lcp, inp }]: Health[number]): VersionHealth {
  const measured = (p75: number) => ({ count: loaded, average: p75 * 0.8, p75 });
  const at = new Date(0).toISOString();
  return {
    part,
    version,
    loaded,
    errors,
    booked,
    loadFailed: 0,
    serverErrors: 0,
    payments: booked,
    sources: loaded,
    harmSources: { loadFailed: 0, errors, serverErrors: 0 },
    vitals: { LCP: measured(lcp), INP: measured(inp) },
    firstSeen: at,
    lastSeen: at,
  };
}

/** The harmful version has the last three hours, the one before it the others; all other versions have the whole day. */
function trendOf([part, version, figures]: Health[number], harmful: string, now: number): TrendBucket[] {
  const isCheckout = part === 'mfe-checkout';
  const ages = Array.from({ length: 24 }, (_, index) => 23 - index);
  const own = isCheckout ? ages.filter((age) => age <= 3 === (version === harmful)) : ages;
  return own.map((age) => {
    const wave = 1 + Math.sin(age * 1.7) / 6;
    const share = wave / own.length;
    return {
      part,
      version,
      hour: hourBefore(now, age),
      loaded: Math.round(figures.loaded * share),
      loadFailed: 0,
      errors: Math.round(figures.errors * share),
      booked: Math.round(figures.booked * share),
      p75: { LCP: figures.lcp * wave, INP: figures.inp * wave },
    };
  });
}

const PAGES: Readonly<Record<string, readonly string[]>> = {
  'mfe-checkout': ['/booking/personalise', '/booking/payment'],
  'mfe-search': ['/search'],
  'mfe-deal': ['/holiday-details/:packageId', '/deals/:dealId'],
  shell: ['/', '/*'],
};

/** Pages of each rating: with a fast, a fair and a slow vital, and one with too few measurements. */
function pagesOf([part, version, { loaded, lcp, inp }]: Health[number], now: number): PageVitals[] {
  return (PAGES[part] ?? []).map((page, index) => {
    const count = index === 0 ? loaded : 7;
    const vitals = (wave: number, measured: number) => ({
      LCP: { count: measured, p75: lcp * 1.7 * wave },
      INP: { count: measured, p75: inp * 1.4 * wave },
      ...(part === 'shell' ? {} : { CLS: { count: measured, p75: inp / 1_000 } }),
    });
    const hours = Array.from({ length: 24 }, (_, index) => 23 - index).map((age) => ({
      hour: hourBefore(now, age),
      vitals: vitals(1 + Math.sin(age) / 5, Math.round(count / 24)),
    }));
    return { part, version, page, vitals: vitals(1, count), hours };
  });
}

function hourBefore(now: number, hours: number): string {
  const at = now - hours * HOUR_MS;
  return new Date(at - (at % HOUR_MS)).toISOString();
}

async function liveVersion(store: ReleaseStore, app: string): Promise<string> {
  const { microFrontends } = await store.registry();
  return microFrontends[`storefront/${app}`]?.[0]?.metadata.version ?? '';
}

/** Finds positions of the minified scripts that belong to sources of the app. */
async function framesOf(store: ReleaseStore, app: string, version: string): Promise<FaultFrame[]> {
  const symbolicate = createSymbolicator(store);
  const { maps } = await store.manifest(app, version);
  // Styles are template literals, so a minified script has many lines.
  const lines = Array.from({ length: 60 }, (_, index) => 2 + index * 5);
  const candidates = Object.keys(maps).flatMap((script) =>
    lines.map((line) => ({ file: `${app}/${version}/${script}`, line, column: 20 })),
  );
  const found = await symbolicate(candidates);
  const own = found.filter(({ original }) => original?.source.startsWith(`${app}/src/`));
  const foreign = found.filter(({ original }) => original && !original.isOwn);
  return [...own.slice(0, 2), ...foreign.slice(0, 1), ...own.slice(-1)].map(({ frame }) => frame);
}
