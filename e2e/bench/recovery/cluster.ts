import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@storefront/server-kit/ports';
import {
  findPrograms,
  unprivilegedAccount,
  type Account,
} from '@storefront/server-kit/postgres/throw-away-postgres';
import pg from 'pg';

const READY_MS = 60_000;

/** One PostgreSQL server with a folder of its own. */
export class Cluster {
  readonly port: number;
  readonly #programs: string;
  readonly #account: Account | undefined;
  readonly #folder: string;
  #server: ChildProcess | null = null;
  #output = '';

  private constructor(port: number, programs: string, account: Account | undefined) {
    this.port = port;
    this.#programs = programs;
    this.#account = account;
    this.#folder = mkdtempSync(join(tmpdir(), 'cluster-'));
    if (account) chownSync(this.#folder, account.uid, account.gid);
  }

  /** An empty cluster that archives its log below `archive`, for restores to any moment. */
  static async create(archive: string): Promise<Cluster> {
    const cluster = await Cluster.#open();
    cluster.#run('initdb', ['-D', cluster.data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale']);
    mkdirSync(archive, { recursive: true });
    // The temporary folder above belongs to this account alone.
    for (const folder of [archive, dirname(archive)])
      if (cluster.#account) chownSync(folder, cluster.#account.uid, cluster.#account.gid);
    cluster.configure([
      'wal_level = replica',
      'archive_mode = on',
      // Never overwrites a file, and is complete only under its own name.
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
      'max_connections = 120',
      'shared_buffers = 64MB',
    ]);
    return cluster;
  }

  /** A copy of a running cluster, which is not started. @param follow whether it goes on as its standby */
  static async copyOf(source: Cluster, follow: boolean): Promise<Cluster> {
    const copy = await Cluster.#open();
    const options = [
      '-D',
      copy.data,
      '-U',
      'shop',
      '-h',
      '127.0.0.1',
      '-p',
      String(source.port),
      '-c',
      'fast',
    ];
    copy.#run('pg_basebackup', [...options, '-X', 'stream', ...(follow ? ['-R'] : [])]);
    // A restored source still has the moment of its own restore.
    if (follow) copy.configure([`recovery_target_time = ''`]);
    return copy;
  }

  static async #open(): Promise<Cluster> {
    const programs = findPrograms();
    if (programs === null)
      throw new Error('PostgreSQL is not installed: `apt-get install postgresql`, or set PG_BIN.');
    return new Cluster(await freePort(), programs, unprivilegedAccount());
  }

  get data(): string {
    return join(this.#folder, 'data');
  }

  get url(): string {
    return `postgres://shop@127.0.0.1:${this.port}/postgres`;
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  /** Settings for the next start. */
  configure(lines: readonly string[]): void {
    writeFileSync(join(this.data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`, { flag: 'a' });
  }

  /** Makes the next start restore from the archive, up to a moment. @param until as PostgreSQL writes it */
  recover(archive: string, until: string): void {
    this.configure([
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${until}'`,
      'recovery_target_action = promote',
    ]);
    writeFileSync(join(this.data, 'recovery.signal'), '');
    if (this.#account) chownSync(join(this.data, 'recovery.signal'), this.#account.uid, this.#account.gid);
  }

  async start(): Promise<void> {
    const args = [
      '-D',
      this.data,
      '-p',
      String(this.port),
      '-k',
      this.#folder,
      '-c',
      'listen_addresses=127.0.0.1',
    ];
    this.#server = spawn(join(this.#programs, 'postgres'), args, {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...this.#account,
    });
    this.#server.stderr?.on('data', (text) => (this.#output += String(text)));
    await this.untilConnected();
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** Ends the server as the loss of its machine would. */
  async lose(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  promote(): void {
    this.#run('pg_ctl', ['promote', '-D', this.data]);
  }

  async query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async untilConnected(): Promise<void> {
    const limit = Date.now() + READY_MS;
    for (;;) {
      const isConnected = await this.query('select 1').then(
        () => true,
        () => false,
      );
      if (isConnected) return;
      if (Date.now() > limit) throw new Error(`PostgreSQL did not start: ${this.#output.slice(-2_000)}`);
      await pause(50);
    }
  }

  /** Waits until it accepts writes, which a standby does after its promotion. */
  async untilWritable(): Promise<void> {
    while ((await this.query('select pg_is_in_recovery() as recovering'))[0]?.['recovering'] !== false)
      await pause(50);
  }

  async remove(): Promise<void> {
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  #run(program: string, args: readonly string[]): void {
    const file = join(this.#programs, program);
    const ended = spawnSync(existsSync(file) ? file : program, args, {
      cwd: this.#folder,
      encoding: 'utf8',
      ...this.#account,
    });
    if (ended.status !== 0) throw new Error(`${program} failed: ${ended.stderr}`);
  }
}
