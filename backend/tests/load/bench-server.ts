import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startScript } from '@storefront/server-kit/child-process';
import { freePort } from '@storefront/server-kit/ports';

import { DEMO_SERVER } from '../support/demo-services';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const BENCH_TODAY = '2026-11-21';

export interface BenchServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it is ready. */
  readonly readyMs: number;
  /** Resident memory of the process, in MB. */
  readonly memory: () => number;
  /** Processor time of the process so far, in milliseconds; `null` on other systems than Linux. */
  readonly processorMs: () => number | null;
  readonly stop: () => Promise<void>;
}

/** Starts the demonstration's backend in a process with an empty database. @param settings further variables */
export async function benchServer(
  databaseUrl: string | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const begun = performance.now();
  const server = startScript(DEMO_SERVER, [], {
    name: 'the backend',
    cwd: ROOT,
    output: 'errors-shown',
    env: {
      BACKEND_PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      MARKET_TODAY: BENCH_TODAY,
      // The rate limit counts each address on its own.
      TRUST_PROXY: '1',
      ...settings,
    },
  });
  await server.waitForOutput(/backend ready/);
  return {
    url: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - begun,
    memory: () => residentMegabytes(server.child.pid ?? 0),
    processorMs: () => processorMs(server.child.pid ?? 0),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout) / 1024;
  }
}
