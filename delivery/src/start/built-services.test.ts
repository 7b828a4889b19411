import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess, type RunningProcess } from '@storefront/server-kit/child-process';
import { freePort } from '@storefront/server-kit/ports';
import {
  throwAwayPostgres,
  type ThrowAwayPostgres,
} from '@storefront/server-kit/postgres/throw-away-postgres';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import { buildService } from '@storefront/tooling/build/services/build-service';
import { SERVICE_NAMES, STUDIO_FILES, type ServiceName } from '@storefront/tooling/build/services/services';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { aBuild } from '../../testing/build-builder';
import { releaseBuild } from '../release/release-build';
import { readReleaseKeys } from '../signing/release-keys';
import { folderReleaseStore } from '../store/folder-release-store';

jest.setTimeout(120_000);

/** Nobody listens on this port. */
const UNREACHABLE = 'http://127.0.0.1:9';
const LIMIT_MS = 60_000;
const BACKEND = {
  DEMO: 'off',
  SUPPLIER_URL: `${UNREACHABLE}/supplier`,
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_production',
  STRIPE_WEBHOOK_SECRET: 'whsec_production',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

let folder: string;
let releases: Readonly<Record<string, string>> = {};
let postgres: ThrowAwayPostgres | null = null;
const running: RunningProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-services-'));
  // The bundle of the studio's pages takes long, and its own tests build it.
  mkdirSync(join(WORKSPACE_ROOT, STUDIO_FILES), { recursive: true });
  for (const name of SERVICE_NAMES) buildService(name, join(folder, name));
  releases = await releaseShell();
  postgres = await throwAwayPostgres();
});
afterAll(async () => {
  for (const one of running) await one.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program in the folder of its service, with these variables only. */
function start(
  service: ServiceName,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProcess {
  const variables = Object.entries({ DATA_DIR: join(folder, 'data', service), ...env });
  const settings = variables.map(([name, value]) => `${name}=${value}`);
  const started = startProcess('env', ['-i', ...settings, process.execPath, ...command], {
    name: `${service}: ${command.join(' ')}`,
    cwd: join(folder, service),
    output: 'capture',
  });
  running.push(started);
  return started;
}

/** Releases a shell whose Node build renders one page. @returns the settings of the store */
async function releaseShell() {
  const keys = join(folder, 'keys');
  const store = join(folder, 'releases');
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(keys, { recursive: true });
  writeFileSync(join(keys, 'signing.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const page = {
    kind: 'page',
    status: 200,
    head: '<title>Home</title>',
    body: '<h1>Rendered</h1>',
    styles: [],
    hydration: { remote: null, readable: true, today: '2026-11-21', loaderData: {}, errors: {} },
    sharedForSeconds: null,
  };
  // The page /loop never returns.
  const code = `exports.provided = {}; exports.renderPage = async ({ url }) => {
    while (String(url).endsWith('/loop'));
    return ${JSON.stringify(page)};
  };`;
  const build = await aBuild(folder, 'shell', 'shell', {
    contract: '1.0.0',
    routes: ['/', '/loop'],
    snapshot: 3,
    node: { entry: 'node.cjs', integrity: integrityOfBytes(code) },
  });
  writeFileSync(join(build, 'node.cjs'), code);
  const signing = readReleaseKeys({ folder: keys, signingKey: null });
  await releaseBuild(folderReleaseStore(store, signing), build, { why: 'first' });
  return { RELEASE_STORE: store, RELEASE_KEYS: keys };
}

describe('the services that are built for production', () => {
  it('consist of JavaScript and of the packages that their package.json states', () => {
    for (const name of SERVICE_NAMES) {
      const files = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
      expect(
        files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('node_modules')),
      ).toEqual([]);
      expect(files.filter((file) => /node_modules\/(tsx|typescript|esbuild|webpack)$/.test(file))).toEqual(
        [],
      );
      const { dependencies } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      };
      for (const [dependency, version] of Object.entries(dependencies)) {
        const installed = readFileSync(
          join(folder, name, 'node_modules', dependency, 'package.json'),
          'utf8',
        );
        expect([dependency, (JSON.parse(installed) as { version: string }).version]).toEqual([
          dependency,
          version,
        ]);
      }
    }
  });

  it('a site renders pages in its threads and stops after SIGTERM', async () => {
    const port = await freePort();
    const site = start('site', ['server.js'], {
      ...releases,
      PORT: String(port),
      RENDER_THREADS: '1',
      RENDER_LIMIT_MS: '500',
      BACKEND_URL: UNREACHABLE,
      DEMO: 'off',
    });
    await site.waitForOutput(/site ready/, LIMIT_MS);
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    const renders = async () => {
      const limit = Date.now() + LIMIT_MS;
      while (!(await (await fetch(`${url}/`)).text()).includes('<h1>Rendered</h1>'))
        if (Date.now() > limit) throw new Error(`the site renders no page: ${site.output()}`);
    };
    await renders();
    expect((await fetch(`${url}/loop`)).status).toBe(503);
    // Its thread was terminated, and another one has loaded the code.
    await renders();
    expect((await fetch(`${url}/favicon.ico`)).status).toBe(200);
    await site.stop();
    expect(await site.exited).toEqual({ code: 0, signal: null });
  });

  it('commands of releases read the store, and name what an image cannot do', async () => {
    const status = start('releases', ['release.js', 'status'], releases);
    expect((await status.closed).code).toBe(0);
    expect(status.output()).toMatch(/shell\s+100%\s+1\.0\.0-/);
    const release = start('releases', ['release.js', 'mfe-search'], releases);
    expect((await release.closed).code).toBe(1);
    expect(release.output()).toContain('There is no app or command mfe-search.');
    const watcher = start('releases', ['watcher.js'], { ...releases, BACKEND_URL: UNREACHABLE });
    await watcher.waitForOutput(/watcher ready/, LIMIT_MS);
    const port = await freePort();
    const console = start('releases', ['console.js'], { ...releases, CONSOLE_PORT: String(port) });
    await console.waitForOutput(/release console ready/, LIMIT_MS);
    expect((await fetch(`http://127.0.0.1:${port}/console.js`)).status).toBe(200);
  });

  it('a studio serves its page', async () => {
    writeFileSync(join(folder, 'studio/files/studio.js'), 'the script');
    const port = await freePort();
    const studio = start('studio', ['server.js'], {
      STUDIO_PORT: String(port),
      STUDIO_TOKEN: 'a-token-of-the-studio',
    });
    await studio.waitForOutput(/studio ready/, LIMIT_MS);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Studio</title>');
    expect(await (await fetch(`http://127.0.0.1:${port}/files/studio.js`)).text()).toBe('the script');
  });

  it('a backend without a database names the setting', async () => {
    const backend = start('backend', ['server.js'], { ...BACKEND, BACKEND_PORT: String(await freePort()) });
    expect((await backend.closed).code).toBe(1);
    expect(backend.output()).toContain('DATABASE_URL is not set');
  });

  it('a backend is ready on a database that its own command has migrated', async () => {
    // Some machines have no PostgreSQL.
    if (postgres === null) return;
    const env = { ...BACKEND, DATABASE_URL: postgres.url, BACKEND_PORT: String(await freePort()) };
    const migrate = start('backend', ['migrate.js'], env);
    expect([(await migrate.closed).code, migrate.output()]).toEqual([0, 'the database is up to date\n']);
    const backend = start('backend', ['server.js'], env);
    await backend.waitForOutput(/backend ready/, LIMIT_MS);
    const url = `http://127.0.0.1:${env.BACKEND_PORT}`;
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    await backend.stop();
    expect(await backend.exited).toEqual({ code: 0, signal: null });
  });
});
