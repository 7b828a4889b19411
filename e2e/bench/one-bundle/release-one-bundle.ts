import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { releaseBuild } from '@storefront/delivery/release/release-build';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import { buildFrom } from '@storefront/tooling/build/build-app';
import { describeApp } from '@storefront/tooling/build/describe-app';
import { APPS } from '@storefront/tooling/apps';
import { sourceHash } from '@storefront/tooling/source-hash/source-hash';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { journeyKeys } from '../../support/journey-keys';

const HERE = join(WORKSPACE_ROOT, 'e2e/bench/one-bundle');

/**
 * Builds the same sources without federation and releases them as a shell that owns every path. Used by the benchmark only.
 *
 * @param split `route`: one chunk for each page; `none`: everything in one file
 */
export async function releaseOneBundle(releases: string, split: 'route' | 'none'): Promise<void> {
  const descriptions = await Promise.all(APPS.map(describeApp));
  const description = {
    contract: descriptions[0]?.contract ?? '',
    routes: descriptions.flatMap(({ routes }) => routes),
  };
  const sources = createHash('sha256')
    .update([split, ...APPS.map(sourceHash)].join(' '))
    .digest('hex');
  const store = folderReleaseStore(releases, journeyKeys());
  for (const version of await store.versions('shell')) {
    if ((await store.manifest('shell', version)).sourceHash === sources) return;
  }
  const outDir = join(WORKSPACE_ROOT, '.build', `one-bundle-${split}`);
  await buildFrom('shell', description, {
    outDir,
    mode: 'production',
    sources,
    unfederated: { browser: join(HERE, 'main.ts'), node: join(HERE, 'server.ts'), split },
  });
  await releaseBuild(store, outDir, { why: 'benchmark' });
}
