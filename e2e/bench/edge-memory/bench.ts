/* Requests 100,000 addresses that nobody has requested before from a real edge server, and prints its memory. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startScript } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { startServer } from '../../support/server-process';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ADDRESSES = Number(process.env['ADDRESSES'] ?? 100_000);
const CONNECTIONS = 10;
/** Megabytes; the limit that docs/operations.md states. */
const LIMIT_MB = 1_000;
/** Every fiftieth address needs a rendering: a text search in the list, a deal that does not exist, a search. */
const RENDERED_EVERY = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const releases = join(dataDir, 'releases');
cpSync(process.env['JOURNEY_RELEASES'] ?? '', releases, { recursive: true });
const [port = 0, backendPort = 0, gatewayPort = 0] = await freePorts(3);
const env = {
  PORT: String(port),
  BACKEND_PORT: String(backendPort),
  GATEWAY_PORT: String(gatewayPort),
  DATA_DIR: dataDir,
  RELEASE_STORE: releases,
  RELEASE_KEYS: JOURNEY_KEYS,
  MARKET_TODAY: '2026-11-21',
};
const backend = await startServer('demo/server.ts', env, ROOT, /backend ready/);
// The options of deploy/compose.yaml.
const edge = startScript('delivery/src/edge/server.ts', [], {
  nodeOptions: ['--max-old-space-size=256'],
  cwd: ROOT,
  env: { ...env, MALLOC_ARENA_MAX: '2' },
  output: 'capture',
});
await edge.waitForOutput(/site ready/, 60_000);
const site = `http://localhost:${port}`;
const pid = edge.child.pid ?? 0;

const FIXED = ['/', '/all-deals', '/cruise-deals', '/about-us', '/contact-us', '/holidays/beach'];

function address(index: number): string {
  if (index % RENDERED_EVERY > 0) return `${FIXED[index % FIXED.length]}?x${index}=${index}`;
  const variants = [
    `/all-deals?q=word${index}`,
    `/deals/${1_000_000 + index}`,
    `/search?destinationId=${index}`,
  ];
  return variants[(index / RENDERED_EVERY) % variants.length] ?? '/';
}

/** Resident memory in megabytes, from the operating system. */
function residentMb(): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(?<kilobytes>\d+)/.exec(status)?.groups?.['kilobytes']) / 1024;
}

const statuses = new Map<number, number>();
let next = 0;
let peak = residentMb();
const startMb = peak;
const startedAt = performance.now();
/** Milliseconds that the home page took while the others were requested. */
const homeTimes: number[] = [];

async function connection(): Promise<void> {
  while (next < ADDRESSES) {
    const index = next;
    next += 1;
    const response = await fetch(site + address(index));
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (index % 10_000 === 0) {
      console.log(`${index} addresses, ${residentMb().toFixed(0)} MB`);
    }
  }
}

const timer = setInterval(() => {
  peak = Math.max(peak, residentMb());
  const requestedAt = performance.now();
  void fetch(site)
    .then((response) => response.arrayBuffer())
    .then(() => homeTimes.push(performance.now() - requestedAt));
}, 1_000);
await Promise.all(Array.from({ length: CONNECTIONS }, connection));
clearInterval(timer);

const seconds = (performance.now() - startedAt) / 1_000;
homeTimes.sort((a, b) => a - b);
console.log(`
| never-seen addresses | by ${CONNECTIONS} connections |
|---|---|
| requested | ${ADDRESSES}, ${(ADDRESSES / seconds).toFixed(0)} a second |
| statuses | ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')} |
| memory at the start | ${startMb.toFixed(0)} MB |
| memory at the end | ${residentMb().toFixed(0)} MB |
| highest memory | ${peak.toFixed(0)} MB, limit ${LIMIT_MB} MB |
| home page meanwhile, 95th percentile | ${(homeTimes[Math.floor(homeTimes.length * 0.95)] ?? 0).toFixed(0)} ms |
`);
await edge.stop();
await backend.stop();
rmSync(dataDir, { recursive: true, force: true });
if (peak > LIMIT_MB) {
  console.error(`The edge server used more than ${LIMIT_MB} MB.`);
  process.exit(1);
}
