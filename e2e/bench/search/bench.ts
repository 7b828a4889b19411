import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type Page } from '@playwright/test';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { startServer } from '../../support/server-process';

import type { Marks } from './marks';
import { searchNaivelyInPage } from './naive-search';
import { searchStorefront } from './storefront-search';

const ROUNDS = 5;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TODAY = '2026-11-21';
/** The default search of the home page: any destination, which reaches the limit of 7,000 results. */
const CALL =
  '/supplier/dpSearch.php?destinationId=1&departureId=-1&dateMin=2027-01-18&dateMax=2027-01-22&durationMin=7&durationMax=7';

const ROWS: readonly (readonly [keyof Marks, string])[] = [
  ['firstCards', 'first cards'],
  ['complete', 'all read, sorted and shown'],
  ['longestTask', 'longest task of the main thread'],
  ['filter', 'a filter change, to the changed list'],
  ['sort', 'a sort, to the changed list'],
];

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync(process.env['JOURNEY_RELEASES'] ?? '', join(dataDir, 'releases'), { recursive: true });
const [port = 0, backendPort = 0, gatewayPort = 0] = await freePorts(3);
const env = {
  PORT: String(port),
  BACKEND_PORT: String(backendPort),
  GATEWAY_PORT: String(gatewayPort),
  DATA_DIR: dataDir,
  RELEASE_KEYS: JOURNEY_KEYS,
  MARKET_TODAY: TODAY,
};
const backend = await startServer('demo/server.ts', env, ROOT, /backend ready/);
const edge = await startServer('delivery/src/edge/server.ts', env, ROOT, /site ready/);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const site = `http://localhost:${port}`;
const call = `http://localhost:${backendPort}${CALL}`;

const ours: Marks[] = [];
const naive: Marks[] = [];
// The first round warms up the servers and is not counted.
for (let round = 0; round <= ROUNDS; round += 1) {
  const one = await inPage((page) => searchNaivelyInPage(page, site, call));
  const other = await inPage((page) => searchStorefront(page, site));
  if (round === 0) continue;
  naive.push(one);
  ours.push(other);
}
print();

await browser.close();
await Promise.all([backend.stop(), edge.stop()]);
rmSync(dataDir, { recursive: true, force: true });

async function inPage<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route('**/media/**', (route) => route.abort());
  // tsx wraps functions with `__name`; functions that are serialized into the page need it there too.
  await page.addInitScript('globalThis.__name = (named) => named');
  const result = await visit(page);
  await context.close();
  return result;
}

function print(): void {
  const median = (all: readonly Marks[], name: keyof Marks) => {
    const sorted = all.map((marks) => marks[name]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  console.log(
    `A search with 7,000 results, main thread 4 times slower, medians of ${ROUNDS} rounds, ${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}`,
  );
  console.log(`${''.padEnd(44)}${'ours'.padStart(10)}${'naive'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const [name, output] of ROWS) {
    const [own, other] = [median(ours, name), median(naive, name)];
    const ratio = other === 0 ? '-' : (own / other).toFixed(2);
    console.log(
      `${output.padEnd(44)}${`${own.toFixed(0)} ms`.padStart(10)}${`${other.toFixed(0)} ms`.padStart(10)}${ratio.padStart(8)}`,
    );
  }
  console.log(
    'Ours counts from the click on the home page and draws the whole results page; the naive way draws twenty\n' +
      'plain cards from the answer alone. A longest task of 0 ms: none was longer than 50 ms. Chromium slows the\n' +
      'main thread only: the worker runs at full speed.',
  );
}
