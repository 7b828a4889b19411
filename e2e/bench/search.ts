import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from '@playwright/test';

import { freePorts } from '../support/free-ports';
import { startServer } from '../support/server-process';

const ROUNDS = 5;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TODAY = '2026-11-21';
/** What the form of the home page asks for as it opens: any destination, which reaches the cap of 7,000 results. */
const CALL =
  '/supplier/dpSearch.php?destinationId=1&departureId=-1&dateMin=2027-01-18&dateMax=2027-01-22&durationMin=7&durationMax=7';

interface Round {
  readonly bareTransfer: number;
  readonly firstCards: number;
  readonly complete: number;
  readonly longestTask: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync(process.env['JOURNEY_RELEASES'] ?? '', join(dataDir, 'releases'), { recursive: true });
const [port = 0, backendPort = 0, gatewayPort = 0] = await freePorts(3);
const env = {
  PORT: String(port),
  BACKEND_PORT: String(backendPort),
  GATEWAY_PORT: String(gatewayPort),
  DATA_DIR: dataDir,
  MARKET_TODAY: TODAY,
};
const backend = await startServer('backend/src/server.ts', env, ROOT, /backend ready/);
const edge = await startServer('delivery/src/edge/server.ts', env, ROOT, /site ready/);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const rounds: Round[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const measured = await measure(browser);
  // The first round warms the servers up.
  if (round > 0) rounds.push(measured);
}
print(rounds);

await browser.close();
await Promise.all([backend.stop(), edge.stop()]);
rmSync(dataDir, { recursive: true, force: true });

async function measure(from: Browser): Promise<Round> {
  const page = await from.newPage();
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`http://localhost:${port}/about-us`);
  const bareTransfer = await page.evaluate(async (url) => {
    const start = performance.now();
    await (await fetch(url)).arrayBuffer();
    return performance.now() - start;
  }, `http://localhost:${backendPort}${CALL}`);

  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(watch);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen.complete > 0);
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).seen);
  await page.close();
  return {
    bareTransfer,
    firstCards: seen.first,
    complete: seen.complete,
    longestTask: Math.max(0, ...seen.tasks),
  };
}

interface Watched {
  readonly seen: { readonly tasks: number[]; readonly first: number; readonly complete: number };
}

/** Runs in the page: counts from the click that starts the search. */
function watch(): void {
  const seen = { tasks: [] as number[], first: 0, complete: 0 };
  Object.assign(globalThis, { seen });
  document.addEventListener(
    'click',
    () => {
      const start = performance.now();
      new PerformanceObserver((list) =>
        seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      });
      new MutationObserver(() => {
        if (!seen.first && document.querySelector('main article[aria-labelledby^="hotel-"]'))
          seen.first = performance.now() - start;
        const dates = [...document.querySelectorAll('[aria-label="Alternate departure dates"] button')];
        const known = dates.length > 0 && dates.every((button) => !button.textContent?.includes('…'));
        if (!seen.complete && seen.first && known && !document.querySelector('[data-reading]')) {
          seen.complete = performance.now() - start;
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    { once: true, capture: true },
  );
}

function print(all: readonly Round[]): void {
  const median = (pick: (round: Round) => number) => {
    const sorted = all.map(pick).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const bare = median((round) => round.bareTransfer);
  const row = (name: string, value: number) =>
    console.log(
      `${name.padEnd(46)}${value.toFixed(0).padStart(7)} ms${(value / bare).toFixed(2).padStart(8)}`,
    );

  console.log(
    `A search with 7,000 results, medians of ${all.length} rounds, ${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}`,
  );
  console.log(`${''.padEnd(46)}${'time'.padStart(10)}${'ratio'.padStart(8)}`);
  row('bare transfer of the answer', bare);
  row(
    'from the click, first cards',
    median((round) => round.firstCards),
  );
  row(
    'from the click, all read, sorted and shown',
    median((round) => round.complete),
  );
  row(
    'longest task of the main thread meanwhile',
    median((round) => round.longestTask),
  );
}
