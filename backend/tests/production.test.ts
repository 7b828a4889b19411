import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { readProductionEnvironment } from '../src/config/production-environment';

import { launchServer, startServer, type ServerProcess } from './support/server-process';

const ROOT = join(__dirname, '../..');
const SERVER = 'backend/src/server.ts';
/** Nobody listens on this port. */
const UNREACHABLE = 'http://127.0.0.1:9';

const SETTINGS = {
  DEMO: 'off',
  SUPPLIER_URL: `${UNREACHABLE}/supplier`,
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_production',
  STRIPE_WEBHOOK_SECRET: 'whsec_production',
  STRIPE_API_BASE: UNREACHABLE,
  SMTP_URL: 'smtp://127.0.0.1:9',
};

let folder: string;
const running: ServerProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'production-'));
});
afterAll(async () => {
  for (const server of running) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('the settings of a production server', () => {
  it('names every missing setting in one error', () => {
    expect(() => readProductionEnvironment({})).toThrow(
      /PAYMENT_PROVIDER.*SUPPLIER_URL.*STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET.*SMTP_URL/s,
    );
    expect(() => readProductionEnvironment({ ...SETTINGS, SMTP_URL: '' })).toThrow(
      /Missing settings:\n {2}SMTP_URL: /,
    );
    expect(() => readProductionEnvironment({ ...SETTINGS, PAYMENT_PROVIDER: 'sandbox' })).toThrow(
      /Missing settings:\n {2}PAYMENT_PROVIDER: must be "stripe"/,
    );
  });

  it('reads a complete environment', () => {
    expect(readProductionEnvironment(SETTINGS)).toMatchObject({
      supplierUrl: SETTINGS.SUPPLIER_URL,
      smtpUrl: SETTINGS.SMTP_URL,
      stripe: { secretKey: SETTINGS.STRIPE_SECRET_KEY },
    });
  });
});

/** The texts of the compiled server. */
function compiledParts(): readonly string[] {
  const print = `import { compiledProgram } from './server-kit/bin/compiled-program.mjs';
    console.log(await compiledProgram(${JSON.stringify(join(ROOT, SERVER))}));`;
  const program = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const parts = dirname(program.trim());
  return readdirSync(parts)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(parts, file), 'utf8'));
}

describe('the production server', () => {
  it('contains no module of the demonstration', () => {
    const parts = compiledParts();
    // The compiler writes the path of every module above its code.
    const modules = parts.flatMap((text) =>
      [...text.matchAll(/^\/\/ (\S+\.tsx?)$/gm)].map(([, path]) => path),
    );
    expect(modules).toContain(SERVER);
    expect(modules.filter((path) => path?.startsWith('demo/'))).toEqual([]);
  });

  it('exits with one message when settings are missing', async () => {
    const server = await launchServer({ DEMO: 'off', DATA_DIR: join(folder, 'refused') }, SERVER);
    running.push(server);
    expect((await server.closed).code).toBe(1);
    expect(server.output()).toMatch(
      /^The backend cannot start in production \(DEMO=off\)\. Missing settings:\n(  [A-Z_]+: .+\n){5}Set them \(docs\/operations\.md\)/,
    );
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  }, 60_000);

  it('starts from its own modules alone and serves stored pictures', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'media/hotels'), { recursive: true });
    writeFileSync(join(dataDir, 'media/hotels/pool.jpg'), 'a picture');
    const server = await startServer({ ...SETTINGS, DATA_DIR: dataDir }, SERVER);
    running.push(server);

    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    const picture = await fetch(`${server.url}/media/hotels/pool.jpg`);
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/jpeg', 'a picture']);
    for (const path of [
      '/media/pool-1/480.jpg',
      '/supplier/getPackagePrice',
      '/docs',
      '/demo/state',
      '/outbox',
    ])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    // The supplier of the settings, which is unreachable, and no simulated one.
    expect((await fetch(`${server.url}/supplier/dpSearch.php`)).status).toBe(503);
    const status = await (await fetch(`${server.url}/api/ptstatus`)).json();
    expect(status).toEqual({ data: false });
  }, 60_000);
});
