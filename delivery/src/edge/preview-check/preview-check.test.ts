import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { aBuild } from '../../../testing/build-builder';
import { TEST_KEYS } from '../../../testing/test-keys';
import { releaseBuild } from '../../release/release-build';
import { folderReleaseStore } from '../../store/folder-release-store';
import { edgeApp } from '../edge-app';

const STUDIO = 'https://studio.example.com';

let root: string;
let app: FastifyInstance;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-check-'));
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

async function open(studioOrigin: string | null): Promise<void> {
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await releaseBuild(
    store,
    await aBuild(root, 'shell', 'shell', { routes: ['/about-us'], contract: '1.0.0' }),
    {
      why: 'test',
    },
  );
  app = await edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null, studioOrigin });
}
const policyOf = ({ headers }: Awaited<ReturnType<typeof page>>) =>
  String(headers['content-security-policy']).replaceAll(/'nonce-[^']+'/g, "'nonce'");
const page = (url: string) => app.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });

describe('the accessibility check of a preview', () => {
  it('is in no page of a visitor, and in a preview without a weaker policy [DEC-414]', async () => {
    await open(STUDIO);
    const visited = await page('/about-us');
    const previewed = await page('/about-us?preview=token');
    expect(visited.body).not.toContain('preview-check');
    expect(previewed.body).toContain('preview-check');
    expect(policyOf(previewed).replace(STUDIO, "'none'")).toBe(policyOf(visited));
    expect(/<script nonce="([^"]+)">\(function\(owner/.exec(previewed.body)?.[1]).toBe(
      /'nonce-([^']+)'/.exec(String(previewed.headers['content-security-policy']))?.[1],
    );
  });

  it('loads a script that never changes, with its hash [DEC-414]', async () => {
    await open(STUDIO);
    const { body } = await page('/about-us?preview=token');
    const path = /"path":"(\/preview-check\/[0-9a-f]{16}\.js)"/.exec(body)?.[1] ?? '';
    expect(body).toMatch(/"integrity":"sha384-/);
    const script = await app.inject(path);
    expect([script.statusCode, script.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(script.body.slice(0, 1_000)).toContain('mozilla.org/MPL/2.0/');
  });

  it('does not exist without a studio [DEC-414]', async () => {
    await open(null);
    expect((await page('/about-us?preview=token')).body).not.toContain('preview-check');
  });
});
