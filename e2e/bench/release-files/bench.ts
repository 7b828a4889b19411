/* Compares the throughput of release files, verified by the edge server and streamed without verification, in one run. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { liveRecord } from '@storefront/delivery/registry/release-records';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import { freePorts } from '@storefront/server-kit/ports';

import { JOURNEY_KEYS, journeyKeys } from '../../support/journey-keys';
import { startServer } from '../../support/server-process';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CLIENTS = 10;
const ROUNDS = 5;
const ROUND_MS = 2_000;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-files-'));
const releases = join(dataDir, 'releases');
cpSync(process.env['JOURNEY_RELEASES'] ?? '', releases, { recursive: true });
const registry = await folderReleaseStore(releases, journeyKeys()).registry();
const record = liveRecord(registry, 'shell');
if (!record) throw new Error('there is no release of the shell');
const base = record.url.slice(0, record.url.lastIndexOf('/'));
const paths = Object.keys(record.extras.files)
  .filter((file) => file.endsWith('.js'))
  .map((file) => `${base}/${file}`);

const [edgePort = 0, otherPort = 0] = await freePorts(2);
const env = { DATA_DIR: dataDir, RELEASE_STORE: releases, RELEASE_KEYS: JOURNEY_KEYS, RENDER: 'off' };
const servers = [
  await startServer('delivery/src/edge/server.ts', { ...env, PORT: String(edgePort) }, ROOT, /site ready/),
  await startServer(
    'e2e/bench/release-files/unverified-server.ts',
    { ...env, PORT: String(otherPort) },
    ROOT,
    /server ready/,
  ),
];
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

await measure(edgePort);
await measure(otherPort);
const verified: number[] = [];
const streamed: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  verified.push(await measure(edgePort));
  streamed.push(await measure(otherPort));
}
const [of, by] = [median(verified), median(streamed)];
console.log(`
| release files, ${CLIENTS} clients, ${paths.length} scripts of the shell, compressed | requests per second |
|---|---|
| verified, by the edge server | ${Math.round(of)} |
| streamed from disk without verification | ${Math.round(by)} |

ratio ${(of / by).toFixed(2)} (medians of ${ROUNDS} rounds, in turn)`);
agent.destroy();
for (const server of servers) await server.stop();
rmSync(dataDir, { recursive: true, force: true });

/** @returns responses per second */
async function measure(port: number): Promise<number> {
  const began = performance.now();
  let responses = 0;
  const client = async () => {
    for (let index = 0; performance.now() - began < ROUND_MS; index += 1) {
      await request(port, paths[index % paths.length] ?? '');
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (responses * 1_000) / (performance.now() - began);
}

function request(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
