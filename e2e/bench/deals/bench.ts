/* Compares the list of all deals with the demonstration's content and with 5,000 deals, in turn, in one run. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { scriptArguments } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { startServer, type ServerProcess } from '../../support/server-process';

import { visitList, type ListMarks } from './visit-list';

const ROUNDS = 5;
const MANY = 5_000;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** First id of the copies, far from the ids of the demonstration. */
const FIRST_COPY = 100_000;
/** Lowest price of the copies; their prices are unordered. */
const LOWEST_POUNDS = 150;
const PRICES = 3_989;
const SPREAD = 997;

const ROWS: readonly (readonly [keyof ListMarks, string])[] = [
  ['firstCards', 'first cards'],
  ['responses', 'the page answers'],
  ['filter', 'the first filter, all deals read, to the changed list'],
  ['sort', 'a sort, to the changed list'],
  ['longestTask', 'longest task of the main thread'],
  ['documentBytes', 'document, kB over the line'],
  ['listBytes', 'list of deals, kB over the line'],
];

const dataDir = mkdtempSync(join(tmpdir(), 'bench-deals-'));
const few = await openShop('few', false);
const many = await openShop('many', true);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});

const withFew: ListMarks[] = [];
const withMany: ListMarks[] = [];
// The first round warms up the servers and is not counted.
for (let round = 0; round <= ROUNDS; round += 1) {
  const one = await visitList(browser, few.site);
  const other = await visitList(browser, many.site);
  if (round === 0) continue;
  withFew.push(one);
  withMany.push(other);
}
print();

await browser.close();
await Promise.all([...few.servers, ...many.servers].map((server) => server.stop()));
rmSync(dataDir, { recursive: true, force: true });

async function openShop(name: string, isFilled: boolean) {
  const folder = join(dataDir, name);
  cpSync(process.env['JOURNEY_RELEASES'] ?? '', join(folder, 'releases'), { recursive: true });
  const [port = 0, backendPort = 0, gatewayPort = 0] = await freePorts(3);
  const env = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: folder,
    RELEASE_KEYS: JOURNEY_KEYS,
    MARKET_TODAY: '2026-11-21',
  };
  const backend = await startServer('demo/server.ts', env, ROOT, /backend ready/);
  if (isFilled) {
    fill(join(folder, 'content'), env);
    await untilAllArePriced(`http://localhost:${backendPort}`);
  }
  const edge = await startServer('delivery/src/edge/server.ts', env, ROOT, /site ready/);
  const servers: readonly ServerProcess[] = [backend, edge];
  return { site: `http://localhost:${port}`, servers };
}

/** Copies the deals of the demonstration with new ids and prices until there are 5,000. */
function fill(folder: string, env: Readonly<Record<string, string>>): void {
  content(['export', folder], env);
  const deals = join(folder, 'deals');
  const files = readdirSync(deals);
  for (let count = files.length; count < MANY; count += 1) {
    const from = files[count % files.length] ?? '';
    const document = JSON.parse(readFileSync(join(deals, from), 'utf8')) as Record<string, unknown>;
    const id = String(FIRST_COPY + count);
    const copy = { ...document, id, startingPrice: LOWEST_POUNDS + ((count * SPREAD) % PRICES) };
    writeFileSync(join(deals, `${id}.json`), JSON.stringify(copy));
  }
  content(['import', folder], env);
}

/** Waits until the backend has priced the new deals in the background. */
async function untilAllArePriced(backend: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    const response = await fetch(`${backend}/api/getAllDeals`);
    const { deals } = (await response.json()) as { deals: readonly unknown[] };
    if (deals.length >= MANY) break;
    await pause(1_000);
  }
  console.log(`prices of ${MANY} deals: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

function content(args: readonly string[], env: Readonly<Record<string, string>>): void {
  execFileSync(process.execPath, [...scriptArguments('demo/commands/content.ts', ROOT), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
}

function print(): void {
  const median = (all: readonly ListMarks[], name: keyof ListMarks) => {
    const values = all.map((marks) => marks[name]).toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  console.log(
    `\nAll deals, CPU at a quarter, medians of ${ROUNDS} visits each, in turn; ${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}\n`,
  );
  const counts = [withFew, withMany].map(
    (marks) => `${median(marks, 'deals').toLocaleString('en-GB')} deals`,
  );
  console.log(['ms'.padEnd(52), ...counts.map((count) => count.padStart(14)), 'ratio'.padStart(8)].join(''));
  for (const [name, label] of ROWS) {
    const [small, large] = [median(withFew, name), median(withMany, name)];
    const cells = [small, large].map((value) => value.toFixed(0).padStart(14)).join('');
    console.log(`${label.padEnd(52)}${cells}${(large / small).toFixed(2).padStart(8)}`);
  }
}
