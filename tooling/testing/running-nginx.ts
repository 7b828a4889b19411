import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { WORKSPACE_ROOT } from '../src/workspace';

export interface NginxPorts {
  readonly port: number;
  readonly plainPort: number;
  readonly site: readonly number[];
  readonly backend: readonly number[];
  /** Addresses of the sites, which no limit applies to; default: none. */
  readonly ownServers?: readonly string[];
  /** A client with this address states the address of its visitor in `X-Visitor`; default: none. */
  readonly proxy?: string;
  /** Also serves the backend under every name; absent: only by a name that starts with `api.`. */
  readonly backendPort?: number;
}

export interface RunningNginx {
  readonly pid: number;
  /** File of the certificate of this run, which names 127.0.0.1. */
  readonly certificate: string;
  /** Starts new worker processes, as for a new configuration or certificate; the old ones finish their requests. */
  readonly reload: () => void;
  /** The command line, for `nginx -t`. */
  readonly arguments: readonly string[];
  readonly plainUrl: string;
  /** Returns the access log once it has a line with this text: nginx writes it after the response. */
  readonly readAccessLog: (text: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 20_000;
const LOG_LIMIT_MS = 5_000;
const CONFIGURATION = join(WORKSPACE_ROOT, 'deploy/nginx');

/** Returns the program; `null` where nginx is not installed. */
export function findNginx(): string | null {
  const found = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);
  return found ?? null;
}

/**
 * Starts nginx with the configuration of `deploy/nginx` in a temporary folder. The included files, which differ between hosts
 * and versions, are replaced: fixed ports, and no early hints, which need nginx 1.29.
 */
export async function startNginx(program: string, ports: NginxPorts): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeConfiguration(folder, ports);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const options = [...args, '-g', `daemon off; pid ${folder}/nginx.pid; ${user}`];
  const server = spawn(program, options, { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const plainUrl = `http://127.0.0.1:${ports.plainPort}`;
  await responding(plainUrl, () => server.exitCode !== null, join(folder, 'error.log'));
  return {
    pid: server.pid ?? 0,
    certificate: join(folder, 'tls/tls.crt'),
    reload: () => void server.kill('SIGHUP'),
    arguments: options.with(-1, `pid ${folder}/test.pid; ${user}`).concat('-q'),
    plainUrl,
    readAccessLog: (text) => readLog(join(folder, 'access.log'), text),
    stop: async () => {
      server.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeConfiguration(
  folder: string,
  { port, plainPort, site, backend, backendPort, ownServers = [], proxy }: NginxPorts,
): void {
  for (const name of ['shop', 'tls', 'cache', 'temporary']) mkdirSync(join(folder, name));
  const text = readFileSync(join(CONFIGURATION, 'nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/mime.types', join(folder, 'mime.types'))
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/dev/stdout', join(folder, 'access.log'));
  writeFileSync(join(folder, 'nginx.conf'), text);
  writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }');
  const own = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, 'shop', name), lines.map((line) => `${line};\n`).join(''));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  own('listen-plain.conf', [`listen 127.0.0.1:${plainPort}`]);
  own('listen-site.conf', [`listen 127.0.0.1:${port} ssl http2 default_server`]);
  own('listen-backend.conf', [
    `listen 127.0.0.1:${port} ssl http2`,
    ...(backendPort === undefined ? [] : [`listen 127.0.0.1:${backendPort} ssl http2`]),
    'server_name api.*',
    ...(proxy === undefined ? [] : [`set_real_ip_from ${proxy}`, 'real_ip_header X-Visitor']),
  ]);
  own('early-hints.conf', []);
  own(
    'own-servers.conf',
    ownServers.map((address) => `${address} 1`),
  );
  const upstream = (name: string, of: readonly number[]) =>
    `upstream ${name} { zone ${name} 64k; least_conn; ${of.map((one) => `server 127.0.0.1:${one} max_fails=3 fail_timeout=2s;`).join(' ')} keepalive 8; }\n`;
  writeFileSync(
    join(folder, 'shop/upstreams.conf'),
    temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};\n`).join('') +
      upstream('site', site) +
      upstream('backend', backend),
  );
  const names = ['-keyout', join(folder, 'tls/tls.key'), '-out', join(folder, 'tls/tls.crt')];
  const alternative = ['-addext', 'subjectAltName=DNS:shop.example,DNS:api.shop.example,IP:127.0.0.1'];
  const subject = [
    '-subj',
    '/CN=shop.example',
    ...alternative,
    '-days',
    '2',
    '-nodes',
    '-newkey',
    'rsa:2048',
  ];
  execFileSync('openssl', ['req', '-x509', ...subject, ...names], { stdio: 'ignore' });
}

async function responding(url: string, hasExited: () => boolean, log: string): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < START_LIMIT_MS) {
    if (hasExited()) break;
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (response) return;
    await pause(50);
  }
  throw new Error(`nginx did not start: ${readFileSync(log, 'utf8')}`);
}

async function readLog(file: string, text: string): Promise<string> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < LOG_LIMIT_MS) {
    const log = readFileSync(file, 'utf8');
    if (log.includes(text)) return log;
    await pause(20);
  }
  throw new Error(`nginx logged no "${text}" within ${LOG_LIMIT_MS} ms: ${readFileSync(file, 'utf8')}`);
}
