import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';

const TOKEN = 'a-token-of-the-scraper';
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'metrics-'));
  folder = join(root, 'store');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function edge(metricsToken: string | null) {
  const store = folderReleaseStore(folder, TEST_KEYS);
  return edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null, metricsToken });
}

describe('the metrics of the site', () => {
  it('state the versions in use, the registry and every request by route', async () => {
    const build = await aBuild(root, 'shell', 'shell', { routes: ['/about-us'], contract: '1.0.0' });
    const { version } = await releaseBuild(folderReleaseStore(folder, TEST_KEYS), build, { why: 'test' });
    const app = await edge(TOKEN);
    await app.inject('/about-us');
    await app.inject('/health');
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    const { statusCode, body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(statusCode).toBe(200);
    const lines = body.split('\n');
    expect(lines).toContain(`site_release_traffic_percent{app="shell",version="${version}"} 100`);
    expect(lines).toContain('site_registry_usable 1');
    expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1');
    expect(lines).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1',
    );
    await app.close();
  });

  it('state a registry that cannot be used', async () => {
    const build = await aBuild(root, 'shell', 'shell', { routes: ['/about-us'], contract: '1.0.0' });
    await releaseBuild(folderReleaseStore(folder, TEST_KEYS), build, { why: 'test' });
    await writeFile(join(folder, 'registry.json'), '{}');
    const app = await edge(TOKEN);
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(body.split('\n')).toContain('site_registry_usable 0');
    await app.close();
  });

  it('do not exist without a token', async () => {
    const app = await edge(null);
    const { body } = await app.inject('/metrics');
    expect(body).not.toContain('http_request_duration_seconds');
    await app.close();
  });
});
