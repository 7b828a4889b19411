import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { portOf } from '@storefront/server-kit/ports';
import { startTracing } from '@storefront/server-kit/tracing/start-tracing';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../../testing/build-builder';
import { TEST_KEYS } from '../../../testing/test-keys';
import { releaseBuild } from '../../release/release-build';
import { folderReleaseStore } from '../../store/folder-release-store';
import { edgeApp } from '../edge-app';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let root: string;
let collector: Server;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'page-view-trace-'));
  collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(async () => {
  collector.closeAllConnections();
  collector.close();
  await rm(root, { recursive: true, force: true });
});

async function site() {
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const build = await aBuild(root, 'shell', 'shell', { contract: '1.0.0', routes: ['/'] });
  await releaseBuild(store, build, { why: 'test' });
  const telemetrySecret = 'a-secret-of-thirty-two-characters-or-more';
  return edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null, telemetrySecret });
}

it('a page view continues the trace of its document, and the page gets it while tracing is on', async () => {
  const stop = await startTracing('site', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector)}`,
  });
  const app = await site();
  // Nobody rendered it, so no cache may share it.
  const document = await app.inject('/');
  expect(document.headers['server-timing']).toMatch(/, trace;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
  const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  const view = await app.inject({ method: 'POST', url: '/page-view', headers });
  const { traceparent } = view.json<{ traceparent: string }>();
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(traceparent).not.toBe(headers.traceparent);
  await app.close();
  await stop?.();
});

it('a page gets no trace while tracing is off', async () => {
  const app = await site();
  expect((await app.inject('/')).headers['server-timing']).not.toContain('trace');
  const view = await app.inject({ method: 'POST', url: '/page-view' });
  expect(view.json()).toEqual({ token: expect.any(String) });
  await app.close();
});
