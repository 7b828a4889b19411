import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser } from '@playwright/test';

import { alternating, medianOf, startBenchSite, type Variant } from '../bench-site';
import { releaseOneBundle } from '../one-bundle/release-one-bundle';
import { visit, type Visit } from '../visit';

/*
 * Measures the cost of federation for the first page: the same sources built in four ways, in turn, in one run. Ratios are
 * comparable between machines, times are not.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOME = '/';

const dataDir = mkdtempSync(join(tmpdir(), 'bench-releases-'));
const federated = join(dataDir, 'federated');
const oneBundle = join(ROOT, '.cache/bench/one-bundle');
const oneBuild = join(ROOT, '.cache/bench/one-build');
cpSync(process.env['JOURNEY_RELEASES'] ?? '', federated, { recursive: true });
await releaseOneBundle(oneBundle, 'none');
await releaseOneBundle(oneBuild, 'route');

const PEERS: readonly Variant[] = [
  { name: 'federated, rendered on the server', releases: federated, render: 'on' },
  { name: 'federated, drawn by the browser', releases: federated, render: 'off' },
  { name: 'one bundle, rendered on the server', releases: oneBundle, render: 'on' },
  { name: 'one build split by page, rendered', releases: oneBuild, render: 'on' },
];

const { backend, sites, browser, stop } = await startBenchSite(PEERS);

const visits = PEERS.map((): Visit[] => []);
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [index] of alternating(PEERS, round)) {
    const measured = await visit(browser, `${sites[index]}${HOME}`);
    // The first round warms up servers and pictures and is not counted.
    if (round > 0) visits[index]?.push(measured);
  }
}
print(visits);
await printDeepLinks(browser);

await stop();
rmSync(dataDir, { recursive: true, force: true });

function print(all: readonly (readonly Visit[])[]): void {
  console.log(
    `\nHome on a telephone: 150 ms, 1.6 Mbit/s, CPU at a quarter, cold cache; medians of ${ROUNDS} visits each, ` +
      `in turn; ${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}\n`,
  );
  const columns: readonly [string, (visit: Visit) => number, (value: number) => string][] = [
    ['first content', (one) => one.firstContent, milliseconds],
    ['largest paint', (one) => one.largestPaint, milliseconds],
    ['interactive', (one) => one.interactive, milliseconds],
    ['start-up', (one) => one.startUp, milliseconds],
    ['shift', (one) => one.shift, (value) => value.toFixed(3)],
    ['kB', (one) => one.bytes / 1024, whole],
    ['script kB', (one) => one.scriptBytes / 1024, whole],
    ['requests', (one) => one.requests, whole],
    ['rounds', (one) => one.rounds, whole],
  ];
  console.log([''.padEnd(36), ...columns.map(([name]) => name.padStart(14))].join(''));
  for (const [index, { name }] of PEERS.entries()) {
    const cells = columns.map(([, pick, format]) => format(medianOf(all[index] ?? [], pick)).padStart(14));
    console.log(name.padEnd(36) + cells.join(''));
  }

  const [served = [], drawn = [], bundle = [], split = []] = all;
  const ratio = (one: readonly Visit[], other: readonly Visit[], pick: (visit: Visit) => number) =>
    (medianOf(one, pick) / medianOf(other, pick)).toFixed(2);
  const paint = (one: Visit) => one.largestPaint;
  const ready = (one: Visit) => one.interactive;
  console.log(`
largest paint, federated and rendered, against
  one bundle rendered the same way        ${ratio(served, bundle, paint)}   (at most 1.02)
  one build split by page                 ${ratio(served, split, paint)}
  federated and drawn by the browser      ${ratio(served, drawn, paint)}   (at most 0.50)
interactive, against
  one bundle rendered the same way        ${ratio(served, bundle, ready)}   (at most 1.25)
  one build split by page                 ${ratio(served, split, ready)}`);
}

async function printDeepLinks(from: Browser): Promise<void> {
  const deal = await anyDeal();
  console.log('\nA cold deep link, federated and rendered (at most 3 rounds):');
  for (const path of [
    '/',
    `/deals/${deal}`,
    '/search?destinationId=1',
    '/booking/personalise',
    '/about-us',
  ]) {
    const { rounds, requests, interactive } = await visit(from, `${sites[0]}${path}`);
    console.log(
      `  ${path.padEnd(28)} rounds ${rounds}, requests ${String(requests).padStart(2)}, ` +
        `interactive ${milliseconds(interactive)}`,
    );
  }
}

async function anyDeal(): Promise<string> {
  const response = await fetch(`${backend}/api/getAllDeals`);
  return /"dealId":"?(?<id>[\w-]+)/.exec(await response.text())?.groups?.['id'] ?? '';
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function whole(value: number): string {
  return value.toFixed(0);
}
