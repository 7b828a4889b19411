import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startScript, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { TODAY } from '../support/test-shop';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'backend/tests/outage/outage-server.ts';
const START_LIMIT_MS = 60_000;

export interface FleetSettings {
  /** Folder of the processes. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly bankUrl: string;
  readonly smtpUrl: string;
}

/** Several backends on one database, each of which is replaced when it is stopped. */
export class BackendFleet {
  readonly ports: readonly number[];
  readonly #settings: FleetSettings;
  /** By the index of the port. */
  readonly #processes = new Map<number, RunningProcess>();
  /** Processes that exited without a signal of this class. */
  readonly deaths: string[] = [];
  /** Milliseconds from SIGTERM to the exit of a process. */
  readonly stopMs: number[] = [];

  static async create(size: number, settings: FleetSettings): Promise<BackendFleet> {
    return new BackendFleet(await freePorts(size), settings);
  }

  private constructor(ports: readonly number[], settings: FleetSettings) {
    this.ports = ports;
    this.#settings = settings;
  }

  async startAll(): Promise<void> {
    // One sets up the database, so that the others start at once.
    for (const index of this.ports.keys()) await this.#start(index);
  }

  /** Stops one backend with SIGTERM and starts its successor. */
  async replace(index: number): Promise<void> {
    await this.#stop(index);
    await this.#start(index);
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.ports.map((_port, index) => this.#stop(index)));
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.#processes.values()].map((backend) => backend.kill()));
  }

  /** Output of all processes, for the analysis of a failed run. */
  output(): string {
    return [...this.#processes.values()].map((backend) => backend.output()).join('\n');
  }

  async #start(index: number): Promise<void> {
    const { dataDir, databaseUrl, bankUrl, smtpUrl } = this.#settings;
    const backend = startScript(PROGRAM, [], {
      name: `backend ${index}`,
      cwd: ROOT,
      output: 'capture',
      env: {
        NODE_OPTIONS: '',
        BACKEND_PORT: String(this.ports[index]),
        DATA_DIR: join(dataDir, String(index)),
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtpUrl,
        OUTAGE_BANK_URL: bankUrl,
        MARKET_TODAY: TODAY,
        DEMO: 'on',
        // Every booking has its own client address, so that rate limits do not apply.
        TRUST_PROXY: '1',
      },
    });
    this.#processes.set(index, backend);
    void backend.exited.then(({ code, signal }) => {
      if (this.#processes.get(index) === backend)
        this.deaths.push(`backend ${index}: ${signal ?? code}\n${backend.output().slice(-2_000)}`);
    });
    await backend.waitForOutput(/backend ready on /, START_LIMIT_MS);
  }

  async #stop(index: number): Promise<void> {
    const backend = this.#processes.get(index);
    if (!backend) return;
    this.#processes.delete(index);
    const startedAt = performance.now();
    await backend.stop();
    this.stopMs.push(performance.now() - startedAt);
  }
}
