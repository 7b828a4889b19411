import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../ports';

export interface ThrowAwayPostgres {
  readonly url: string;
  /** Of the server process, whose children serve the connections. */
  readonly pid: () => number;
  readonly version: string;
  /**
   * Stops the server process and keeps its data. `fast` rolls back and closes all connections, `immediate` is a crash
   * from which the server recovers when it is resumed.
   */
  readonly halt: (mode: keyof typeof HALT_SIGNALS) => Promise<void>;
  /** Starts the server process again, at the same URL. */
  readonly resume: () => Promise<void>;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;
const HALT_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=120', 'shared_buffers=64MB'];
/** Commits survive a killed server process, but not a power failure. */
const WITHOUT_SYNC = ['fsync=off', 'full_page_writes=off'];

/** The programs and the folder of one server. */
interface Installation {
  readonly programs: string;
  readonly folder: string;
  readonly account: Account | undefined;
  readonly settings: readonly string[];
}

/**
 * Starts a PostgreSQL server in a temporary folder, which is deleted when the server is stopped.
 *
 * @param sync false to wait for no disk, for tests that measure nothing: each `drop database` waits for a checkpoint
 * @returns `null` where PostgreSQL is not installed
 */
export async function throwAwayPostgres(sync = true): Promise<ThrowAwayPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const settings = sync ? SETTINGS : [...SETTINGS, ...WITHOUT_SYNC];
  const installation = { programs, folder, account, settings };
  try {
    createCluster(installation);
    const port = await freePort();
    let server = await startServer(installation, port);
    const halt = (mode: keyof typeof HALT_SIGNALS) => stopServer(server, HALT_SIGNALS[mode]);
    return {
      url: `postgres://shop@127.0.0.1:${port}/postgres`,
      version: versionOf(programs),
      pid: () => server.pid ?? 0,
      halt,
      resume: async () => {
        server = await startServer(installation, port);
      },
      stop: async () => {
        await halt('fast');
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function createCluster({ programs, folder, account }: Installation): void {
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { cwd: folder, encoding: 'utf8', ...account },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

async function startServer(installation: Installation, port: number): Promise<ChildProcess> {
  const { programs, folder, account, settings } = installation;
  const place = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder];
  const server = spawn(
    join(programs, 'postgres'),
    [...place, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...account },
  );
  await ready(server);
  return server;
}

async function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Returns the folder of the programs: searches `PG_BIN`, the folders of Debian, and `PATH`. */
export function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const places = [
    process.env['PG_BIN'] ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    places.find(
      (place) => place !== '' && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
    ) ?? null
  );
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root: returns an account without privileges that runs it instead. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

function versionOf(programs: string): string {
  return spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
}

async function ready(server: ChildProcess): Promise<void> {
  let output = '';
  server.stderr?.on('data', (text) => (output += String(text)));
  const limit = Date.now() + START_LIMIT_MS;
  while (!output.includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > limit)
      throw new Error(`PostgreSQL did not start: ${output}`);
    await pause(50);
  }
}
