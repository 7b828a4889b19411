import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import type { PageRenderer } from '../render/page-renderer';
import type { RenderFault } from '../render/render-task';
import { folderReleaseStore } from '../store/folder-release-store';

import { liveRegistryReader } from './read-live-registry';
import { respondWithPage } from './respond-with-page';

let root: string;
let app: FastifyInstance;
let fault: RenderFault;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'not-rendered-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await releaseBuild(store, await aBuild(root, 'shell', 'shell', { contract: '1.0.0' }), { why: 'test' });
  const routes = ['/group/:groupId', '/booking/payment'];
  await releaseBuild(store, await aBuild(root, 'mfe-discovery', 'discovery', { routes }), { why: 'test' });
  const { resolve: resolveLive } = liveRegistryReader(store, () => {});
  const renderer: PageRenderer = {
    warm: async () => {},
    getPage: async () => ({ kind: 'not-rendered', from: 'nowhere', fault }),
    counts: () => {
      throw new Error('not used');
    },
    purge: () => 0,
    close: async () => {},
  };
  const config = storefrontConfigSchema.parse({});
  app = Fastify();
  app.get('/*', (request, reply) =>
    respondWithPage(
      { resolveLive, config, preview: { kind: 'closed' }, now: () => Date.now(), renderer },
      request,
      reply,
    ),
  );
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

describe('a page that was not rendered', () => {
  it.each(['overloaded', 'timeout', 'failed'] as const)(
    'because of %s is 503 with the document for the browser, and not indexed',
    async (reason) => {
      fault = reason;
      const { statusCode, headers, body } = await app.inject('/group/no-such-group');

      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({
        'retry-after': '10',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'server-timing': 'page;desc="nowhere"',
      });
      expect(body).toContain('id="registry-snapshot"');
      expect(body).toContain('/releases/shell/');
    },
  );

  it('is 503 on a booking page too: the browser shows it all the same', async () => {
    fault = 'failed';
    expect((await app.inject('/booking/payment')).statusCode).toBe(503);
  });

  it('is 404 on a path that no app has', async () => {
    fault = 'failed';
    const { statusCode, headers } = await app.inject('/no-such-page');

    expect(statusCode).toBe(404);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['retry-after']).toBeUndefined();
  });

  it('by decision of the release is 200, and not indexed because its status is unknown', async () => {
    fault = 'no-node-build';
    const { statusCode, headers } = await app.inject('/group/no-such-group');

    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});
