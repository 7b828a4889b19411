import { mkdirSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import Fastify, { type FastifyInstance } from 'fastify';

import {
  ALTERATIONS,
  alterNodeBuild,
  PLANTED,
  type TamperedStore,
} from '../../../testing/tamper/alterations';
import {
  completeBuild,
  FILES,
  NODE_FILE,
  textOf,
  type FileKind,
} from '../../../testing/tamper/complete-build';
import { TEST_KEYS } from '../../../testing/test-keys';
import { loadNodeBuild } from '../../render/node-build';
import { uploadBuild } from '../../release/release-build';
import { folderReleaseStore } from '../../store/folder-release-store';

import { serveReleaseFiles } from './serve-release-files';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const KINDS = Object.keys(FILES) as FileKind[];

let root: string;
let untouched: string;
let version: string;
let olderVersion: string;
/** Result by kind of alteration and state of the edge server. */
const outcomes = new Map<string, Map<string, boolean>>();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tamper-'));
  untouched = join(root, 'untouched');
  const store = folderReleaseStore(untouched, TEST_KEYS);
  ({ version: olderVersion } = await uploadBuild(store, await completeBuild(root, 'one')));
  ({ version } = await uploadBuild(store, await completeBuild(root, 'two')));
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
  const lines = [...outcomes].map(
    ([kind, results]) =>
      `| ${kind} | ${[...results].map(([state, survived]) => `${state} ${survived ? 'survived' : 'NOT SURVIVED'}`).join(', ')} |`,
  );
  const all = [...outcomes.values()].flatMap((results) => [...results.values()]);
  process.stdout.write(
    `\nTampering with a release store, survived/injected: ${all.filter(Boolean).length}/${all.length}\n${lines.join('\n')}\n`,
  );
});

async function copyOfStore(): Promise<TamperedStore & { readonly folder: string }> {
  const copy = await mkdtemp(join(root, 'case-'));
  const folder = join(copy, 'store');
  const outside = join(copy, 'outside');
  await cp(untouched, folder, { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret'), `password=1 ${PLANTED}`);
  return {
    folder,
    outside,
    release: join(folder, 'mfe-search', version),
    older: join(folder, 'mfe-search', olderVersion),
  };
}

function startEdge(folder: string) {
  const lines: object[] = [];
  let clock = 0;
  const app = Fastify();
  const { status } = serveReleaseFiles(app, {
    store: folderReleaseStore(folder, { signing: null, trusted: TEST_KEYS.trusted }),
    config: storefrontConfigSchema.parse({}),
    log: (event) => lines.push(event),
    cacheBytes: 10_000_000,
    now: () => clock,
  });
  return { app, status, lines, later: () => (clock += 1_000) };
}

async function request(app: FastifyInstance, file: string, encoding: string, of = version) {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: `/releases/mfe-search/${of}/${file}`,
    headers: { 'accept-encoding': encoding },
  });
  return { statusCode, headers, body: decoded(headers['content-encoding'], rawPayload) };
}

function decoded(encoding: unknown, body: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** The integrity of every released file, independent of the store. */
function isReleased(file: string, body: Buffer): boolean {
  const kind = KINDS.find((name) => FILES[name] === file);
  return kind !== undefined && integrityOfBytes(body) === integrityOfBytes(textOf(kind, 'two'));
}

describe('an altered release store', () => {
  it.each(ALTERATIONS.flatMap((each) => (['cold', 'running'] as const).map((state) => ({ ...each, state }))))(
    'does no harm: $kind, on a $state edge server',
    async ({ kind, state, inject, file, unalteredCopy = false, wholeRelease = false, noticed = false }) => {
      const results = outcomes.get(kind) ?? new Map<string, boolean>();
      outcomes.set(kind, results.set(state, false));
      const store = await copyOfStore();
      const { app, lines, status, later } = startEdge(store.folder);
      const requestAll = () =>
        Promise.all(
          [...new Set([file, ...KINDS.map((name) => FILES[name])])].flatMap((name) =>
            ENCODINGS.map(async (encoding) => ({ name, ...(await request(app, name, encoding)) })),
          ),
        );
      if (state === 'running') await requestAll();
      inject(store);
      later();

      const responses = await requestAll();
      for (const { name, statusCode, body } of responses) {
        expect(body.toString()).not.toContain(PLANTED);
        if (statusCode === 200) expect([name, isReleased(name, body)]).toEqual([name, true]);
        else expect([name, statusCode]).toEqual([name, 404]);
      }
      const statuses = responses.filter(({ name }) => name === file).map(({ statusCode }) => statusCode);
      expect(new Set(statuses)).toEqual(new Set([unalteredCopy ? 200 : 404]));
      const isLogged = Object.values(status().rejected).some((count) => count > 0) && lines.length > 0;
      expect(isLogged).toBe(noticed);
      if (wholeRelease && state === 'cold')
        expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
      await app.close();
      results.set(state, true);
    },
  );

  it('serves no file of the Node build, and runs no altered one', async () => {
    const store = await copyOfStore();
    const { app } = startEdge(store.folder);
    alterNodeBuild(store);
    const file = join(store.release, NODE_FILE);
    const integrity = integrityOfBytes(textOf('node', 'two'));
    await expect(loadNodeBuild({ app: 'mfe-search', version, file, integrity }, () => null)).rejects.toThrow(
      'does not match the released hash',
    );
    for (const name of [NODE_FILE, encodeURIComponent(NODE_FILE)])
      expect((await request(app, name, 'br')).statusCode).toBe(404);
    await app.close();
  });
});

describe('the release files of an unaltered store', () => {
  it('are served with the type of their name, with compressed copies, and locked against use as a page', async () => {
    const { app, status } = startEdge(untouched);
    for (const [kind, type, encoding] of [
      ['entry', 'text/javascript; charset=utf-8', 'br'],
      ['worker', 'text/javascript; charset=utf-8', 'br'],
      ['style', 'text/css; charset=utf-8', undefined],
      ['font', 'font/woff2', undefined],
      ['picture', 'image/webp', undefined],
      ['drawing', 'image/svg+xml', 'br'],
      ['JSON', 'application/json; charset=utf-8', 'br'],
    ] as const) {
      const { statusCode, headers, body } = await request(app, FILES[kind], 'br, gzip');
      expect([kind, statusCode, isReleased(FILES[kind], body)]).toEqual([kind, 200, true]);
      expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      expect([kind, headers['content-encoding']]).toEqual([kind, encoding]);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy.includes('sandbox')).toBe(type !== 'text/javascript; charset=utf-8');
    }
    expect(status().rejected).toEqual({ altered: 0, missing: 0, linked: 0, unsigned: 0, unreadable: 0 });
    await app.close();
  });

  it('include the signed manifest and those of older releases, and nothing else', async () => {
    const { app } = startEdge(untouched);
    expect((await request(app, 'part.json', 'identity')).body.toString()).toContain('"signatures"');
    expect((await request(app, FILES.entry, 'br', olderVersion)).body.toString()).toBe(
      textOf('entry', 'one'),
    );
    for (const url of ['/releases/mfe-search/1.0.0-aaaaaaaa/part.json', '/releases/nobody/1/a.js'])
      expect((await app.inject(url)).statusCode).toBe(404);
    await app.close();
  });

  it('allow a worker to call the services of the shop only', async () => {
    const { app } = startEdge(untouched);
    const { headers } = await request(app, FILES.worker, 'br');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self' http://localhost:3001; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    await app.close();
  });
});
