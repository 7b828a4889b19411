/* Measures the edge server: kept pages beside pages that are compressed for each visitor, and the cost of a cold page. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startScript, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { startServer, type ServerProcess } from '../../support/server-process';

import { measureThroughput } from './keep-alive-client';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 2_000;
/** More than the number of responses after which a document is compressed again. */
const WARM_UP_MS = 3_000;
const COLD_PAGES = 25;
const MAX_ATTEMPTS = 50;
/** Of /proc/<pid>/stat on Linux. */
const TICK_MS = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-edge-'));
const releases = join(dataDir, 'releases');
cpSync(process.env['JOURNEY_RELEASES'] ?? '', releases, { recursive: true });
const [port = 0, coldPort = 0, otherPort = 0, backendPort = 0, gatewayPort = 0] = await freePorts(5);
const env = {
  BACKEND_PORT: String(backendPort),
  GATEWAY_PORT: String(gatewayPort),
  DATA_DIR: dataDir,
  RELEASE_STORE: releases,
  RELEASE_KEYS: JOURNEY_KEYS,
  MARKET_TODAY: '2026-11-21',
};
const servers: ServerProcess[] = [
  await startServer('demo/server.ts', { ...env, PORT: String(port) }, ROOT, /backend ready/),
];
const deal = await anyDeal();
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  destination: '/page/d00000000000000000000101',
  group: '/group/summer',
  deals: '/all-deals',
  deal: `/deals/${deal}`,
  search: '/search?destinationId=101&dateMin=2027-06-09',
};
/** The search page has a document of its own for each visitor. */
const kept = Object.values(PAGES).filter((path) => !path.startsWith('/search'));

const edge = await startEdge(port, {});
const cold = await startEdge(coldPort, { RENDER_CACHE_MB: '0' });
const copies = Object.fromEntries(kept.map((path) => [path, `http://localhost:${port}${path}`]));
servers.push(
  await startServer(
    'e2e/bench/edge/per-visitor-server.ts',
    { PORT: String(otherPort), PAGES: JSON.stringify(copies) },
    ROOT,
    /server ready/,
  ),
);

await warmUp(port);
await warmUp(coldPort);
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}; the client runs on the same cores`);
await benchKeptPages();
await benchColdPages();
for (const server of servers) await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function startEdge(on: number, settings: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const script = 'delivery/src/edge/server.ts';
  const own = { ...env, ...settings, PORT: String(on) };
  const edge = startScript(script, [], { name: script, cwd: ROOT, env: own, output: 'capture' });
  await edge.waitForOutput(/site ready/, 60_000);
  servers.push(edge);
  return edge;
}

/** The first price snapshots take the backend longer than a rendering may wait. */
async function warmUp(on: number): Promise<void> {
  for (const path of Object.values(PAGES)) {
    let status = 0;
    for (let attempt = 0; status !== 200; attempt += 1) {
      if (attempt === MAX_ATTEMPTS) throw new Error(`${path}: ${status}`);
      const response = await fetch(`http://localhost:${on}${path}`);
      await response.text();
      status = response.status;
    }
  }
}

/** Rates depend on what else runs on the machine; the processor time of a page hardly does. */
async function benchKeptPages(): Promise<void> {
  const rates: { readonly kept: number[]; readonly perVisitor: number[] } = { kept: [], perVisitor: [] };
  const processor: number[] = [];
  const measure = (on: number, limitMs: number) =>
    measureThroughput(on, kept, { connections: CONNECTIONS, limitMs });
  await measure(port, WARM_UP_MS);
  await measure(otherPort, WARM_UP_MS);
  const { pid = 0 } = edge.child;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [begun, before] = [performance.now(), processorMs(pid)];
    const rate = await measure(port, ROUND_MS);
    const pages = (rate * (performance.now() - begun)) / 1_000;
    processor.push(((processorMs(pid) - before) / pages) * 1_000);
    rates.kept.push(rate);
    rates.perVisitor.push(await measure(otherPort, ROUND_MS));
  }
  const [of, by] = [median(rates.kept), median(rates.perVisitor)];
  console.log(`
| ${kept.length} kept pages, ${CONNECTIONS} clients | pages per second |
|---|---|
| the same bytes for every visitor | ${Math.round(of)} |
| a nonce in each, compressed each time | ${Math.round(by)} |

ratio ${(of / by).toFixed(1)} (medians of ${ROUNDS} rounds, in turn)
processor time of a kept page: ${Math.round(median(processor))} microseconds of the edge server`);
}

/** Processor time of the whole process and of its main thread. */
async function benchColdPages(): Promise<void> {
  const { pid = 0 } = cold.child;
  const request = (path: string) => fetch(`http://localhost:${coldPort}${path}`).then((page) => page.text());
  for (const path of Object.values(PAGES))
    for (let index = 0; index < COLD_PAGES; index += 1) await request(path);
  console.log('\n| cold page | processor ms | of these, main thread |\n|---|---|---|');
  for (const [name, path] of Object.entries(PAGES)) {
    const [before, mainBefore] = [processorMs(pid), processorMs(pid, pid)];
    for (let index = 0; index < COLD_PAGES; index += 1) await request(path);
    const per = (used: number) => (used / COLD_PAGES).toFixed(0);
    console.log(
      `| ${name} | ${per(processorMs(pid) - before)} | ${per(processorMs(pid, pid) - mainBefore)} |`,
    );
  }
  const start = performance.now();
  const [before, threadsBefore] = [processorMs(pid), threadTimes(pid)];
  const paths = Object.values(PAGES);
  await Promise.all(
    paths.map(async (path) => {
      for (let index = 0; index < COLD_PAGES; index += 1) await request(path);
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  const busiest = [...threadTimes(pid)]
    .map(([thread, used]) => used - (threadsBefore.get(thread) ?? 0))
    .toSorted((one, other) => other - one);
  console.log(`
cold pages per second, ${paths.length} clients: ${((paths.length * COLD_PAGES) / seconds).toFixed(0)}
cores in use by the edge server: ${((processorMs(pid) - before) / seconds / 1_000).toFixed(2)}; ms of its busiest threads: ${busiest.slice(0, 4).join(', ')}`);
}

function processorMs(pid: number, thread?: number): number {
  const file = thread === undefined ? `/proc/${pid}/stat` : `/proc/${pid}/task/${thread}/stat`;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function threadTimes(pid: number): Map<number, number> {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  return new Map(threads.map((thread) => [thread, processorMs(pid, thread)]));
}

async function anyDeal(): Promise<string> {
  const response = await fetch(`http://localhost:${backendPort}/api/getAllDeals`);
  return /"dealId":"?(?<id>[\w-]+)/.exec(await response.text())?.groups?.['id'] ?? '';
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
